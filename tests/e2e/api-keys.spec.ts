import { expect, signIn, test } from './site-test.ts';

test('a reader makes a key, their program reads by it, and a revoked one reads no more', async ({
  page,
  context,
  request,
  site,
  javaScriptEnabled,
}) => {
  const name = `Newsroom ${javaScriptEnabled ? 'with' : 'without'} scripts`;
  await signIn(context, site, 'reader@example.com');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Make a Key' }).click();
  await expect(page.getByText('Error: Say what the key is for')).toBeVisible();
  await page.getByLabel('What It Is For').fill(name);
  await page.getByLabel('Current Password').fill('Password1!');
  await page.getByRole('button', { name: 'Make a Key' }).click();
  const key = await page.getByLabel('API Key', { exact: true }).inputValue();
  expect(key).toMatch(/^dais_[0-9a-f]{10}_[\w-]{43}$/);

  const follows = () =>
    request.get('/api/v1/follows', { headers: { Authorization: `Bearer ${key}` } });
  const answer = await follows();
  expect(answer.status()).toBe(200);
  expect((await answer.json()).items.length).toBeGreaterThan(0);
  expect(answer.headers()['ratelimit-policy']).toBe('"day";q=1000;w=86400');
  const tag = answer.headers().etag ?? '';
  const again = await request.fetch('/api/v1/follows', {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${key}`, 'If-None-Match': tag },
  });
  expect(again.status()).toBe(304);

  await page.goto('/settings/api-keys');
  expect(await page.content()).not.toContain(key);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(/less than a minute ago/);
  // A link to the page that asks, where no dialog opens.
  const revoke = row.getByText('Revoke', { exact: false }).last();
  await revoke.click();
  await page.getByRole('button', { name: 'Revoke Key' }).click();
  await expect(page.getByText('The key was revoked. It no longer works.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const refused = await follows();
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ type: '/api#wrong-key' });
  expect(site.output()).not.toContain(key.slice(-43));
});
