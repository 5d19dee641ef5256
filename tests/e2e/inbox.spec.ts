import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeRecord } from '#tests/support/records.ts';
import { query } from './forms.ts';
import { makeDrafts } from './inbox-drafts.ts';
import { settle } from './keyboard.ts';
import { sourceOf } from './planted-source.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const rows = (page: Page) => page.getByRole('table', { name: 'Inbox' }).locator('a.row-target');
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('admins land in it, and sort, filter and search it in its address', async ({ page, site }) => {
  const word = makeDrafts(site, [1, 3, 2]);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  const queues = page.getByRole('navigation', { name: 'Queues' });
  await expect(queues.getByRole('link', { name: /Ready to review \d+/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto(`/admin/inbox?q=${word.toLowerCase()}`);
  expect(await rows(page).allTextContents()).toEqual([`${word} 1`, `${word} 2`, `${word} 3`]);
  await expect(row(page, `${word} 1`)).toContainText('Draft Oct 1');
  await page.getByRole('link', { name: 'To Settle' }).click();
  await expect(page).toHaveURL(/sort=marks/);
  await expect(rows(page).first()).toHaveText(`${word} 2`);
  expect(await rows(page).allTextContents()).toEqual([`${word} 2`, `${word} 3`, `${word} 1`]);
  await queues.getByRole('link', { name: /Held back/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in this queue matches' })).toBeVisible();
});

test('a meeting is taken, given back and put off, and comes back on its day', async ({
  page,
  site,
}) => {
  const word = makeDrafts(site, [1, 1]);
  await page.goto(`/admin/inbox?q=${word}`);
  const first = row(page, `${word} 1`);
  await first.getByRole('button', { name: /^Take/ }).click();
  await expect(first).toContainText('You');
  await page.goto(`/admin/inbox?q=${word}&owner=me`);
  expect(await rows(page).allTextContents()).toEqual([`${word} 1`]);
  await page.goto(`/admin/inbox?q=${word}`);
  await first.getByText('More').click();
  await first.getByRole('button', { name: /^Give Back/ }).click();
  await expect(first.getByRole('button', { name: /^Take/ })).toBeVisible();

  await first.getByText('More').click();
  await first.getByRole('button', { name: 'Put Off' }).click();
  await expect(page.getByText('Put off. It comes back by itself.').first()).toBeVisible();
  await expect(rows(page)).toHaveText([`${word} 2`]);
  await page.goto(`/admin/inbox?q=${word}&snoozed=on`);
  await expect(rows(page)).toHaveText([`${word} 1`]);
  query(
    site,
    `UPDATE inbox_items SET snoozed_until = '2026-01-01T12:00:00.000+00:00'
     WHERE meeting_id = (SELECT id FROM meetings WHERE meeting_title = ?)`,
    `${word} 1`,
  );
  await page.goto(`/admin/inbox?q=${word}`);
  await expect(rows(page)).toHaveText([`${word} 1`, `${word} 2`]);
});

test('leads from one draft to the next without going back, also past one that left it', async ({
  page,
  site,
}) => {
  const word = makeDrafts(site, [1, 3, 2]);
  await page.goto(`/admin/inbox?q=${word}&sort=marks&dir=desc`);
  await rows(page).first().click();
  await expect(page.getByRole('heading', { name: `${word} 2` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'What has happened to it so far' })).toContainText(
    'Found Oct 2',
  );
  const place = page.getByRole('navigation', { name: 'Inbox' });
  await expect(place.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await place.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: `${word} 3` })).toBeVisible();
  query(
    site,
    'DELETE FROM summary_versions WHERE meeting_id = (SELECT id FROM meetings WHERE meeting_title = ?)',
    `${word} 3`,
  );
  await place.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await expect(place).toContainText('This is the last of them');
  await place.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: `${word} 2` })).toBeVisible();
  await place.getByRole('link', { name: 'Inbox: Ready to review' }).click();
  await expect(rows(page)).toHaveText([`${word} 2`, `${word} 1`]);
});

test('publishing goes on to the next meeting, also by keyboard', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const word = makeDrafts(site, [0, 0, 0]);
  await page.goto(`/admin/inbox?q=${word}`);
  await rows(page).first().click();
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish and Go On' }).click();
  await expect(page.getByRole('heading', { name: `${word} 2` })).toBeVisible();
  await expect(
    page.getByText(`Published: ${word} 1, Boulder City Council, Oct 1, 2026.`),
  ).toBeVisible();
  if (javaScriptEnabled === false) {
    await page.getByRole('link', { name: 'Publish Summary' }).click();
    await page.getByRole('button', { name: 'Publish and Go On' }).click();
  } else {
    const inHand = page.getByRole('link', { name: 'Publish…' });
    await inHand.focus();
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inHand).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('heading', { name: `${word} 3` })).toBeVisible();
  await page.getByRole('link', { name: 'Publish Summary' }).click();
  await expect(page.getByRole('button', { name: 'Publish and Go On' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Published summary' })).toBeVisible();
});

test('is worked through by keyboard', async ({ page, site, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'Keys need a script.');
  const word = makeDrafts(site, [1, 1, 1]);
  await page.goto(`/admin/inbox?q=${word}`);
  // A key that comes before the script is nobody's.
  await settle(page, true);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  const answer = Promise.withResolvers<void>();
  await page.route('**/admin/inbox*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('o');
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const until = row(page, `${word} 2`).locator('input[type=date]');
  await expect(until).toBeFocused();
  // What was asked for before is answered, and takes nothing from what is done now.
  answer.resolve();
  await expect(row(page, `${word} 1`)).toContainText('You');
  await settle(page, true);
  await expect(until).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([`${word} 1`, `${word} 3`]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Put it off');
  await page.keyboard.press('Escape');
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  // The desk's keys work once its script is there, which comes after its words.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: `${word} 3` })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('what failed is tried again from it, and what is held back is let go on', async ({
  page,
  site,
}) => {
  const word = makeDrafts(site, [0]);
  query(
    site,
    `INSERT INTO jobs (id, kind, payload, state, subject_id, last_error)
     SELECT ?, 'draft-summary', '{"transcriptId":"none"}', 'parked', id, 'The model gave no answer.'
     FROM meetings WHERE meeting_title = ?`,
    ...[randomUUID(), `${word} 1`],
  );
  await page.goto(`/admin/inbox?queue=failed&q=${word}`);
  await expect(row(page, word)).toContainText('No draft could be made: The model gave no answer.');
  await row(page, word)
    .getByRole('button', { name: /^Try Again/ })
    .click();
  await expect(page.getByText('It is tried again').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in this queue matches' })).toBeVisible();

  const record = randomUUID();
  query(
    site,
    `INSERT INTO transcripts (id, meeting_id, govt_entity_id, file_name, format, sha256, byte_length)
     SELECT ?, id, govt_entity_id, 'notice.txt', 'named-turns', ?, 90 FROM meetings WHERE meeting_title = ?`,
    ...[record, record, `${word} 1`],
  );
  const hold = `INSERT INTO held_records (transcript_id, reasons) VALUES (?, '["cancellation"]')`;
  query(site, hold, record);
  const says = 'The meeting of the council has been cancelled.';
  query(
    site,
    'INSERT INTO transcript_segments (transcript_id, "index", text) VALUES (?, 0, ?)',
    ...[record, says],
  );
  query(
    site,
    `UPDATE transcripts SET faults = '[{"kind":"cancellation","message":"A notice.","gap":null,"segments":[]}]'
     WHERE id = ?`,
    record,
  );
  await page.goto(`/admin/inbox?queue=held&fault=cancellation&q=${word}`);
  await expect(row(page, word)).toContainText('Notice of cancellation notice.txt');
  await row(page, word).getByRole('link').first().click();
  await expect(page.getByRole('blockquote')).toContainText(says);
  await page.getByRole('button', { name: 'Never Draft It', exact: true }).click();
  await expect(page.getByText('Left as it is, with its meeting').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  query(site, hold, record);
  await page.goto(`/admin/inbox?queue=held&q=${word}`);
  await row(page, word)
    .getByRole('button', { name: /^Draft Anyway/ })
    .click();
  await expect(page.getByText('A summary is drafted').first()).toBeVisible();
  await expect(row(page, word)).toHaveCount(0);
});

test('a document that could not be taken in is tried again from the list, or left', async ({
  page,
  site,
}) => {
  const word = makeDrafts(site, [0]);
  const [meeting] = query<{ id: string; body: string }>(
    site,
    'SELECT id, govt_entity_id AS body FROM meetings WHERE meeting_title = ?',
    `${word} 1`,
  );
  const source = sourceOf(site, meeting?.body ?? '', meeting?.id ?? '');
  const moment = '2026-11-01T00:00:00.000+00:00';
  query(
    site,
    `INSERT INTO upstream_meetings (source_id, uid, meeting_id, day, said, seen_at)
     VALUES (?, ?, ?, ?, '{}', ?)`,
    ...[source, word, meeting?.id ?? '', moment, moment],
  );
  for (const kind of ['minutes', 'captions', 'transcript']) {
    query(
      site,
      `INSERT INTO upstream_documents (id, source_id, uid, kind, url, state, problem, created_at)
       VALUES (?, ?, ?, ?, ?, 'failed', 'It said 404.', ?)`,
      ...[randomUUID(), source, word, kind, `http://127.0.0.1:9/${kind}.pdf`, moment],
    );
  }
  await page.goto(`/admin/inbox?queue=failed&q=${word}`);
  const failed = row(page, word).filter({ hasText: 'Document: minutes: It said 404.' });
  await failed.getByRole('button', { name: /^Try Again/ }).click();
  await expect(page.getByText('It is tried again').first()).toBeVisible();
  const captions = row(page, word).filter({ hasText: 'Document: captions' });
  await captions.getByText('More').click();
  await captions.getByRole('button', { name: /^Leave It/ }).click();
  await expect(page.getByText('Left. It is not asked for again.').first()).toBeVisible();
  await expect(captions).toHaveCount(0);
  await rows(page).first().click();
  const leaveIt = page.getByRole('button', { name: /^Leave It.*transcript$/ });
  await expect(leaveIt).toBeVisible();
  const desk = page.url();
  await leaveIt.click();
  await expect(leaveIt).toHaveCount(0);
  await expect(page).toHaveURL(desk);
});

test('a meeting is taken and put off on its desk too', async ({ page, site }) => {
  const word = makeDrafts(site, [0]);
  await page.goto(`/admin/inbox?q=${word}`);
  await row(page, word).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  const desk = page.url();
  await page.locator('.desk-owner').getByRole('button', { name: /^Take/ }).click();
  await expect(page.locator('.desk-owner')).toContainText('Owner: You');
  await page.locator('.desk-owner summary').click();
  await page.getByRole('button', { name: 'Put Off', exact: true }).click();
  await expect(page.locator('.desk-owner')).toContainText(/Put off until [A-Z]/);
  await expect(page).toHaveURL(desk);
  await page.locator('.desk-owner summary').click();
  await page.getByRole('button', { name: /^Bring Back Now/ }).click();
  await expect(page.locator('.desk-owner')).not.toContainText(/Put off until [A-Z]/);
});

test('the lists of the inbox fit between a phone and a laptop', async ({ page, site }) => {
  const word = makeDrafts(site, [3]);
  for (const width of [320, 640, 768, 900, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/inbox?q=${word}`);
    const over = await page
      .locator('.table-frame')
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(over, String(width)).toBeLessThanOrEqual(0);
  }
});

test('many records are sent at once, looked at, and taken in one by one', async ({ page }) => {
  // Each file is read in a process of its own, twice.
  test.slow();
  const town = `Larch${randomUUID().slice(0, 6)}`;
  const file = (name: string, street: string) => ({
    name,
    mimeType: 'text/vtt',
    buffer: Buffer.from(makeRecord(`${town} ${street}`)),
  });
  await page.goto('/admin/inbox/upload');
  await page
    .getByLabel('Records of meetings')
    .setInputFiles([
      file(
        `boulder-city-council-2026-09-0${1 + (town.charCodeAt(5) % 9)}-${town}.vtt`,
        'Oak Street',
      ),
      file('recording.vtt', 'Elm Street'),
      { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from(' ') },
    ]);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/admin\/inbox\/upload\/[\w-]{36}$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('2 to decide, 1 could not be read')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const known = page.getByRole('listitem').filter({ hasText: town });
  await expect(known.getByLabel(/^Where/)).toHaveValue(/new|[\w-]{36}/);
  const unknown = page.getByRole('listitem').filter({ hasText: 'recording.vtt' });
  await unknown.getByLabel(/^Where/).selectOption('new');
  await unknown.getByText('If it is a new meeting').click();
  await unknown.getByLabel('Title').fill(`${town} hearing`);
  await unknown.getByLabel('Date').fill('2026-09-20');
  await unknown.getByLabel('Government body').fill('No such council');
  await page.getByRole('button', { name: 'Take In' }).click();
  await expect(async () => {
    await page.reload();
    await expect(known).toContainText('Taken in');
    await expect(unknown).toContainText('There is no government entity named “No such council”');
  }).toPass({ timeout: 30_000 });
  await unknown.getByLabel('Government body').fill('Boulder City Council');
  await page.getByRole('button', { name: 'Take In' }).click();
  await expect(async () => {
    await page.reload();
    await expect(unknown).toContainText('Taken in');
  }).toPass({ timeout: 30_000 });
  await unknown.getByRole('link', { name: /Open its meeting/ }).click();
  await expect(page.getByRole('heading', { name: `${town} hearing` })).toBeVisible();
});

test('nobody else sees it or does anything in it', async ({ page, context, site }) => {
  const word = makeDrafts(site, [1]);
  const [meeting] = query<{ id: string }>(
    site,
    'SELECT id FROM meetings WHERE meeting_title = ?',
    `${word} 1`,
  );
  await context.clearCookies();
  await signIn(context, site, 'reader@example.com');
  for (const path of ['/admin/inbox', '/admin/inbox/upload', '/admin/inbox/upload/none']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/my-meetings/);
  }
  await page.request.post(`${site.url}/admin/inbox`, {
    headers: { Origin: site.url },
    form: { intent: 'snooze', meetingId: meeting?.id ?? '', until: '2027-01-01' },
  });
  await page.request.post(`${site.url}/admin/inbox/upload`, {
    headers: { Origin: site.url },
    multipart: { records: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Words') } },
  });
  const kept = query<{ count: number }>(
    site,
    'SELECT count(*) AS count FROM inbox_items WHERE meeting_id = ?',
    meeting?.id ?? '',
  );
  expect(kept[0]?.count).toBe(0);
  const files = query<{ count: number }>(
    site,
    "SELECT count(*) AS count FROM kept_uploads WHERE file_name = 'a.txt'",
  );
  expect(files[0]?.count).toBe(0);
});
