import type { Page } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';
import { axeFaults } from './axe.ts';
import { expect, signIn, test } from './site-test.ts';

// One site for all, so one worker.
test.describe.configure({ mode: 'default' });

/** A site of its own, as the stand-in's clock is everybody's. */
let own: Site;
test.beforeAll(async () => {
  own = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
});
test.afterAll(() => own.stop());

/** Sound in both themes and on the narrowest phone. */
async function inspect(page: Page, withAxe: boolean) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (withAxe) expect(await axeFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a demonstration is paid, overdue and paid again on pages that say no money moves', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const withAxe = javaScriptEnabled !== false;
  const main = page.getByRole('main');
  await signIn(context, own, 'reader@example.com');
  await page.goto(`${own.url}/pricing`);
  await page.locator('form[action="/resources/checkout"]').first().getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Dais Pro');
  await expect(page.getByText('No card is charged and no money moves.')).toBeVisible();
  await inspect(page, withAxe);

  await page.getByRole('radio', { name: /0002/ }).check();
  await press(page, 'Pay $25.00');
  await expect(page.getByRole('alert')).toHaveText(/^Your card was declined\./);
  await inspect(page, withAxe);
  await page.getByRole('radio', { name: /0341/ }).check();
  await press(page, 'Pay $25.00');
  await page.waitForURL(/\/my-meetings\?checkout=cs_test_/);

  await expect(async () => {
    await page.goto(`${own.url}/settings`);
    await press(page, 'Invoices and Card');
    await expect(main).toContainText('active, renews on', { timeout: 1000 });
  }).toPass();
  await inspect(page, withAxe);
  await press(page, 'To the next renewal');
  await expect(main).toContainText('payment overdue');
  await page.getByRole('radio', { name: /4242/ }).check();
  await press(page, 'Use this card');
  await expect(page.getByRole('status')).toHaveText('The card was changed.');
  await press(page, /^Pay .+ now$/);
  await expect(page.getByRole('status')).toHaveText('The invoice is paid.');
  await expect(main).toContainText('active, renews on');

  await page.getByRole('link', { name: /-0002$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice .+-0002$/);
  await inspect(page, withAxe);
  await page.goto(`${own.url}/stand-in-for-stripe/checkout/none`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  await inspect(page, withAxe);
});

test('a form of another site pays nothing', async ({ request }) => {
  const refused = await request.post(`${own.url}/stand-in-for-stripe/checkout/none`, {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(refused.status()).toBe(403);
});

test('production has neither the API nor the pages of the stand-in', async ({
  request,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'No browser takes part.');
  const site = await startSite({
    environment: {
      DAIS_MODE: 'production',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://dais.example',
    },
  });
  try {
    for (const path of ['/v1/customers', '/stand-in-for-stripe/page.css']) {
      expect((await request.get(`${own.url}${path}`)).status()).not.toBe(404);
      expect((await request.get(`${site.url}${path}`)).status()).toBe(404);
    }
  } finally {
    await site.stop();
  }
});
