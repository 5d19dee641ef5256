import type { Page } from '@playwright/test';
import { query } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** What the public pages say, and where their buttons lead. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
const leads = (page: Page, name: string, path: string) =>
  expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
const says = (page: Page, words: string) => expect(main(page)).toContainText(words);

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

test('the sign-in and the sign-up say what they are, and lead to each other', async ({ page }) => {
  const label = (name: string) => expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await page.goto('/auth');
  await heading(page, 'Sign In');
  await says(page, 'Sign in to your account');
  for (const name of ['Email', 'Password']) await label(name);
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await says(page, "Don't have an account? Sign up");
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();

  await expect(page).toHaveURL(/mode=signup/);
  await heading(page, 'Create Account');
  await says(page, 'Create your account to get started');
  for (const name of ['First Name', 'Last Name', 'Email', 'Password']) await label(name);
  await expect(page.getByLabel('Password')).toHaveAttribute(
    'placeholder',
    'Min. 8 characters with numbers and symbols',
  );
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();
  await says(page, 'Already have an account? Sign in');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Sign In');
});

test('whoever is signed in is sent on from the sign-in', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/my-meetings$/);
  await page.goto('/auth?from=/roadmap');
  await expect(page).toHaveURL(/\/roadmap$/);
});

test('the welcome after a sign-up says what comes next', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/auth?welcome=1');
  await heading(page, 'Welcome to Dais!');
  await says(page, "Use the 'Select Government Entities' page to choose the meetings");
  await leads(page, "Let's Go!", '/govt-entity-selection');
});

test('the about page has the mission and three benefits', async ({ page }) => {
  await page.goto('/about');
  await says(page, 'Our mission is to make these meetings readable.');
  for (const benefit of ['Time savings', 'Stay informed']) await heading(page, benefit);
  const alerts = page.getByRole('listitem').filter({ hasText: 'Stay alerted' });
  await expect(alerts).toContainText('get an e-mail when they come up');
  await leads(page, 'Access Your First Meeting', '/auth?mode=signup');
});

test('the pricing page has five cards in two rows, and the promotion', async ({ page }) => {
  await page.goto('/pricing');
  await says(page, 'Early Access Pricing – for a Limited Time only!');
  const rows = main(page).locator('.grid', { has: page.getByRole('region') });
  const names = (index: number) => rows.nth(index).getByRole('heading').allTextContents();
  expect(await names(0)).toEqual(['Citizen', 'Pro', 'Pro+']);
  expect(await names(1)).toEqual(['Enterprise', 'Municipal']);
  await expect(rows).toHaveCount(2);
  for (const features of [
    'Follow 1 local municipality',
    'Follow up to 3 government entities',
    'Share up to 5 meetings a month',
    'Follow up to 7 government entities',
    'Share up to 10 meetings a month',
  ]) {
    await says(page, features);
  }
});

test('a plan that a visitor chooses goes along to the sign-up', async ({ page }) => {
  await page.goto('/pricing');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [name, tier] of [
    ['Citizen', 'free'],
    ['Pro', 'basic'],
    ['Pro+', 'premium'],
  ] as const) {
    const choose = card(name).getByRole('link');
    await expect(choose).toHaveAttribute('href', `/auth?mode=signup&plan=${tier}`);
  }
  for (const name of ['Enterprise', 'Municipal']) {
    await expect(card(name).getByRole('link')).toHaveAttribute('href', /^\/contact(\?|$)/);
  }
  await card('Pro').getByRole('link').click();
  await heading(page, 'Create Account');
  const form = main(page).locator('form');
  await expect(form).toHaveAttribute('action', /plan=basic/);
});

test('signing out without a session is no error', async ({ request, site }) => {
  const answer = await request.post('/sign-out', {
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/auth');
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
  await expect(rows.nth(1)).toHaveText('Description of the directory testCity CouncilOhioN/A');
  await expect(rows.nth(2)).toHaveText('Second of the directory testCity CouncilOhioN/A');
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
  await expect(main(page).getByRole('button')).toHaveCount(0);
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
