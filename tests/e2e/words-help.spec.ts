import { expect, signIn, test } from './site-test.ts';
import { heading, leads, main, says } from './words.ts';

/** What people are told before they sign up, and where readers find help. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

test('help, contact, prices and the roadmap are on every page of a reader', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  for (const path of ['/my-meetings', '/settings', '/govt-entity-selection']) {
    await page.goto(path);
    for (const [name, href] of [
      ['Help', '/help'],
      ['Pricing', '/pricing'],
      ['Contact Us', '/contact'],
      ['Roadmap', '/roadmap'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await expect(link, `${name} on ${path}`).toHaveAttribute('href', href);
    }
  }
});

test('the help answers what readers ask first, and leads to a person', async ({ page }) => {
  expect((await page.goto('/help'))?.status()).toBe(200);
  await heading(page, 'Help');
  await says(page, 'you can change to 3 other entities within 30 days');
  await leads(page, 'Contact us', '/contact');
  await leads(page, 'Pricing', '/pricing');
});

test('signing up with a plan says which, and what it costs', async ({ page }) => {
  await page.goto('/auth?mode=signup&plan=basic');
  await says(page, 'You chose Pro: $25 a month');
  await says(page, 'instead of $50');
  await page.goto('/auth?mode=signup&plan=premium');
  await says(page, 'You chose Pro+: $50 a month');
  await page.goto('/auth?mode=signup&plan=free');
  await says(page, 'You chose Citizen, which is free');
  await leads(page, 'Choose another plan', '/pricing');
  await page.goto('/auth?mode=signup&plan=enterprise');
  await expect(main(page)).not.toContainText('You chose');
  await page.goto('/auth?mode=signup');
  await expect(main(page)).not.toContainText('You chose');
});

test('whoever signs up is told of their age, the terms and the arbitration', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await says(page, 'at least 18 years old');
  const leadsTo = (name: string, href: string) =>
    expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await leadsTo('Terms of Service', '/terms');
  await leadsTo('arbitration', '/terms#disputes');
  await leadsTo('Privacy Policy', '/privacy');
  await page.goto('/terms');
  await expect(page.locator('#disputes')).toHaveText(/Disputes/);
  await page.goto('/auth');
  await expect(main(page)).not.toContainText('18 years');
});
