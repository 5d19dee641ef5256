import type { Site } from '#tests/support/site.ts';
import { demoMeeting } from './demo-meeting.ts';
import { follow, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** A meeting of the demonstration that is its entity's only one: no other test has put a newer one before it. */
function onlyMeeting(site: Site): { entityId: string; meetingId: string } {
  const [found] = query<{ entityId: string; meetingId: string }>(
    site,
    `SELECT min(id) AS meetingId, govt_entity_id AS entityId FROM meetings
     WHERE markdown_summary <> '' AND meeting_title <> '' AND govt_entity_id IS NOT NULL
     GROUP BY govt_entity_id
     HAVING count(*) = 1 AND min(meeting_title) LIKE 'Example: %' AND min(id) NOT IN (SELECT meeting_id FROM sample_meeting)
     ORDER BY govt_entity_id`,
  );
  if (!found) throw new Error('The demonstration has no body with one summary.');
  return found;
}

test('a new summary is marked until it is opened, and again when it was corrected', async ({
  page,
  context,
  site,
}) => {
  const { entityId, meetingId } = onlyMeeting(site);
  const email = await signUp(context, site);
  follow(site, email, entityId);
  await page.goto('/my-meetings');
  const news = page.getByRole('region', { name: 'What’s New' });
  const [meeting] = query<{ title: string }>(
    site,
    'SELECT meeting_title AS title FROM meetings WHERE id = ?',
    meetingId,
  );
  const item = news.getByRole('article', { name: meeting?.title });
  await expect(item.getByText('New', { exact: true })).toBeVisible();
  await page.goto(`/govt-entities/${entityId}`);
  const row = page.getByRole('row').filter({ hasText: meeting?.title });
  await expect(row.getByText('New', { exact: true })).toBeVisible();

  await page.goto('/my-meetings');
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`/meetings/${meetingId}`);
  await expect(async () => {
    await page.goto('/my-meetings');
    await expect(item).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(news.getByRole('link', { name: meeting?.title })).toBeVisible();

  const correct = 'UPDATE summary_versions SET correction = ? WHERE meeting_id = ?';
  query(site, correct, 'The fee is $5, not $6.', meetingId);
  query(
    site,
    `UPDATE read_marks SET published_at = '2026-01-01T00:00:00.000+00:00'
     WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    email,
  );
  await page.goto('/my-meetings');
  await expect(item.getByText('Corrected since you read it')).toBeVisible();
  await expect(item.getByText('The fee is $5, not $6.')).toBeVisible();
  query(site, 'UPDATE summary_versions SET correction = NULL WHERE meeting_id = ?', meetingId);
});

test('all is marked as read at once, and that is taken back', async ({ page, context, site }) => {
  follow(site, await signUp(context, site), demoMeeting(site).entityId);
  await page.goto('/my-meetings/unread');
  await expect(page.getByRole('article').first()).toBeVisible();
  await press(page, 'Mark All Read');
  await says(page, 'You have read everything that is new');
  await expect(page.getByRole('article')).toHaveCount(0);
  await press(page, 'Undo');
  await says(page, 'What you had not read is marked as new again.');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what is no moment is refused', async ({ page, context, site }) => {
  await signUp(context, site);
  const sent: Record<string, string>[] = [
    { intent: 'mark-all-read', through: 'soon' },
    { intent: 'burn' },
    {},
  ];
  for (const form of sent) {
    const headers = { Origin: site.url };
    const answer = await page.request.post('/my-meetings', { form, headers });
    expect(answer.status()).toBe(400);
  }
});
