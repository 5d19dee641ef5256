import { demoMeeting } from './demo-meeting.ts';
import { follow, query, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';
import { heading, leads, main, says } from './words.ts';

/** What the pages of an entity and of a meeting say. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

test('an entity has its links and its meetings, newest first', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  const id = `entity-of-${email}`;
  query(
    site,
    `INSERT INTO govt_entities (id, entity_name, entity_type, state, search_text, homepage_url, docs_link, updated_at)
     VALUES (?, 'Harbor Commission', 'Commission', 'Maine', 'harbor commission',
       'https://harbor.example', 'https://harbor.example/papers', 0)`,
    id,
  );
  follow(site, email, id);
  await page.goto(`/govt-entities/${id}`);
  await heading(page, 'Harbor Commission');
  await heading(page, 'No meetings found');
  await says(page, 'Check back later for updates.');
  for (const [name, address] of [
    ['Visit Website', 'https://harbor.example/'],
    ['View Documents', 'https://harbor.example/papers'],
  ] as const) {
    const link = main(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }

  const add = (title: string, date: string | null, video: string | null) => {
    const at = (day: string | null) => day && `${day}T12:00:00.000+00:00`;
    query(
      site,
      `INSERT INTO meetings (id, govt_entity_id, meeting_title, meeting_description, meeting_date, video_publish_date, sort_date, updated_at)
       VALUES (?, ?, ?, 'About the docks', nullif(?, ''), nullif(?, ''), ?, 0)`,
      `${id}-${title}`,
      id,
      title,
      at(date) ?? '',
      at(video) ?? '',
      at(date ?? video) ?? '1970-01-01T00:00:00.000+00:00',
    );
  };
  add('No date', null, null);
  add('Middle', null, '2025-05-05');
  add('Newest', '2025-09-09', null);
  add('Oldest', '2024-01-01', '2025-12-31');
  await page.goto(`/govt-entities/${id}`);
  await heading(page, 'Meetings');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Date',
    'Title',
    'Description',
  ]);
  const rows = page.getByRole('row');
  await expect(rows).toHaveText([
    'DateTitleDescription',
    'Sep 9, 2025NewestAbout the docks',
    'Date not availableMiddleAbout the docks',
    'Jan 1, 2024OldestAbout the docks',
    'Date not availableNo dateAbout the docks',
  ]);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/meetings\//);
  await heading(page, 'Newest');
});

test('a meeting has its head, its summary and the notes', async ({ page, context, site }) => {
  const { meetingId, entityId } = demoMeeting(site);
  const email = await signUp(context, site);
  follow(site, email, entityId);
  query(
    site,
    "UPDATE meetings SET pdf_url = 'https://papers.example/a.pdf' WHERE id = ?",
    meetingId,
  );
  const [meeting] = query<{ title: string; description: string; entity: string }>(
    site,
    `SELECT meeting_title AS title, meeting_description AS description,
       coalesce(entity_description, entity_name) AS entity
     FROM meetings m JOIN govt_entities e ON e.id = m.govt_entity_id WHERE m.id = ?`,
    meetingId,
  );
  await page.goto(`/meetings/${meetingId}`);
  await leads(page, 'Back to meetings', `/govt-entities/${entityId}`);
  await heading(page, meeting?.title ?? '');
  await says(page, meeting?.entity ?? '');
  if (meeting?.description) await says(page, meeting.description);
  await expect(main(page)).toContainText(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}/);
  const papers = main(page).getByRole('link', { name: 'View Meeting Documents' });
  await expect(papers).toHaveAttribute('href', 'https://papers.example/a.pdf');
  await expect(papers).toHaveAttribute('target', '_blank');
  await heading(page, 'Summary');
  await expect(page.locator('.prose-summary').first()).toContainText(/\w{20}|\w+ \w+ \w+/);
  await heading(page, 'Your Notes');
  for (const label of ['Notes', 'Feedback']) {
    await expect(page.getByLabel(label, { exact: true })).toBeEditable();
  }
  query(site, 'UPDATE meetings SET meeting_title = NULL WHERE id = ?', meetingId);
  await page.goto(`/meetings/${meetingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/,
  );
  query(
    site,
    'UPDATE meetings SET meeting_title = ?, pdf_url = NULL WHERE id = ?',
    meeting?.title ?? '',
    meetingId,
  );
  await page.goto(`/meetings/${meetingId}`);
  await expect(main(page).getByText('View Meeting Documents')).toHaveCount(0);
});

test('feedback that was processed is shown, to read only', async ({ page, context, site }) => {
  const { meetingId, entityId } = demoMeeting(site);
  const email = await signUp(context, site);
  follow(site, email, entityId);
  await page.goto(`/meetings/${meetingId}`);
  await page.getByLabel('Feedback', { exact: true }).fill('The vote on item 4 is missing.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Notes saved successfully')).toBeVisible();
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveValue(
    'The vote on item 4 is missing.',
  );
  query(
    site,
    `UPDATE user_notes SET feedback_processed = 1
     WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    email,
  );
  await page.reload();
  await says(page, 'Processed feedback');
  await says(page, 'The vote on item 4 is missing.');
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveValue('');
});
