import { query } from './forms.ts';
import { expect, test } from './site-test.ts';
import { heading, leads, main, says } from './words.ts';

/** What the public pages say, and where their buttons lead. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

test('each address of the public site is the page it is meant to be', async ({ page }) => {
  const promise = "Know What's Happening in Your Government — Faster Than Ever";
  const pages = {
    '/': promise,
    '/home': promise,
    '/about': 'About Dais',
    '/pricing': 'Pricing',
    '/contact': 'Contact Us · Dais',
    '/meetings-we-track': 'Meetings We Track',
    '/request-entity': 'Request an Entity',
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
    '/auth': 'Sign In',
  };
  for (const [path, name] of Object.entries(pages)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name);
  }
  expect((await page.goto('/sample-meeting'))?.status()).toBe(200);
  await heading(page, 'Summary');
});

test('every public page has the header and the footer of a visitor', async ({ page }) => {
  const year = new Date().getUTCFullYear();
  for (const path of ['/', '/about', '/pricing', '/contact', '/meetings-we-track', '/terms']) {
    await page.goto(path);
    const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
    const link = (at: typeof header, name: string) => at.getByRole('link', { name, exact: true });
    await expect(link(header, 'Dais, home')).toHaveAttribute('href', '/');
    await expect(link(header, 'Home')).toHaveAttribute('href', '/');
    await expect(link(header, 'Pricing')).toHaveAttribute('href', '/pricing');
    await header.getByText('About', { exact: true }).first().click();
    await expect(link(header, 'About')).toHaveAttribute('href', '/about');
    await expect(link(header, 'Meetings We Track')).toHaveAttribute('href', '/meetings-we-track');
    await expect(link(header, 'Contact Us')).toHaveAttribute('href', '/contact');
    await expect(link(header, 'Sign In')).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
    await expect(footer).toContainText(`© ${year} Dais`);
    await expect(link(footer, 'Privacy Policy')).toHaveAttribute('href', '/privacy');
    await expect(link(footer, 'Terms of Service')).toHaveAttribute('href', '/terms');
  }
});

test('My Meetings leads a visitor to the sign-in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My Meetings' }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Fmy-meetings$/);
});

test('both landing pages lead to the sign-up and the sample, one to the directory', async ({
  page,
}) => {
  for (const path of ['/', '/home']) {
    await page.goto(path);
    await leads(page, 'Access Your First Summary', '/auth?mode=signup');
    await leads(page, 'See a Free Sample', '/sample-meeting');
    for (const step of ['Choose Your Focus', 'Receive Clear Summaries', 'Stay Informed']) {
      await heading(page, step);
    }
    await heading(page, 'How It Works');
    await expect(main(page).getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
    if (path === '/home') await leads(page, "Meetings we're tracking", '/meetings-we-track');
    else await expect(main(page).getByText("Meetings we're tracking")).toHaveCount(0);
  }
});

test('the about page has the mission and three benefits', async ({ page }) => {
  await page.goto('/about');
  await says(page, 'Our mission is to make these meetings readable.');
  for (const benefit of ['Time savings', 'Stay informed']) await heading(page, benefit);
  const alerts = page.getByRole('listitem').filter({ hasText: 'Stay alerted' });
  await expect(alerts).toContainText('get an e-mail when they come up');
  await leads(page, 'Access Your First Meeting', '/auth?mode=signup');
});

test('the contact page says what it is for', async ({ page }) => {
  await page.goto('/contact');
  await says(page, 'Questions, government bodies and meetings you would like to see added');
  await says(page, 'a subscription for a government or an enterprise');
  for (const label of ['First Name', 'Last Name', 'Email', 'Reason for Contact', 'Message']) {
    await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
  }
  expect(await page.getByLabel('Reason for Contact').getByRole('option').allTextContents()).toEqual(
    [
      'Select a reason',
      'Enterprise subscription',
      'Question about my Subscription',
      'Other Concerns',
    ],
  );
});

test('the directory is a table of names, types, states and counties', async ({ page, site }) => {
  const name = 'Name of the directory test';
  query(
    site,
    `INSERT OR IGNORE INTO govt_entities (id, entity_name, entity_description, entity_type, state, search_text, updated_at)
     VALUES ('directory-1', ?, 'Description of the directory test', 'City Council', 'Ohio', 'directory test', 0),
            ('directory-2', 'Second of the directory test', NULL, 'City Council', 'Ohio', 'directory test', 0)`,
    name,
  );
  await page.goto('/meetings-we-track?q=directory+test');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Type',
    'State',
    'County',
  ]);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toHaveText(
    'Description of the directory testNo meetings yetCity CouncilOhioN/A',
  );
  await expect(rows.nth(2)).toHaveText(
    'Second of the directory testNo meetings yetCity CouncilOhioN/A',
  );
  await expect(main(page)).not.toContainText(name);
  for (const label of ['Select State', 'Select County', 'Select Entity Type']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByPlaceholder('Search entities...')).toBeVisible();
  await page.goto('/meetings-we-track?q=nothing+at+all');
  await says(page, 'No government entities found matching your filters.');
});

test('the request form has a way back and five fields', async ({ page }) => {
  await page.goto('/request-entity');
  await leads(page, 'Back', '/meetings-we-track');
  for (const [label, name] of [
    ['Name', 'name'],
    ['Email', 'email'],
    ['State', 'state'],
    ['Town', 'town'],
    ['Entity Name', 'entityName'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('name', name);
  }
});

test('the sample is there to read, and to read only', async ({ page }) => {
  await page.goto('/sample-meeting');
  for (const name of ['Summary', 'Your Notes']) await heading(page, name);
  for (const label of ['Notes', 'Feedback']) {
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  // Its marks open what was said; nothing saves or sends.
  await expect(main(page).locator('form, button:not(.citation)')).toHaveCount(0);
  await leads(page, 'Access Your First Summary', '/auth?mode=signup');
});

test('the legal pages hold the facts they have to', async ({ page }) => {
  await page.goto('/privacy');
  await says(page, 'Last updated April 14, 2025');
  await page.goto('/terms');
  for (const words of [
    'Last updated April 14, 2025',
    'Colorado',
    'at least 18 years old',
    'paid in advance, by card',
    'non-refundable',
    'against the recording',
    'within 45 days',
    'opt out of arbitration',
    'within 30 days',
    '$250,000',
    '$10,000',
    'within one year',
    'last month',
  ]) {
    await says(page, words);
  }
});
