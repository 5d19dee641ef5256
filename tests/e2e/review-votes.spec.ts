import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

test('a vote that was counted wrong is put right, and readers are told that an editor did', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const address = await draftedMeeting(page, site);
  const votes = page.getByRole('table', { name: 'Votes found in the record' });
  const row = votes.getByRole('row').nth(1);
  await expect(row).toContainText('Counted from the record');
  await expect(row).toContainText('2 to 1');

  const edit = page.getByRole('link', { name: 'Edit vote 1' });
  await edit.click();
  // Without a script no passage can be marked.
  await expect(page.locator('.desk-passage[data-cited]')).toHaveCount(javaScriptEnabled ? 3 : 0);
  await page.getByLabel('Yes', { exact: true }).fill('three');
  await press(page, 'Save Vote');
  await expectRefused(page, {
    alert: null,
    fields: { Yes: 'Write a whole number' },
  });
  await expect(page.getByLabel('Yes', { exact: true })).toHaveValue('three');
  await page.getByLabel('Yes', { exact: true }).fill('3');
  await page.getByLabel('No', { exact: true }).fill('0');
  await page.getByLabel('Moved by').fill('Councilmember Brand');
  await press(page, 'Save Vote');
  await says(page, 'Vote saved');
  await expect(page).toHaveURL(/#vote-1$/);
  await expect(row).toBeInViewport();
  if (javaScriptEnabled) await expect(row).toBeFocused();
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
  await expect(page.locator('.prose-summary').first()).toContainText('was approved, 3 to 0');
  await page.getByText('How each sentence was checked').click();
  await expect(page.locator('.checked-legend')).toContainText('Confirmed by an editor');
});

test('a vote is added and removed by hand', async ({ page, site, javaScriptEnabled }) => {
  await draftedMeeting(page, site);
  const rows = page.getByRole('table', { name: 'Votes found in the record' }).locator('tbody tr');
  const count = await rows.count();
  await page.getByRole('link', { name: 'Add a Vote' }).click();
  await press(page, 'Save Vote');
  await expectRefused(page, { alert: null, fields: { Motion: 'Say what was voted on.' } });
  await page.getByLabel('Motion').fill('adjourn');
  await page.getByLabel('Outcome').selectOption('Adopted');
  await page.getByLabel('Method').selectOption('Voice vote');
  await page.getByLabel('Passages it rests on').fill('the last');
  await press(page, 'Save Vote');
  await expectRefused(page, {
    alert: null,
    fields: { 'Passages it rests on': 'Name the passages by their numbers' },
  });
  if (javaScriptEnabled) {
    await page.getByLabel('Passages it rests on').fill('');
    await page.getByRole('button', { name: 'Cite passage 17' }).click();
    await expect(page.getByLabel('Passages it rests on')).toHaveValue('17');
  } else await page.getByLabel('Passages it rests on').fill('17');
  await press(page, 'Save Vote');
  await says(page, 'Vote added');
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.last().getByRole('link').first()).toHaveAttribute('href', '#s16');
  await expect(rows.last()).toContainText('Adjourn');
  await page.getByRole('button', { name: `Remove vote ${count + 1}` }).click();
  await says(page, 'Vote removed');
  await expect(rows).toHaveCount(count);
});

test('a vote that was put under the wrong case is put under its own, with what is told of it', async ({
  page,
  site,
}) => {
  await draftedMeeting(page, site);
  const library = page.locator('.desk-cases > li').filter({ hasText: 'library hours' });
  await expect(library).not.toContainText('1 vote');
  await page.getByRole('link', { name: 'Edit vote 1' }).click();
  await page
    .getByLabel('Case', { exact: true })
    .selectOption({ label: '2 Public comment on the library hours' });
  await press(page, 'Save Vote');
  await says(page, /Vote saved/);
  await expect(library).toContainText('1 vote');
  await expect(library).toContainText('Adopted');
  await expect(page.locator('#n1')).toContainText('2 to 1');
  await expect(page.locator('#n1')).not.toContainText('to the bridge');
  await page.getByRole('button', { name: 'Undo: Vote 1 changed' }).click();
  await says(page, 'The draft says what it said before');
  await expect(library).not.toContainText('1 vote');
  await expect(page.locator('#n1')).toContainText('to the bridge');
});

test('an amount is put right, one is added and one removed, and readers see it so', async ({
  page,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const named = page.getByRole('region', { name: /^Named in the record/ });
  await page.getByRole('link', { name: 'Edit $1.25 million' }).click();
  await page.getByLabel('What was named', { exact: true }).fill('a small fortune');
  await press(page, 'Save');
  await expectRefused(page, {
    alert: null,
    fields: { 'In figures': 'Write the amount in figures, such as 1250000.' },
  });
  await expect(page.getByLabel('What was named', { exact: true })).toHaveValue('a small fortune');
  await page.getByLabel('Passages that name it').fill('all of them');
  await page.getByLabel('In figures').fill('1520000');
  await press(page, 'Save');
  await expectRefused(page, {
    alert: null,
    fields: { 'Passages that name it': 'Name the passages by their numbers' },
  });
  await page.getByLabel('What was named', { exact: true }).fill('$1.52 million');
  await page.getByLabel('In figures').fill('');
  await page.getByLabel('Passages that name it').fill('3');
  await press(page, 'Save');
  await says(page, /^Saved/);
  await expect(named).toContainText('$1.52 million');
  await expect(named).not.toContainText('$1.25 million');

  await page.getByRole('link', { name: 'Add an Amount, Date or Paper' }).click();
  await page.getByLabel('Listed under').selectOption('Papers named');
  await page.getByLabel('What was named', { exact: true }).fill('Ordinance 88');
  await page
    .getByLabel('Case', { exact: true })
    .selectOption({ label: '2 Public comment on the library hours' });
  await page.getByLabel('Passages that name it').fill('16');
  await press(page, 'Save');
  await says(page, 'Added');
  await expect(named).toContainText('Ordinance 88');
  await page.getByRole('button', { name: 'Remove April 6' }).click();
  await says(page, 'Removed');
  await expect(page.getByRole('button', { name: 'Remove April 6' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: “April 6” removed' }).click();
  await expect(page.getByRole('button', { name: 'Remove April 6' })).toBeVisible();

  // An address in what was said is longer than a phone is wide.
  const meetingId = address.split('/').at(-1) ?? '';
  query(
    site,
    `UPDATE transcript_segments SET text = text || ?
     WHERE "index" = 0 AND transcript_id = (SELECT id FROM transcripts WHERE meeting_id = ?)`,
    ...[` https://videos.example/${'watch'.repeat(20)}`, meetingId],
  );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}?fact=1#fact`);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  }
  await page.goto(address);
  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await page.goto(address.replace('/admin', ''));
  await expect(page.locator('.prose-summary')).toContainText('Ordinance 88');
  await page.goto(`/meetings/${meetingId}/transcript`);
  const first = await page.locator('#s0 p').boundingBox();
  expect((first?.x ?? 0) + (first?.width ?? 360)).toBeLessThan(360);
});

test('what was named is not changed over what another reviewer did', async ({
  page,
  context,
  site,
}) => {
  const address = await draftedMeeting(page, site);
  const other = await context.newPage();
  for (const reviewer of [page, other]) await reviewer.goto(`${address}?fact=1#fact`);
  await page.getByLabel('What was named', { exact: true }).fill('$2 million');
  await press(page, 'Save');
  await says(page, /Saved/);
  await other.getByLabel('What was named', { exact: true }).fill('$3 million');
  await press(other, 'Save');
  await expectRefused(other, {
    alert: 'This draft was changed or published since you opened it. Nothing was saved',
  });
  await expect(other.getByLabel('What was named', { exact: true })).toHaveValue('$3 million');
  await other.close();
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

test('a wrong amount that is mended in one sentence is changed wherever the reviewer says', async ({
  page,
  site,
}) => {
  await draftedMeeting(page, site);
  const markdown =
    '## In short\n\nThe contract costs $1,250,000. [0:16](#s2)\n\n' +
    '## Decisions\n\n- The council approved $1,250,000 for paving. [1:44](#s13)\n\n' +
    '## Items\n\nStaff recommends $1,250,000. [0:16](#s2)\n';
  await page.locator('details#edit summary').click();
  await page.getByLabel('Summary', { exact: true }).fill(markdown);
  await press(page, 'Save and check again');
  await says(page, /Draft saved/);
  await page.getByRole('link', { name: 'Mend sentence 1' }).click();
  const field = page.getByLabel('Sentence 1', { exact: true });
  await field.fill('The contract costs $1,520,000.');
  await press(page, 'Save Sentence');
  await says(page, /The draft still says “\$1,250,000” in 3 other places\./);
  const offer = page.getByRole('group', { name: 'Change “$1,250,000” to “$1,520,000” here too?' });
  await expect(offer.getByRole('checkbox')).toHaveCount(3);
  await expect(offer).toBeInViewport();
  await offer.getByRole('checkbox', { name: /Sentence 3/ }).uncheck();
  await press(page, 'Change Them');
  await says(
    page,
    /Changed “\$1,250,000” to “\$1,520,000” in: Sentence 2 \(Decisions\), Money named\./,
  );
  await expect(page.getByRole('link', { name: 'Edit $1,520,000' })).toBeVisible();
  await expect(page.locator('#n2')).toContainText('approved $1,520,000 for paving');
  await expect(page.locator('#n3')).toContainText('recommends $1,250,000');
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: /^Undo: Changed/ }).click();
  await expect(page.locator('#n2')).toContainText('approved $1,250,000 for paving');
  await expect(page.locator('#n1')).toContainText('costs $1,520,000');
});
