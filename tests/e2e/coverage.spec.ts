import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';
import { expect, test } from './site-test.ts';

/** Counted as the job of a night counts them: of every body of the demonstration one row. */
function countAsNight(site: Site) {
  query(
    site,
    `INSERT OR IGNORE INTO body_coverage
       (govt_entity_id, watched_since, sources, sources_in_need, known, held, summarised,
        without_record, usual_days, usual_of, counted_at)
     SELECT id, '2026-03-04T08:00:00.000+00:00', 2, 1, 30, 24, 20, 3, 2, 18,
       '2026-11-20T06:00:00.000+00:00' FROM govt_entities`,
  );
}

test('the coverage page tells what is watched, how soon and what is missing', async ({
  page,
  site,
}) => {
  countAsNight(site);
  await page.goto('/meetings-we-track');
  await page.getByRole('main').getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Government bodies that are watched' });
  await expect(table.getByRole('row').nth(1)).toContainText('3 records');

  await table.getByRole('link', { name: 'Missing' }).click();
  await expect(page).toHaveURL(/sort=missing&dir=desc/);
  // The address changes before the form does, which takes the order along.
  await expect(table.getByRole('columnheader', { name: 'Missing' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('main').getByRole('searchbox').fill('planning');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=planning/);
  await expect(page).toHaveURL(/sort=missing/);
  await table.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByText(/^Watched since Mar \d, 2026/)).toBeVisible();
});

test('the coverage page fits a narrow phone, and says when nothing matches', async ({
  page,
  site,
}) => {
  countAsNight(site);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/coverage');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.goto('/coverage?q=no+such+body');
  await expect(page.getByText('No bodies that are watched match these filters.')).toBeVisible();
});
