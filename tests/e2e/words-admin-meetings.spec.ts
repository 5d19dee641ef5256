import { randomUUID } from 'node:crypto';
import { query } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';
import { main, says } from './words.ts';

/** What the admin area says about meetings. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');
test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

test('the form for a meeting offers every field it may have', async ({ page }) => {
  await page.goto('/admin/add-meeting');
  for (const [label, name] of [
    ['Meeting Date', 'meetingDate'],
    ['Government Body', 'governmentBody'],
    ['Meeting Title', 'meetingTitle'],
    ['Video Publish Date', 'videoPublishDate'],
    ['Video ID', 'videoId'],
    ['Description', 'meetingDescription'],
    ['Summary', 'markdownSummary'],
    ['Download ID', 'downloadId'],
    ['Audio Address', 'audioFile'],
    ['Recording Starts At', 'recordingStartSeconds'],
  ] as const) {
    await expect(page.getByLabel(label).first()).toHaveAttribute('name', name);
  }
  await expect(page.getByLabel('Government Body').getByRole('option').first()).toHaveAttribute(
    'value',
    'select-government-body',
  );
  await expect(page.getByRole('button', { name: 'Add Meeting', exact: true })).toBeVisible();
});

test('the table of meetings counts, filters and sorts them, and opens each', async ({
  page,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  for (const [title, day] of [
    ['Apple', '02'],
    ['Pear', '01'],
  ] as const) {
    query(
      site,
      `INSERT INTO meetings (id, meeting_title, search_title, meeting_date, sort_date, updated_at)
       VALUES (?, ?, ?, ?, ?, 0)`,
      randomUUID(),
      `${title} ${mark}`,
      `${title} ${mark}`.toLowerCase(),
      `2026-10-${day}T12:00:00.000+00:00`,
      `2026-10-${day}T12:00:00.000+00:00`,
    );
  }
  await page.goto(`/admin/modify-meeting?title=${mark}`);
  await says(page, '2 meeting(s) found');
  const order = async (names: string[]) => {
    for (const [index, name] of names.entries()) {
      await expect(page.getByRole('row').nth(index + 1)).toContainText(`${name} ${mark}`);
    }
  };
  await order(['Apple', 'Pear']);
  const sortBy = (name: string) =>
    page.getByRole('columnheader').getByRole('link', { name }).first().click();
  await sortBy('Date');
  await order(['Pear', 'Apple']);
  await sortBy('Title');
  await order(['Apple', 'Pear']);
  await sortBy('Title');
  await order(['Pear', 'Apple']);
  await says(page, '2 meeting(s) found');
  for (const label of ['Government Body', 'Only without a summary']) {
    await expect(page.getByLabel(label).first()).toBeVisible();
  }

  await page.getByRole('link', { name: `Apple ${mark}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Meeting' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByLabel('Meeting Date')).toHaveValue('10/02/26');
  await page.getByLabel('Meeting Title').fill(`Plum ${mark}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Meeting updated successfully')).toBeVisible();
  await says(page, `Plum ${mark}`);
});

test('a meeting that is added waits among the pending summaries', async ({ page }) => {
  const title = `Added ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/add-meeting');
  // Held, and newer than what other tests leave behind: the newest come first.
  const [year, month, day] = new Date(Date.now() - 2 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  await page.getByLabel('Meeting Date').fill(`${month}/${day}/${year}`);
  await page.getByLabel('Government Body').selectOption('Boulder City Council');
  await page.getByLabel('Meeting Title').fill(title);
  await page.getByRole('button', { name: 'Add Meeting', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pending-summaries$/);
  await expect(page.getByText('Meeting has been added successfully')).toBeVisible();
  await says(page, title);
});

test('the sample is chosen by entity, then by meeting', async ({ page, site }) => {
  await page.goto('/admin/sample-meeting');
  await expect(page.getByRole('combobox', { name: 'Entity' })).toBeVisible();
  await expect(page.getByLabel('Meeting', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set as Sample Meeting' })).toBeVisible();
  await says(page, 'This meeting is already set as the sample meeting.');
  const [sample] = query<{ id: string }>(site, 'SELECT meeting_id AS id FROM sample_meeting');
  await expect(page.getByLabel('Meeting', { exact: true })).toHaveValue(sample?.id ?? '');
});
