import type { Page } from '@playwright/test';
import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const cases = (page: Page) => page.locator('.desk-cases > li[id^=case-]');
const marked = (page: Page) => page.locator('[data-marked]');

/** Sentences that say what stands there, and that nobody but a rule has compared. */
async function addUnread(page: Page) {
  await page.locator('details#edit summary').click();
  const field = page.getByLabel('Summary', { exact: true });
  const said = [
    'The clerk will call the roll. [0:48](#s6)',
    'The motion passes with two ayes. [1:44](#s13)',
  ];
  await field.fill(`${await field.inputValue()}\n\n${said.join('\n\n')}\n`);
  await press(page, 'Save and check again');
  await says(page, 'Draft saved. 2 left to settle.');
}

test('a case is renamed, moved, split and joined, and readers see it so', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const address = await draftedMeeting(page, site);
  const count = await cases(page).count();
  const first = cases(page).filter({ hasText: 'Contract for repaving' });
  await expect(first).toContainText('Adopted');
  await expect(first).toContainText('1 vote');
  if (javaScriptEnabled) {
    const inHand = page.locator('.desk-cases > [data-current]');
    await expect(inHand).toHaveCount(0);
    await page.locator('#n2').click({ position: { x: 40, y: 8 } });
    await expect(inHand).toContainText('Contract for repaving');
  }

  await page.getByRole('link', { name: 'Edit case 2', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill(' ');
  await press(page, 'Save Case');
  await expectRefused(page, { alert: null, fields: { Title: 'Say what was taken up.' } });
  await page.getByLabel('Title', { exact: true }).fill('Contract for repaving the long street');
  await page.getByLabel('Place in the list').fill('1');
  await press(page, 'Save Case');
  await says(page, /Case saved/);
  await expect(page).toHaveURL(/#case-1$/);
  await expect(cases(page).first()).toBeInViewport();
  if (javaScriptEnabled) await expect(cases(page).first()).toBeFocused();
  await expect(cases(page).first()).toContainText('Contract for repaving the long street');
  await expect(page.locator('#n1')).toContainText('repaving the long street was approved');
  await expect(page.locator('#n1')).toContainText('Confirmed by an editor');

  await page.getByRole('link', { name: 'Edit case 1', exact: true }).click();
  await page.getByText('Split in two').click();
  const choice = page.getByLabel('The new case begins with');
  await expect(choice.locator('[value="3"]')).toHaveText(/^Sentence 3 \(\d+:\d\d\): \S+ \S+/);
  await choice.selectOption('3');
  await page.getByLabel('Taken up at passage').fill('1');
  await page.getByLabel('Its title').fill('What staff recommends');
  await press(page, 'Split Case');
  await expectRefused(page, { alert: 'The new case is taken up after passage' });
  await expect(choice).toHaveValue('3');
  await page.getByLabel('Taken up at passage').fill('');
  await press(page, 'Split Case');
  await says(page, 'Case split');
  await expect(cases(page)).toHaveCount(count + 1);
  await page.getByRole('link', { name: 'Edit case 2', exact: true }).click();
  await press(page, 'Join With the Case Before');
  await says(page, 'Cases joined');
  await expect(cases(page)).toHaveCount(count);
  await page.getByRole('button', { name: /^Undo: .* joined with/ }).click();
  await says(page, 'The draft says what it said before');
  await expect(cases(page)).toHaveCount(count + 1);

  await page.getByRole('link', { name: 'Add a sentence to case 1', exact: true }).click();
  await press(page, 'Add Sentence');
  await expectRefused(page, {
    alert: null,
    fields: {
      Sentence: 'Write what the sentence says.',
      'Passages it rests on': 'Say which passages it rests on',
    },
  });
  const added = 'Councilmember Brandt moved to approve the contract.';
  await page.getByLabel('Sentence', { exact: true }).fill(added);
  await page.getByLabel('Passages it rests on').fill('5');
  await press(page, 'Add Sentence');
  await says(page, 'Sentence added');
  const own = page.locator('.desk-sentence').filter({ hasText: added });
  await expect(own).toContainText('Confirmed by an editor');

  await page.getByRole('link', { name: 'Edit case 1', exact: true }).click();
  await page.getByLabel('What became of it').selectOption('Rejected');
  await press(page, 'Save Case');
  await says(page, 'Case saved');
  await expect(cases(page).first()).toContainText('What became of it is “Rejected”, but its vote');
  await expect(page.locator('[data-publish]')).toContainText('1 thing has to be settled');
  await cases(page).first().getByText('Confirm with a reason').click();
  await press(page, 'Confirm');
  await expectRefused(page, {
    alert: null,
    fields: { 'Why case 1 holds': 'Say in a few words why it holds' },
  });
  await page.getByLabel('Why case 1 holds').fill('It needed four fifths.');
  await press(page, 'Confirm');
  await says(page, 'Confirmed');

  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await page.goto(address.replace('/admin', ''));
  await expect(page.locator('.prose-summary')).toContainText('What staff recommends');
  await expect(page.locator('.prose-summary')).toContainText(added);
  await expect(page.locator('main')).toContainText('It needed four fifths.');
  await expect(page.locator('.prose-summary')).not.toContainText('from Fifth Street');
});

test('a line is added to the opening, and readers read it', async ({ page, site }) => {
  const address = await draftedMeeting(page, site);
  await page.getByRole('link', { name: 'Add a sentence to In short' }).click();
  await press(page, 'Add Sentence');
  await expectRefused(page, {
    alert: null,
    fields: {
      Sentence: 'Write what the sentence says.',
      'Passages it rests on': 'Say which passages it rests on',
    },
  });
  const added = 'The street would reopen to traffic by August 14.';
  await page.getByLabel('Sentence', { exact: true }).fill(added);
  await page.getByLabel('Passages it rests on').fill('4');
  await press(page, 'Add Sentence');
  await says(page, 'Sentence added');
  await expect(page.locator('#in-short')).toContainText(/\d lines?/);
  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await page.goto(address.replace('/admin', ''));
  await expect(page.locator('.prose-summary')).toContainText(added);
});

test('a gap that is none is not told to readers', async ({ page, site }) => {
  const address = await draftedMeeting(page, site);
  const gap = 'The record begins late: what was said before is missing.';
  const fault = { kind: 'starts-late', message: 'It begins late.', gap, segments: [0] };
  const meetingId = address.split('/').at(-1) ?? '';
  const sql = 'UPDATE transcripts SET faults = ? WHERE meeting_id = ?';
  query(site, sql, JSON.stringify([fault]), meetingId);
  await page.reload();
  await says(page, `Readers are told: ${gap}`);
  await press(page, 'Nothing Is Missing');
  await says(page, 'Readers are not told, as an editor found nothing missing.');
  await press(page, 'Tell Readers Again');
  await says(page, `Readers are told: ${gap}`);
});

test('a case is not changed from a page that shows an older draft', async ({
  page,
  context,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const other = await context.newPage();
  for (const editor of [page, other]) await editor.goto(`${address}?case=2#case`);
  await page.getByLabel('Title', { exact: true }).fill('Theirs');
  await press(page, 'Save Case');
  await says(page, /Case saved/);
  await other.getByLabel('Title', { exact: true }).fill('Mine');
  await press(other, 'Save Case');
  await expectRefused(other, {
    alert: 'This draft was changed or published since you opened it. Nothing was saved',
  });
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  await other.close();
});

test('what only a rule compared is confirmed by a key each, and then it can be published', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without a script each is a button, tried below.');
  await draftedMeeting(page, site);
  await addUnread(page);
  await expect(page.getByRole('link', { name: 'Publish Summary' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Only compared by rule 2' })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('c');
  await expect(marked(page)).toHaveCount(1);
  await expect(page.locator('[data-current][data-marked]')).toBeFocused();
  await page.keyboard.press('c');
  await expect(marked(page)).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('each is confirmed with a button, and what an editor let stand is told to readers', async ({
    page,
    site,
  }) => {
    const address = await draftedMeeting(page, site);
    await addUnread(page);
    await page.getByRole('link', { name: 'As readers see it' }).click();
    await expect(page.getByRole('heading', { name: /Only compared by rule/ })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Confirm sentence/ })
      .first()
      .click();
    await says(page, 'Sentence confirmed. 1 left to settle.');
    await expect(page).toHaveURL(/order=told/);
    await page.getByRole('button', { name: /^Take back the confirmation/ }).click();
    await says(page, 'Confirmation taken back');
    for (const left of [1, 0]) {
      await page
        .getByRole('button', { name: /^Confirm sentence/ })
        .first()
        .click();
      await expect(marked(page)).toHaveCount(left);
    }
    await page.getByRole('link', { name: 'Mend sentence 3' }).click();
    await page
      .getByLabel('Case', { exact: true })
      .selectOption({ label: '2 Public comment on the library hours' });
    await press(page, 'Save Sentence');
    await says(page, 'Sentence saved');
    const library = cases(page).filter({ hasText: 'library hours' });
    await expect(library.getByRole('link').first()).toHaveAttribute('href', '#n3');
    await page.getByRole('link', { name: 'Mend sentence 4' }).click();
    await page
      .getByLabel('Sentence 4', { exact: true })
      .fill('A helicopter was bought for $9,000.');
    await press(page, 'Save Sentence');
    await page.getByText('Confirm with a reason').click();
    await page.getByLabel('Why sentence 4 holds').fill('The clerk sent the bill.');
    await press(page, 'Confirm');
    await says(page, 'Readers see the reason that was given as an editor’s note.');
    await page.getByRole('link', { name: 'Publish Summary' }).click();
    await press(page, 'Publish');
    await says(page, 'Summary published');
    await page.goto(address.replace('/admin', ''));
    const notes = page.getByRole('region', { name: 'Editor’s note' });
    await expect(notes).toContainText('The clerk sent the bill.');
    await expect(notes.getByRole('link')).toHaveAttribute('href', '#sentence-4');
  });
});
