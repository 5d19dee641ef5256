import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, press, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

test('a vote that was counted wrong is put right, and readers are told that an editor did', async ({
  page,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const votes = page.getByRole('table', { name: 'Votes found in the record' });
  const row = votes.getByRole('row').nth(1);
  await expect(row).toContainText('Counted from the record');
  await expect(row).toContainText('2 to 1');

  const edit = page.getByRole('link', { name: 'Edit vote 1' });
  await edit.click();
  await page.getByLabel('Yes', { exact: true }).fill('three');
  await press(page, 'Save Vote');
  await expectRefused(page, {
    alert: null,
    fields: { Yes: 'Write a whole number, or nothing where the record does not say.' },
  });
  await expect(page.getByLabel('Yes', { exact: true })).toHaveValue('three');
  await page.getByLabel('Yes', { exact: true }).fill('3');
  await page.getByLabel('No', { exact: true }).fill('0');
  await page.getByLabel('Moved by').fill('Councilmember Brand');
  await press(page, 'Save Vote');
  await says(page, 'Vote saved');
  await expect(row).toContainText('3 to 0');
  await expect(row).toContainText('Moved by Councilmember Brand');
  await expect(row).toContainText('Changed by an editor');

  await page.getByRole('button', { name: 'Undo: Vote 1 changed' }).click();
  await says(page, 'The draft says what it said before');
  await expect(row).toContainText('2 to 1');
  await expect(row).toContainText('Counted from the record');
  await page.getByRole('button', { name: /^Undo: Undone/ }).click();
  await expect(row).toContainText('3 to 0');

  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await page.goto(address.replace('/admin', ''));
  const decisions = page.getByRole('table', { name: 'Votes found in the record' });
  await expect(decisions).toContainText('3 to 0');
  await expect(decisions).toContainText('Changed by an editor');
});

test('a vote is added and removed by hand', async ({ page, site }) => {
  await draftedMeeting(page, site);
  const rows = page.getByRole('table', { name: 'Votes found in the record' }).locator('tbody tr');
  const count = await rows.count();
  await page.getByRole('link', { name: 'Add a Vote' }).click();
  await press(page, 'Save Vote');
  await expectRefused(page, { alert: null, fields: { Motion: 'Say what was voted on.' } });
  await page.getByLabel('Motion').fill('adjourn');
  await page.getByLabel('Outcome').selectOption('Adopted');
  await press(page, 'Save Vote');
  await says(page, 'Vote added');
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.last()).toContainText('Adjourn');
  await page.getByRole('button', { name: `Remove vote ${count + 1}` }).click();
  await says(page, 'Vote removed');
  await expect(rows).toHaveCount(count);
});

test('a vote that another reviewer has changed is not overwritten', async ({
  page,
  context,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const other = await context.newPage();
  await other.goto(address);
  for (const reviewer of [page, other]) {
    await reviewer.getByRole('link', { name: 'Edit vote 1' }).click();
  }
  await page.getByLabel('Moved by').fill('Theirs');
  await press(page, 'Save Vote');
  await says(page, 'Vote saved');
  await other.getByLabel('Moved by').fill('Mine');
  await press(other, 'Save Vote');
  await expectRefused(other, {
    alert: 'This draft was changed or published since you opened it. Nothing was saved',
  });
  await expect(other.getByLabel('Moved by')).toHaveValue('Mine');
  await expect(other.getByText('Moved by Theirs')).toBeVisible();
  await other.close();
});
