import type { Page } from '@playwright/test';
import { press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** The secret in an address that is shown. */
async function secretIn(page: Page, label: string): Promise<string> {
  const address = await page.getByLabel(label).inputValue();
  return /\/feeds\/([\w-]{43})\//.exec(address)?.[1] ?? '';
}

test('a reader has what they follow in their calendar, changes its address and ends it', async ({
  page,
  context,
  request,
  site,
}) => {
  const email = await signUp(context, site);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Calendar and Feeds' }).click();
  await expect(page.getByText('part of the Pro plan and above')).toBeVisible();
  query(site, "UPDATE profiles SET subscription_tier = 'premium' WHERE email = ?", email);

  await page.goto('/settings/feeds');
  await press(page, 'Make the Addresses');
  const first = await secretIn(page, 'Calendar address');
  expect(first).toBe(await secretIn(page, 'Feed address'));
  const statusOf = async (secret: string) =>
    (await request.get(`/feeds/${secret}/meetings.ics`)).status();
  expect(await statusOf(first)).toBe(200);

  await page.goto('/settings/feeds');
  expect(await page.content()).not.toContain(first);
  await page.getByRole('link', { name: /Change or Stop/ }).click();
  await press(page, 'Make a New Address');
  const second = await secretIn(page, 'Calendar address');
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await press(page, 'Stop This Address');
  await says(page, 'The address was ended. Nothing is told by it any more.');
  expect(await statusOf(second)).toBe(404);
  const output = site.output();
  for (const secret of [first, second]) expect(output).not.toContain(secret);
});

test('a saved search has an address of its own', async ({ page, context, request, site }) => {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'premium' WHERE email = ?", email);
  await page.goto('/saved-searches/new?q=budget');
  await page.getByRole('button', { name: /Save/ }).first().click();
  await page.getByRole('link', { name: /Change/ }).click();
  await press(page, 'Make an Address');
  const secret = await secretIn(page, 'Feed address');
  const answer = await request.get(`/feeds/${secret}/found.atom`);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  await page.goto('/settings/feeds');
  await expect(page.getByText('What “budget” finds', { exact: true })).toBeVisible();
});
