import { demoMeeting } from './demo-meeting.ts';
import { follow, query, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';
import { heading, main, says } from './words.ts';

/** What the plans say, and what their buttons do. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

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

test("the card of a reader's plan says so, and cannot be pressed", async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/pricing');
  const card = page.getByRole('region', { name: 'Citizen', exact: true });
  await expect(card.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(1);
});

test('the free plan is a press away, and the tier changes with it', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'basic' WHERE email = ?", email);
  follow(site, email, demoMeeting(site).entityId);
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Citizen', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL(/\/my-meetings$/);
  await says(page, 'Current Plan: Citizen (Free)');
  const tier = 'SELECT subscription_tier AS tier FROM profiles WHERE email = ?';
  expect(query(site, tier, email)).toEqual([{ tier: 'free' }]);
});
