import type { Site } from '#tests/support/site.ts';
import { press, settingsSay, signUp } from './payer.ts';
import { expect, signIn, test } from './site-test.ts';

test('an admin sees what was refunded, and sets an agreed plan', async ({
  page,
  site,
  context,
}) => {
  const email = await signUp(page);
  await expect(page.getByText('Welcome to Dais!')).toBeVisible();
  await context.clearCookies();
  await signIn(context, site, 'admin@example.com');
  await page.goto('/admin/payments');
  await expect(page.getByText('No payments to look at')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Plan', { exact: true }).selectOption('enterprise');
  await page.getByLabel('Last Day').fill('2099-12-31');
  await press(page, 'Set Plan');
  await expect(page.getByText('The plan is set.').first()).toBeVisible();
  await page.goto('/admin/audit-log');
  await expect(page.getByText('Set a plan').first()).toBeVisible();
});

test.describe('what is not Stripe', () => {
  const send = (site: Site, body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/resources/stripe-webhook`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  test('is refused without a signature, and with a body of 10 MB', async ({ site }) => {
    expect((await send(site, '{"id":"evt_1"}')).status).toBe(400);
    expect((await send(site, '{}', { 'Stripe-Signature': 't=1,v1=00' })).status).toBe(400);
    const large = await send(site, 'x'.repeat(10 * 1024 * 1024)).catch(() => null);
    // The line may be cut before all of it was sent.
    expect([413, undefined]).toContain(large?.status);
  });

  test('names a price or another plan in vain', async ({ page, site }) => {
    await signUp(page);
    await expect(page.getByText('Welcome to Dais!')).toBeVisible();
    for (const tier of ['enterprise', 'admin', 'price_demo_basic', '']) {
      const answer = await page.request.post(`${site.url}/resources/checkout`, {
        form: { tier, price: 'price_1', amount: '1' },
        headers: { Origin: site.url },
        maxRedirects: 0,
      });
      expect(answer.headers().location).toBe('/pricing');
    }
    await settingsSay(page, 'Citizen', 'N/A');
  });

  test('asks the price of the plan, whatever price came with the form', async ({ page, site }) => {
    await signUp(page);
    await expect(page.getByText('Welcome to Dais!')).toBeVisible();
    const answer = await page.request.post(`${site.url}/resources/checkout`, {
      form: { tier: 'premium', price: 'price_demo_basic', amount: '1' },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    await page.goto(answer.headers().location ?? '');
    await expect(page.getByRole('button', { name: 'Pay $50.00' })).toBeVisible();
  });
});
