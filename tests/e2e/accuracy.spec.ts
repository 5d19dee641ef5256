import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

/** Counts and percentage of each share, above its bar, that stand on more than one line. */
const brokenShares = (page: Page) =>
  page.evaluate(() => {
    const shares = [...document.querySelectorAll<HTMLElement>('td span:has(+ svg)')];
    const lines = (one: HTMLElement) =>
      one.offsetHeight / Number.parseFloat(getComputedStyle(one).lineHeight);
    return shares.filter((one) => lines(one) > 1.5).map(({ textContent }) => textContent);
  });

test('the accuracy page tells how summaries are checked, what was measured and what was corrected', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accuracy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible();

  const ways = page.getByRole('table', { name: /How the sentences of the summaries/ });
  await expect(ways.getByRole('row', { name: /Compared by rule/ })).toContainText('nothing more');
  await expect(ways).not.toContainText(/supported/i);
  expect(await brokenShares(page)).toEqual([]);

  const errors = page.getByRole('table', { name: /by what is wrong with them/ });
  await expect(errors.getByRole('row', { name: /nobody said/ })).toContainText(/\d+ of \d+/);
  await expect(errors.getByRole('row', { name: /true, and wrongly marked/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /by kind of record/ })).toContainText('set aside');
  await expect(page.getByText('What these figures do not tell')).toBeVisible();

  await expect(page.getByText('Sentences that readers reported')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Corrections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corrections' })).toBeVisible();
});

test('a summary leads to how summaries are checked', async ({ page }) => {
  await page.goto('/sample-meeting');
  await page.getByRole('link', { name: /How summaries are checked/ }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
});

test('the accuracy page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/accuracy');
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  expect(await brokenShares(page)).toEqual([]);
});
