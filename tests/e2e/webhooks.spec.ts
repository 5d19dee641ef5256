import type { BrowserContext } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { query, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** On the plan that has webhooks. */
async function signUpOnEnterprise(context: BrowserContext, site: Site): Promise<string> {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'enterprise' WHERE email = ?", email);
  return email;
}

test('a reader makes a webhook, keeps its secret, and deletes it', async ({
  page,
  context,
  site,
}) => {
  await signUpOnEnterprise(context, site);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  const address = page.getByLabel('Address');
  for (const [typed, told] of [
    ['http://program.example/hook', 'Write one that begins with https://.'],
    ['https://169.254.169.254/latest', 'does not lead to the public internet'],
  ] as const) {
    await address.fill(typed);
    await page.getByRole('button', { name: 'Make a Webhook' }).click();
    await expect(page.getByText(told).first()).toBeVisible();
    await expect(address).toHaveValue(typed);
  }
  await page.getByLabel('A new summary').uncheck();
  await page.getByLabel('A corrected summary').uncheck();
  await address.fill('https://1.1.1.1/hook');
  await page.getByRole('button', { name: 'Make a Webhook' }).click();
  await expect(page.getByText('Error: Choose at least one')).toBeVisible();
  await page.getByLabel('A find of a saved search').check();
  await page.getByRole('button', { name: 'Make a Webhook' }).click();
  const secret = await page.getByLabel('Signing Secret').inputValue();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);

  await page.goto('/settings/webhooks');
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('link', { name: 'https://1.1.1.1/hook' }).click();
  await expect(page.getByText('Nothing was sent in the last 30 days.')).toBeVisible();
  // A link to the page that asks, where no dialog opens.
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete Webhook' }).click();
  await expect(page.getByText('The webhook was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://1.1.1.1/hook' })).toHaveCount(0);
  expect(site.output()).not.toContain(secret);
});

test('a reader sends a test, and reads in the log what came of it', async ({
  page,
  context,
  site,
}) => {
  const email = await signUpOnEnterprise(context, site);
  const id = crypto.randomUUID();
  // Its name leads nowhere, by its very ending: nothing is sent anywhere.
  query(
    site,
    `INSERT INTO webhooks (id, user_id, address, events, created_at)
     SELECT ?, id, 'https://program.example/hook', 'meeting.changed', '2026-01-01T00:00:00.000+00:00'
     FROM users WHERE email = ?`,
    id,
    email,
  );
  await page.goto(`/settings/webhooks/${id}`);
  await page.getByRole('button', { name: 'Send a Test' }).click();
  await expect(page.getByText('It is being sent.').first()).toBeVisible();
  const row = page.getByRole('row', { name: /webhook\.test/ });
  await expect(async () => {
    await page.goto(`/settings/webhooks/${id}`);
    await expect(row).toContainText('Nothing answered at this address.', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(row).toContainText('Failed');
  await row.getByRole('button', { name: 'Send Again' }).click();
  await expect(page.getByText('It is being sent.').first()).toBeVisible();
});
