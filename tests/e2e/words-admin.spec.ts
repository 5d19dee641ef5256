import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { query } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';
import { says } from './words.ts';

/** What the lists of the admin area say. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');
test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const columns = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());

test('the admin area begins with its first tab, and is in the header of admins', async ({
  page,
}) => {
  await page.goto('/my-meetings');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  expect(await header.getByRole('link').allTextContents()).toEqual([
    'My Meetings',
    'Admin Dashboard',
  ]);
  for (const name of [
    'pending-summaries',
    'feedback',
    'entity-requests',
    'contact-submissions',
    'add-meeting',
    'modify-meeting',
    'sample-meeting',
  ]) {
    expect((await page.goto(`/admin/${name}`))?.status()).toBe(200);
    await expect(page).toHaveURL(`/admin/${name}`);
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
});

test('pending summaries are the meetings without one', async ({ page, site }) => {
  const title = `Without a summary ${randomUUID().slice(0, 8)}`;
  // Held, and newer than what other tests leave behind: the newest come first.
  const held = new Date(Date.now() - 2 * 86_400_000);
  const date = `${held.toISOString().slice(0, 10)}T12:00:00.000+00:00`;
  query(
    site,
    `INSERT INTO meetings (id, meeting_title, government_body, meeting_date, sort_date, markdown_summary, updated_at)
     VALUES (?, ?, 'Harbor Commission', ?, ?, '', 0)`,
    ...[randomUUID(), title, date, date],
  );
  await page.goto('/admin/pending-summaries');
  expect(await columns(page)).toEqual(['Title', 'Date', 'Government Body', 'Stage']);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
    `${formatMeetingDate(held)}Harbor Commission`,
  );
  query(site, "UPDATE meetings SET markdown_summary = 'Done.' WHERE meeting_title = ?", title);
  await page.reload();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('feedback stands under its meeting', async ({ page, site }) => {
  const [note] = query<{ id: string; meeting_id: string }>(
    site,
    'SELECT id, meeting_id FROM user_notes WHERE feedback IS NOT NULL LIMIT 1',
  );
  const text = `Second opinion ${randomUUID().slice(0, 8)}`;
  query(
    site,
    `INSERT INTO user_notes (id, user_id, meeting_id, feedback, updated_at)
     SELECT ?, id, ?, ?, 0 FROM users WHERE email = 'admin@example.com'
     ON CONFLICT (user_id, meeting_id) DO UPDATE SET feedback = excluded.feedback, feedback_processed = 0`,
    randomUUID(),
    note?.meeting_id ?? '',
    text,
  );
  query(site, 'UPDATE user_notes SET feedback_processed = 0 WHERE id = ?', note?.id ?? '');
  await page.goto('/admin/feedback');
  expect(await columns(page)).toEqual(['Meeting', 'Feedback', 'Date', 'Processed']);
  const head = page
    .getByRole('rowheader')
    .filter({ has: page.locator(`a[href="/admin/meetings/${note?.meeting_id}"]`) });
  // Other tests may have written about the same meeting; it stands in the table once all the same.
  expect(Number(await head.getAttribute('rowspan'))).toBeGreaterThanOrEqual(2);
  await says(page, text);
});

test('entity requests have their columns, and hints where there are none', async ({
  page,
  site,
}) => {
  query(
    site,
    `INSERT OR REPLACE INTO entity_requests (id, name, email, state, town, entity_name)
     VALUES ('words', 'Ada', 'ada@example.com', 'Ohio', 'Akron', 'Zoning Board')`,
  );
  await page.goto('/admin/entity-requests');
  expect((await columns(page)).slice(0, 7)).toEqual([
    'Date',
    'Name',
    'Email',
    'State',
    'Town',
    'Entity Name',
    'Processed',
  ]);
  await expect(page.getByRole('switch', { name: 'Show processed requests' })).toBeVisible();
  query(site, 'DELETE FROM entity_requests');
  await page.reload();
  await says(page, 'No entity requests found');
  await says(page, 'There are no unprocessed requests.');
  await page.goto('/admin/entity-requests?processed=on');
  await says(page, 'No entity requests found');
  await says(page, 'Nobody has requested an entity yet.');
});

test('contact messages have their columns, and hints where there are none', async ({
  page,
  site,
}) => {
  for (const reason of ['enterprise', 'subscription', 'other']) {
    query(
      site,
      `INSERT OR REPLACE INTO contact_us_log (id, first_name, last_name, email, reason, message)
       VALUES (?, ?, 'Reader', 'ada@example.com', ?, 'Which plan is for us?')`,
      `words-${reason}`,
      reason,
      reason,
    );
  }
  await page.goto('/admin/contact-submissions');
  expect(await columns(page)).toEqual([
    'Name',
    'Email',
    'Reason',
    'Submitted',
    'Status',
    'Actions',
  ]);
  const row = (reason: string) => page.getByRole('row').filter({ hasText: `${reason} Reader` });
  await expect(row('enterprise')).toContainText('Enterprise subscription');
  await expect(row('subscription')).toContainText('Question about subscription');
  await expect(row('other')).toContainText('Other concerns');
  await expect(row('other').getByRole('button', { name: /^Mark as processed/ })).toBeVisible();
  await expect(row('other').getByRole('link', { name: /^View Message/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show processed contacts' })).toBeVisible();
  query(site, 'DELETE FROM contact_us_log');
  await page.reload();
  await says(page, 'No pending contact submissions found.');
  await page.goto('/admin/contact-submissions?processed=on');
  await says(page, 'No contact submissions found.');
});
