import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { badRecords } from '#tests/support/bad-records.ts';
import { memoryOf } from '#tests/support/process-memory.ts';
import { makeRecord } from '#tests/support/records.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, signIn, test } from './site-test.ts';

const entity = 'Burlington City Council';
const megabyte = 1024 * 1024;

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));
test.afterEach(({ site }) => expect(site.output()).not.toContain('"level":"error"'));

test('an admin is told why a file is no record of a meeting, and nothing is stored', async ({
  page,
}) => {
  const before = await meetings(page);
  for (const { what, fileName, bytes, says } of badRecords) {
    await test.step(what, async () => {
      await sendMeeting(page, { file: upload(fileName, bytes) });
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByLabel('Meeting Title')).toHaveValue('Of no use');
    });
  }
  expect(await meetings(page)).toBe(before);
});

test('a date that does not exist is refused, and nothing is stored', async ({ page }) => {
  const before = await meetings(page);
  await sendMeeting(page, { file: record('Leap Lane'), date: '02/30/2026' });
  await expect(page.getByRole('alert')).toContainText('There is no date 02/30/2026');
  expect(await meetings(page)).toBe(before);
});

test('an entity that does not exist is refused, and nothing is stored', async ({ page, site }) => {
  const before = await meetings(page);
  const answer = await post(page, site, { file: record('Nowhere'), entity: 'Atlantis Council' });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('There is no government entity named “Atlantis Council”');
  expect(await meetings(page)).toBe(before);
});

test('a record of 200 MB is refused in words and without being held in memory', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'The same request.');
  const folder = await mkdtemp(join(tmpdir(), 'dais-large-'));
  const large = join(folder, 'recording.vtt');
  const file = await open(large, 'w');
  await file.truncate(200 * megabyte);
  await file.close();
  try {
    const before = await meetings(page);
    const memory = await memoryOf(site.pid);
    await sendMeeting(page, { file: large });
    await expect(page.getByRole('alert')).toContainText('The file is larger than 25 MB', {
      timeout: 20_000,
    });
    // What streams through leaves some 60 MB to be collected; holding the file would take 200.
    const { most } = await memoryOf(site.pid);
    expect(most).toBeLessThanOrEqual(Math.max(memory.now + 150, memory.most));
    expect(await meetings(page)).toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the same record is taken in once for a body, however often it is sent', async ({ page }) => {
  const file = record(`Second Street ${Date.now()}`);
  await sendMeeting(page, { file, title: 'The first of its kind' });
  await expect(page.getByRole('heading', { name: 'The first of its kind' })).toBeVisible();
  const before = await meetings(page);
  await sendMeeting(page, { file });
  await expect(page.getByRole('alert')).toContainText(
    'This record was already taken in, for “The first of its kind” of Oct 12, 2026.',
  );
  expect(await meetings(page)).toBe(before);
});

test('the same record sent twice at once makes one meeting', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'The same requests.');
  const before = await meetings(page);
  const file = record(`Twin Street ${Date.now()}`);
  const answers = await Promise.all([post(page, site, { file }), post(page, site, { file })]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([302, 409]);
  const refused = answers.find((answer) => answer.status() === 409);
  expect(await refused?.text()).toContain('This record was already taken in');
  expect(await meetings(page)).toBe(before + 1);
});

type Upload = { name: string; mimeType: string; buffer: Buffer };

const upload = (name: string, bytes: Uint8Array): Upload => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

const record = (street: string) => upload('record.vtt', makeRecord(street));

type Sending = { file: Upload | string; title?: string; date?: string; entity?: string };

/** Fills in the form and sends it, by clicks. */
async function sendMeeting(
  page: Page,
  { file, title = 'Of no use', date = '10/12/2026' }: Sending,
) {
  await page.goto('/admin/add-meeting');
  await page.getByLabel('Record of the meeting').setInputFiles(file);
  await page.getByLabel('Meeting Date').fill(date);
  await page.getByLabel('Government Body').selectOption(entity);
  await page.getByLabel('Meeting Title').fill(title);
  await page.getByRole('button', { name: 'Add Meeting' }).click();
}

/** The same form as somebody would send it who does not use the page. */
function post(page: Page, site: Site, { file, ...given }: Sending & { file: Upload }) {
  return page.context().request.post(`${site.url}/admin/add-meeting`, {
    headers: { Origin: site.url },
    maxRedirects: 0,
    multipart: {
      record: file,
      meetingDate: given.date ?? '10/12/2026',
      governmentBody: given.entity ?? entity,
      meetingTitle: given.title ?? 'Sent twice',
    },
  });
}

/** How many meetings there are, as an admin reads it. */
async function meetings(page: Page): Promise<number> {
  await page.goto('/admin/modify-meeting');
  const words = await page.getByText(/\d+ meeting\(s\) found/).textContent();
  return Number(/[\d,]+/.exec(words ?? '')?.[0].replace(',', ''));
}
