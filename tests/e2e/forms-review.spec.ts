import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { badRecords } from '#tests/support/bad-records.ts';
import { makeRecord } from '#tests/support/records.ts';
import type { Site } from '#tests/support/site.ts';
import { showsDraft } from './drafted-meeting.ts';
import { expectRefused, press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

type Upload = { name: string; mimeType: string; buffer: Buffer };

const upload = (name: string, bytes: Uint8Array): Upload => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A new meeting, with a record of it or without, and the page where it is reviewed. */
async function addMeeting(page: Page, site: Site, title: string, record?: Upload) {
  await page.context().request.post(`${site.url}/admin/add-meeting`, {
    headers: { Origin: site.url },
    multipart: {
      meetingDate: '10/12/2026',
      governmentBody: 'Boulder City Council',
      meetingTitle: title,
      ...(record ? { record } : {}),
    },
  });
  const sql = 'SELECT id FROM meetings WHERE meeting_title = ?';
  return `/admin/meetings/${query<{ id: string }>(site, sql, title)[0]?.id}`;
}

test('a record is taken in for a meeting, unless it is none', async ({ page, site }) => {
  const mark = randomUUID().slice(0, 8);
  const address = await addMeeting(page, site, `Paving ${mark}`);
  await page.goto(address);
  await says(page, 'No record yet');
  await page.getByRole('link', { name: 'Take In a Record' }).click();
  const field = page.getByLabel('Record of the meeting');
  const refused = (message: string) =>
    expectRefused(page, { fields: { 'Record of the meeting': message } });
  await press(page, 'Take In Record');
  await refused('Choose a file');
  for (const { fileName, bytes, says: message } of badRecords) {
    await field.setInputFiles(upload(fileName, bytes));
    await press(page, 'Take In Record');
    await refused(message);
  }
  const record = upload('record.vtt', makeRecord(`Cedar Avenue ${mark}`));
  await field.setInputFiles(record);
  await press(page, 'Take In Record');
  await expect(page).toHaveURL(address);
  await says(page, 'The record was taken in');
  await showsDraft(page);
  await page.getByRole('link', { name: 'Take In Another Record' }).click();
  await field.setInputFiles(record);
  await press(page, 'Take In Record');
  await refused(`This record was already taken in, for “Paving ${mark}” of Oct 12, 2026.`);
  const named = page.getByRole('link', { name: 'See that meeting' });
  await expect(named).toHaveAttribute('href', new URL(address, site.url).pathname);
});

test('a draft is saved, confirmed, published and corrected, each with its refusals', async ({
  page,
  context,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  const record = upload('record.vtt', makeRecord(`Birch Avenue ${mark}`));
  const address = await addMeeting(page, site, `Birch ${mark}`, record);
  const edit = page.locator('details#edit');
  const text = page.getByLabel('Summary', { exact: true });
  const open = async () => {
    if ((await edit.getAttribute('open')) === null) await edit.locator('summary').click();
  };
  const save = async (markdown: string) => {
    await open();
    await text.fill(markdown);
    await press(page, 'Save and check again');
  };
  const unsupported = '# Paving\n\nThe council spent $9,000,000 on a stadium. [0:16](#s2)\n';

  await test.step('a save', async () => {
    await page.goto(address);
    await showsDraft(page);
    await save('  ');
    await expectRefused(page, { alert: 'Write a summary before saving.' });
    await save(unsupported);
    await says(page, 'Draft saved. 1 left to settle.');
    await says(page, '1 sentence has to be settled before readers see it.');
  });

  await test.step('a save of a draft that was changed meanwhile', async () => {
    const other = await context.newPage();
    await other.goto(address);
    await other.locator('details#edit summary').click();
    await other.getByLabel('Summary', { exact: true }).fill(`${unsupported}\n`);
    await press(other, 'Save and check again');
    await says(other, 'Draft saved. 1 left to settle.');
    await other.close();
    await save('# Mine\n\nMy own text.');
    await expectRefused(page, {
      alert: 'This draft was changed or published since you opened it. Nothing was saved',
    });
    await expect(text).toHaveValue('# Mine\n\nMy own text.');
    await expect(page.getByLabel('The draft as it stands now')).toHaveValue(/stadium/);
  });

  await test.step('a confirmation', async () => {
    await page.goto(address);
    await page.getByText('Confirm with a reason').click();
    const reason = page.getByLabel('Why sentence 1 holds');
    await reason.fill('ok');
    await press(page, 'Confirm');
    const message = 'Say in a few words why the sentence holds (3 to 500 characters).';
    await expectRefused(page, { alert: null, fields: { 'Why sentence 1 holds': message } });
    await expect(reason).toHaveValue('ok');
    await reason.fill('Said by the clerk after the meeting');
    await press(page, 'Confirm');
    await says(page, 'Sentence confirmed');
    await says(page, 'Confirmed: Said by the clerk after the meeting');
  });

  const publish = async (name: string, words?: string) => {
    const button = page.getByRole('button', { name: 'Publish', exact: true });
    const opener = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
    // After a refusal the page itself asks, once its button no longer says that it is at work.
    await expect(button.or(opener).first()).toBeVisible();
    if ((await button.count()) === 0) await opener.click();
    if (words !== undefined) await page.getByLabel('What was corrected').fill(words);
    await button.click();
  };
  await test.step('a publication', async () => {
    await publish('Publish Summary');
    await says(page, 'Summary published');
    await expect(page.getByRole('heading', { name: 'Published summary' })).toBeVisible();
  });

  await test.step('a correction', async () => {
    await press(page, 'Correct This Summary');
    await says(page, 'Correction started');
    const [item] = /Item number one .+/.exec(record.buffer.toString()) ?? [];
    await save(`# Paving\n\n${item} [0:08](#s1)\n`);
    await says(page, 'Draft saved. 1 left to settle.');
    await says(page, 'Only compared by rule: 1');
    await press(page, 'Confirm sentence 1');
    await says(page, 'Sentence confirmed');
    await publish('Publish Correction', ' ');
    const message = 'Say what was corrected: readers see it in a public list.';
    await expectRefused(page, { alert: null, fields: { 'What was corrected': message } });
    await publish('Publish Correction', 'There is no stadium.');
    await says(page, 'Summary published');
    await says(page, 'Corrected: There is no stadium.');
  });
});
