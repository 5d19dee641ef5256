import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, follow, press, query, says, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const falsehood = 'The council bought a helicopter for $9,000,000.';
const row = (page: Page, number: number) => page.locator(`#n${number}`);
const words = (page: Page, number: number) => row(page, number).locator('p').first();
const current = (page: Page) => page.locator('[data-sentence][data-current]');
const markedText = (page: Page) => page.locator('[data-marked]');

test('a sentence is mended, confirmed, removed and brought back with the pointer', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without a script each step is a page of its own, tried below.');
  await draftedMeeting(page, site);
  const count = await page.locator('[data-sentence]').count();
  const before = (await words(page, 2).textContent()) ?? '';

  await page.getByRole('link', { name: 'Mend sentence 2' }).click();
  const field = page.getByLabel('Sentence 2', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(falsehood);
  // The checker's word comes while it is typed.
  await expect(
    row(page, 2)
      .getByText(/9,000,000/)
      .last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cite passage 3' }).click();
  await expect(page.getByLabel('Passages it rests on')).toHaveValue(/\b3\b/);
  await press(page, 'Save Sentence');
  await says(page, 'Sentence saved. 1 left to settle.');
  await expect(markedText(page)).toHaveCount(1);
  // It stands among those to settle by now, and the reviewer with it.
  await expect(row(page, 2)).toBeFocused();
  await expect(row(page, 2)).toBeInViewport();

  await page.getByText('Confirm with a reason').click();
  await page.getByLabel('Why sentence 2 holds').fill('It was on the slides.');
  await press(page, 'Confirm');
  await says(page, 'Confirmed: It was on the slides.');

  await page.getByRole('button', { name: 'Remove sentence 2' }).click();
  await says(page, 'Sentence 2 removed');
  await expect(page.locator('[data-sentence]')).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo: Sentence 2 removed' }).click();
  await expect(words(page, 2)).toContainText(falsehood);
  await says(page, 'Confirmed: It was on the slides.');

  await page.getByText('Saves of this draft').click();
  await page.getByRole('button', { name: 'Go Back to before: Sentence 2 mended' }).click();
  await expect(words(page, 2)).toHaveText(before);
});

test('what is typed is said not to be checked while nobody can, and is checked once somebody can', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without a script nothing is checked before it is saved.');
  await draftedMeeting(page, site);
  await page.getByRole('link', { name: 'Mend sentence 2' }).click();
  const field = page.getByLabel('Sentence 2', { exact: true });
  await expect(field).toBeFocused();
  const check = '**/resources/check-draft';
  // So a busy machine answers, whose checker was not done in time.
  await page.route(check, (route) => route.fulfill({ status: 422 }));
  await field.fill(falsehood);
  await says(page, 'This could not be checked just now. It is checked when you save it.');
  await page.unroute(check);
  // It is asked again without another key.
  await expect(
    row(page, 2)
      .getByText(/9,000,000/)
      .last(),
  ).toBeVisible();
  await expect(page.getByText('This could not be checked just now.')).toBeHidden();
});

test('sentences that are chosen go together, and come back together', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  await draftedMeeting(page, site);
  const count = await page.locator('[data-sentence]').count();
  const remove = page.getByRole('button', { name: 'Remove Chosen' });
  await expect(remove).toBeHidden();
  await page.getByLabel('Choose sentence 1', { exact: true }).check();
  if (javaScriptEnabled) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByLabel('Choose sentence 2', { exact: true })).toBeChecked();
  } else await page.getByLabel('Choose sentence 2', { exact: true }).check();
  await remove.click();
  await says(page, '2 sentences removed');
  await expect(page.locator('[data-sentence]')).toHaveCount(count - 2);
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: 'Undo: 2 sentences removed' }).click();
  await expect(page.locator('[data-sentence]')).toHaveCount(count);
});

test('the keyboard alone reviews a draft, and can be given its letters back', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without a script each step is a page of its own, tried below.');
  await draftedMeeting(page, site);
  await page.keyboard.press('j');
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(row(page, 1)).toBeFocused();
  await expect(page.locator('.desk-passage[data-cited]').first()).toBeVisible();
  await page.keyboard.press('e');
  const field = page.getByLabel('Sentence 1', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(falsehood);
  await page.keyboard.press('Control+Enter');
  await expect(markedText(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await expect(current(page)).toHaveAttribute('id', 'n1');
  await page.keyboard.press('c');
  const reason = page.getByLabel('Why sentence 1 holds');
  await expect(reason).toBeFocused();
  // Letters typed into a field are letters.
  await page.keyboard.type('jmr is on the slides');
  await expect(reason).toHaveValue('jmr is on the slides');
  await page.keyboard.press('Control+Enter');
  await says(page, 'Sentence confirmed');
  const count = await page.locator('[data-sentence]').count();
  await page.keyboard.press('r');
  await expect(page.locator('[data-sentence]')).toHaveCount(count - 1);
  await page.keyboard.press('u');
  await expect(page.locator('[data-sentence]')).toHaveCount(count);

  await page.keyboard.press('p');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Next sentence to settle');
  await help.getByLabel('Single letters are shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(page.locator('[data-sentence]')).toHaveCount(count);
});

test('whoever leaves the desk with text that is not saved is asked first', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Only a script can ask.');
  await draftedMeeting(page, site);
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  const leave = () => page.getByRole('link', { name: 'Inbox', exact: true }).first().click();
  const mended = page.getByLabel('Sentence 2', { exact: true });

  await page.getByRole('link', { name: 'Mend sentence 2' }).click();
  await mended.fill('Half a sentence');
  await leave();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(dialog, 'Cancel');
  await expect(mended).toHaveValue('Half a sentence');

  await test.step('before another form is opened in its place, or saved', async () => {
    for (const other of [
      page.getByRole('link', { name: 'Mend sentence 1' }),
      page.getByRole('button', { name: 'Remove sentence 1' }),
    ]) {
      await other.click();
      await press(dialog, 'Cancel');
      await expect(mended).toHaveValue('Half a sentence');
    }
    await page.getByRole('link', { name: 'Edit case 1', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).fill('Half a title');
    await page.getByRole('link', { name: 'Edit case 2', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Save & Leave' })).toBeDisabled();
    await press(dialog, 'Cancel');
    // Who presses Cancel in a form means it.
    const form = page.getByRole('form', { name: 'The case' });
    await form.getByRole('link', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await expect(mended).toHaveValue('Half a sentence');
  });

  await mended.fill(falsehood);
  await leave();
  await press(dialog, 'Save & Leave');
  await expect(page).toHaveURL(/\/admin\/inbox/);
  // The address changes before the page does: what is pressed in between is pressed on the desk that goes.
  await expect(mended).toHaveCount(0);
  await expect(words(page, 2)).toHaveCount(0);
  await page.goBack();
  await expect(words(page, 2)).toContainText(falsehood);

  await page.getByRole('link', { name: 'Edit vote 1' }).click();
  await page.getByLabel('Yes', { exact: true }).fill('three');
  await press(page, 'Save Vote');
  await expect(page.getByText('Write a whole number')).toBeVisible();
  await expect(page.getByLabel('Yes', { exact: true })).toBeFocused();
  await leave();
  await press(dialog, 'Save & Leave');
  await expect(page.getByLabel('Yes', { exact: true })).toBeFocused();
  const warned = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await warned).type()).toBe('beforeunload');
  await (await warned).accept();
});

test('two reviewers at once keep what each has written', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without a script each step is a page of its own, tried below.');
  const address = await draftedMeeting(page, site);
  const other = await context.newPage();
  await other.goto(address);
  const mend = async (where: Page, number: number, text: string) => {
    await where.getByRole('link', { name: `Mend sentence ${number}` }).click();
    await where.getByLabel(`Sentence ${number}`, { exact: true }).fill(text);
    await press(where, 'Save Sentence');
  };
  await mend(other, 2, 'Theirs stands here.');
  await says(other, /Sentence saved/);
  // Another sentence: both saves hold.
  await mend(page, 1, 'Mine stands here.');
  await expect(words(page, 2)).toContainText('Theirs stands here.');
  await expect(words(page, 1)).toContainText('Mine stands here.');
  // The same sentence: the second is told, with both texts.
  await mend(other, 1, 'Theirs came later.');
  await expectRefused(other, {
    alert: 'This sentence was changed or removed since you opened it. Nothing was saved',
  });
  await expect(other.getByLabel('Sentence 1', { exact: true })).toHaveValue('Theirs came later.');
  await expect(row(other, 1)).toContainText('The draft says now: Mine stands here.');
  await press(other, 'Save Sentence');
  await expect(words(other, 1)).toContainText('Theirs came later.');
  await page.getByRole('button', { name: 'Remove sentence 1' }).click();
  await expectRefused(page, { alert: 'This sentence was changed or removed since you opened it.' });
  await other.close();
});

test('an agenda is added, and the record drafted again', async ({ page, site }) => {
  await draftedMeeting(page, site);
  await page.getByRole('button', { name: 'Remove sentence 1' }).click();
  await says(page, 'Sentence 1 removed');
  await page.getByText('Draft again, or add the agenda').click();
  const agenda = page.getByLabel('Or paste the agenda');
  await agenda.fill('1. Repaving contract\n2. Library hours and public comment');
  await press(page, 'Draft Again');
  await expectRefused(page, { alert: 'Somebody has worked on this draft.' });
  await agenda.fill('Welcome to the town.');
  await page.getByLabel(/Replace what was edited or confirmed/).check();
  await press(page, 'Draft Again');
  await expectRefused(page, { alert: 'No items were found in the agenda' });
  await agenda.fill('1. Repaving contract\n2. Library hours and public comment');
  await press(page, 'Draft Again');
  await says(page, 'The summary is drafted again');
  await says(page, 'Items are named after the agenda.');
  await expect(page.locator('.desk-passages')).toContainText('Repaving contract');
  await page.getByRole('button', { name: 'Undo: Drafted again' }).click();
  await says(page, 'The draft says what it said before');
});

test('a correction is compared word by word, and stands in the public list', async ({
  page,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const publish = async (name: string, correction?: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    if (correction) await page.getByLabel('What was corrected').fill(correction);
    await press(page, 'Publish');
    await says(page, 'Summary published');
  };
  await publish('Publish Summary');
  await press(page, 'Correct This Summary');
  await says(page, 'Correction started');
  await page.getByRole('button', { name: 'Remove sentence 1' }).click();
  await says(page, 'Sentence 1 removed');
  const correction = `The first sentence was wrong. ${randomUUID()}`;
  await publish('Publish Correction', correction);

  await page.goto(address);
  await page.getByRole('link', { name: /^Compare with the published of/ }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(page.locator('.difference[data-kind=removed] del')).toHaveCount(1);
  await expect(page.locator('.difference[data-kind=removed]')).toContainText('Removed');
  await page.getByRole('link', { name: 'Back to the Version' }).click();
  await expect(page.getByRole('heading', { name: 'Published summary' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('link', { name: 'Corrections' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: correction })).toContainText(
    'Meeting of Oct 12, 2026',
  );
});

test('who kept notes is told of a correction, and can end such mail without signing in', async ({
  page,
  request,
  site,
}) => {
  const email = await signUp(page.context(), site);
  await signIn(page.context(), site, 'admin@example.com');
  const address = await draftedMeeting(page, site);
  const meetingId = address.split('/').at(-1) ?? '';
  const [meeting] = query<{ entity: string }>(
    site,
    'SELECT govt_entity_id AS entity FROM meetings WHERE id = ?',
    meetingId,
  );
  follow(site, email, meeting?.entity ?? '');
  const now = '2026-01-01T00:00:00.000+00:00';
  query(site, 'UPDATE users SET email_confirmed_at = ? WHERE email = ?', now, email);
  query(
    site,
    `INSERT INTO user_notes (id, user_id, meeting_id, notes, updated_at)
     SELECT ?, id, ?, 'Mine', ? FROM users WHERE email = ?`,
    ...[randomUUID(), meetingId, now, email],
  );

  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await press(page, 'Correct This Summary');
  await says(page, 'Correction started');
  await page.getByRole('link', { name: 'Publish Correction' }).click();
  await page.getByLabel('What was corrected').fill('The date was wrong.');
  await press(page, 'Publish');
  await says(page, 'Corrected: The date was wrong.');

  // The first message confirmed the address.
  const mail = await site.mailTo(email, 2);
  expect(mail.headers.get('subject')).toMatch(/^Corrected: Desk/);
  expect(mail.text).toContain('The date was wrong.');
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = mail.headers.get('list-unsubscribe')?.replace(/[<>\s]/g, '') ?? '';
  const { pathname, search } = new URL(link);
  const wish = () =>
    query<{ wanted: number }>(
      site,
      'SELECT mail_corrections AS wanted FROM profiles WHERE email = ?',
      email,
    )[0]?.wanted;
  await page.goto(pathname + search);
  await expect(page.getByRole('button', { name: 'End This Mail' })).toBeVisible();
  expect(wish()).toBe(1);
  // As a mail program does when its own button is pressed: no cookie, no origin.
  const oneClick = (address: string) =>
    request.post(site.url + address, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
  expect((await oneClick(`${pathname}${search}x`)).status()).toBe(400);
  expect(wish()).toBe(1);
  expect((await oneClick(pathname + search)).status()).toBe(200);
  expect(wish()).toBe(0);
});

test('a link inside the network is not fetched', async ({ page, site }) => {
  const address = await draftedMeeting(page, site);
  await page.goto(`${address}/record`);
  const link = page.getByLabel('Or a link to the record');
  await link.fill(`${site.url}/robots.txt`);
  await press(page, 'Take In Record');
  await expect(link).toHaveAccessibleDescription(/not of the public internet/);
  await expect(link).toHaveValue(`${site.url}/robots.txt`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every step of a review is a form', async ({ page, site }) => {
    await draftedMeeting(page, site);
    await page.getByRole('link', { name: 'Mend sentence 1' }).click();
    await page.getByLabel('Sentence 1', { exact: true }).fill(' ');
    await press(page, 'Save Sentence');
    await expect(page.getByRole('alert')).toContainText('Write what the sentence says.');
    await page.getByLabel('Sentence 1', { exact: true }).fill(falsehood);
    await press(page, 'Save Sentence');
    await expect(markedText(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'First to settle' }).click();
    await expect(page).toHaveURL(/#n1$/);
    await page.getByText('Confirm with a reason').click();
    await page.getByLabel('Why sentence 1 holds').fill('It was on the slides.');
    await press(page, 'Confirm');
    await expect(markedText(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove sentence 1' }).click();
    await expect(page.getByText(falsehood)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo: Sentence 1 removed' }).click();
    await expect(words(page, 1)).toContainText(falsehood);

    // On a phone the transcript stands below all else.
    await page.setViewportSize({ width: 390, height: 844 });
    await row(page, 2).locator('a[href^="#s"]').first().click();
    const passage = page.locator('.desk-passage:target');
    await expect(passage).toBeInViewport();
    await passage.getByRole('link', { name: 'sentence 2', exact: true }).click();
    await expect(row(page, 2)).toBeInViewport();
  });
});
