import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { expectRefused, follow, press, query, says, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

type Body = { entityId: string; meetingId: string; address: string };

/** A body of the test's own, with a published meeting and one roll call in it. */
function makeBody(site: Site, rollCall: Record<string, string> = {}): Body {
  const [entityId, meetingId, versionId] = [randomUUID(), randomUUID(), randomUUID()];
  const name = `Roster Council ${entityId.slice(0, 8)}`;
  const at = '2026-03-10T12:00:00.000+00:00';
  query(
    site,
    `INSERT INTO govt_entities (id, entity_name, entity_type, state, search_text, sort_title, updated_at)
     VALUES (?, ?, 'City Council', 'Ohio', ?, ?, 0)`,
    ...[entityId, name, name.toLowerCase(), name.toLowerCase()],
  );
  query(
    site,
    `INSERT INTO meetings (id, govt_entity_id, meeting_title, meeting_date, sort_date, markdown_summary, updated_at)
     VALUES (?, ?, 'Regular meeting', ?, ?, 'It passed.', 0)`,
    ...[meetingId, entityId, at, at],
  );
  query(
    site,
    `INSERT INTO summary_versions (id, meeting_id, origin, markdown, updated_at, published_at)
     VALUES (?, ?, 'extractive', 'It passed.', 0, ?)`,
    ...[versionId, meetingId, at],
  );
  const answers = Object.entries(rollCall).map(([called, vote]) => ({ name: called, vote }));
  query(
    site,
    `INSERT INTO votes (version_id, "index", motion, outcome, roll_call)
     VALUES (?, 0, 'resurface Yarrow Lane', 'adopted', ?)`,
    ...[versionId, JSON.stringify(answers)],
  );
  return { entityId, meetingId, address: `/admin/entities/${entityId}/roster` };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const members = (page: Page) => page.getByRole('table', { name: 'Members' }).locator('tbody tr');

test.describe('an admin', () => {
  test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

  test('adds a member once each field is right, edits it, ends its term and deletes it', async ({
    page,
    site,
  }) => {
    const { entityId, address } = makeBody(site);
    await page.goto(`/admin/entities/${entityId}`);
    await page.getByRole('link', { name: 'Roster' }).click();
    await says(page, 'Nobody is on the roster yet.');
    await page.getByRole('link', { name: 'Add Member' }).click();
    await press(page, 'Add Member');
    await expectRefused(page, {
      fields: { Name: 'Name is required', Office: 'Office is required' },
    });
    await field(page, 'Name').fill('Lena Bolgarini');
    await field(page, 'Office').fill('Council Member');
    await field(page, 'Term Start (optional)').fill('02/30/2026');
    await press(page, 'Add Member');
    await expectRefused(page, {
      fields: { 'Term Start (optional)': 'There is no date 02/30/2026' },
    });
    await field(page, 'Term Start (optional)').fill('01/06/2026');
    await field(page, 'Term End (optional)').fill('01/05/2026');
    await press(page, 'Add Member');
    await expectRefused(page, {
      fields: { 'Term End (optional)': 'The term ends before it begins' },
    });
    await field(page, 'Term End (optional)').fill('');
    await field(page, 'Also Heard As (optional)').fill('Bulgar Ini\nVolgarini');
    await press(page, 'Add Member');
    await says(page, 'Member added');
    await expect(members(page)).toHaveText(/Lena Bolgarini.*Since Jan 6, 2026.*Bulgar Ini, Volg/);

    await page.goto(`${address}/new`);
    await field(page, 'Name').fill('LENA BOLGARINI');
    await field(page, 'Office').fill('Mayor');
    await field(page, 'Term Start (optional)').fill('1/6/2026');
    await press(page, 'Add Member');
    await expectRefused(page, { fields: { Name: 'The roster has this name' } });

    await page.goto(address);
    await page.getByRole('link', { name: 'Lena Bolgarini' }).click();
    await expect(field(page, 'Also Heard As (optional)')).toHaveValue('Bulgar Ini\nVolgarini');
    await field(page, 'Seat (optional)').fill('Ward 2');
    await press(page, 'Save Changes');
    await says(page, 'Member updated');
    await expect(members(page)).toContainText(['Ward 2']);

    await page.getByRole('link', { name: 'Lena Bolgarini' }).click();
    await field(page, 'Last Day').fill('01/01/2026');
    await press(page, 'End Term');
    await expectRefused(page, { fields: { 'Last Day': 'The term ends before it begins' } });
    await field(page, 'Last Day').fill('06/30/2026');
    await press(page, 'End Term');
    await says(page, 'Term ended');
    await expect(members(page)).toContainText(['Jan 6, 2026 to Jun 30, 2026']);

    await page.getByRole('link', { name: 'Lena Bolgarini' }).click();
    await page
      .getByRole('link', { name: 'Delete Member' })
      .or(page.getByRole('button', { name: 'Delete Member' }))
      .click();
    await says(page, 'Delete Lena Bolgarini?');
    await press(page, 'Delete');
    await says(page, 'Member deleted');
    await says(page, 'Nobody is on the roster yet.');
    await page.goto('/admin/audit-log');
    await says(page, 'Deleted a member from a roster');
  });

  test('imports a roster after a look at it, exports it, and imports it again', async ({
    page,
    site,
  }) => {
    const { address } = makeBody(site);
    await page.goto(`${address}/import`);
    const send = async (text: string) => {
      await field(page, 'CSV file').setInputFiles({
        name: 'roster.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
      await press(page, 'Preview');
    };
    await press(page, 'Preview');
    await expectRefused(page, { alert: null, fields: { 'CSV file': 'Choose a file' } });
    await send('name,seat\nAnn,1');
    await expectRefused(page, {
      alert: null,
      fields: { 'CSV file': 'among them name and office' },
    });
    await send(
      'Name,Office,Start\nAnn Orchard,Mayor,1/6/2026\nann orchard,Mayor,1/6/2026\n,Mayor,\n',
    );
    await says(page, '1 to add, 0 to change, 2 of 3 rows left out. Nothing has been stored yet.');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows.nth(0)).toContainText('New');
    await expect(rows.nth(1)).toContainText('The entry stands on line 2 too');
    await expect(rows.nth(2)).toContainText('Name is required');
    await press(page, 'Import Roster');
    await says(page, '1 member added, 0 changed');

    const file = await page.context().request.get(`${address}.csv`);
    expect(file.headers()['content-disposition']).toMatch(
      /filename="roster-council-\w+-roster.csv"/,
    );
    const text = await file.text();
    expect(text).toContain('Ann Orchard,Mayor,,,yes,2026-01-06,,');
    await page.goto(`${address}/import`);
    await send(text.replace(',Mayor,', ',Mayor Pro Tem,'));
    await says(page, '0 to add, 1 to change, 0 of 1 rows left out.');
    await press(page, 'Import Roster');
    await expect(members(page)).toContainText(['Mayor Pro Tem']);
  });

  test('takes over names that stand in votes, as a member and as a spelling', async ({
    page,
    site,
  }) => {
    const body = makeBody(site, { 'Trustee Okafor': 'yes', 'Ms. Quarrendon': 'no' });
    const publish = (at: string) =>
      query(
        site,
        "UPDATE summary_versions SET published_at = NULLIF(?, '') WHERE meeting_id = ?",
        ...[at, body.meetingId],
      );
    publish('');
    await page.goto(`/admin/meetings/${body.meetingId}`);
    await says(page, '2 names in the votes are not on the roster: Okafor, Quarrendon.');
    await page.getByRole('link', { name: 'Add them to the roster' }).click();
    await expect(page).toHaveURL(body.address);
    publish('2026-03-10T12:00:00.000+00:00');
    const proposed = page.getByRole('table', { name: 'Names in votes' }).locator('tbody tr');
    await expect(proposed).toHaveCount(2);
    await press(page, 'Add Okafor as a member');
    await says(page, 'Okafor added to the roster');
    await expect(proposed).toHaveCount(1);
    await press(page, 'Save the spelling Quarrendon');
    await says(page, 'Choose a member');
    await page.getByLabel('Quarrendon is a spelling of').selectOption('Okafor');
    await press(page, 'Save the spelling Quarrendon');
    await says(page, 'Quarrendon is understood as Okafor');
    await expect(proposed).toHaveCount(0);
    await expect(members(page)).toHaveText(/Okafor.*Trustee.*Yes.*Quarrendon/);
    // The job that follows settles the votes that are published.
    const settled = () =>
      query(site, 'SELECT name FROM member_votes WHERE govt_entity_id = ?', body.entityId).length;
    await expect.poll(settled).toBe(2);
  });
});

test('a reader sees who sits on a body and how each voted, and takes the votes along', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  const body = makeBody(site, { 'Ms. Volgarini': 'no', 'Mr. Romanek': 'yes', Stranger: 'absent' });
  for (const [name, office] of [
    ['Lena Bolgarini', 'Mayor'],
    ['Matteo Romanek', 'Council Member'],
    ['Nicole Gaudry', 'City Clerk'],
  ] as const) {
    await context.request.post(`${body.address}/new`, {
      headers: { Origin: site.url },
      form: { name, office, intent: 'save' },
    });
  }
  const settled = () =>
    query(
      site,
      'SELECT name FROM member_votes WHERE member_id IS NOT NULL AND govt_entity_id = ?',
      body.entityId,
    ).length;
  await expect.poll(settled).toBe(2);

  await context.clearCookies();
  const email = await signUp(context, site);
  const address = `/govt-entities/${body.entityId}/votes`;
  expect((await context.request.get(address)).status()).toBe(403);
  expect((await context.request.get(`${address}.csv`)).status()).toBe(403);
  follow(site, email, body.entityId);
  await page.goto(`/govt-entities/${body.entityId}`);
  await page.getByRole('link', { name: 'Members and Votes' }).click();
  const sitting = page.getByRole('table', { name: 'Members in office' });
  await expect(sitting.locator('tbody tr')).toHaveText([
    /Lena Bolgarini.*Mayor/,
    /Matteo Romanek.*Council Member/,
    /Nicole Gaudry.*City Clerk/,
  ]);
  const votes = page.getByRole('table', { name: 'Votes by member' }).locator('tbody tr');
  await expect(votes).toHaveText([
    /Mar 10, 2026.*Resurface Yarrow Lane.*Lena Bolgarini.*No.*Adopted/,
    /Matteo Romanek.*Yes/,
    /Stranger \(as heard\).*Absent/,
  ]);
  await sitting.getByRole('link', { name: 'Lena Bolgarini' }).click();
  await expect(votes).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Member' })).toHaveValue('Lena Bolgarini');
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const file = await context.request.get(href ?? '');
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect((await file.text()).trimEnd().split('\r\n').slice(1)).toEqual([
    `2026-03-10,Regular meeting,resurface Yarrow Lane,Lena Bolgarini,Mayor,Ms. Volgarini,no,adopted,${site.url}/meetings/${body.meetingId}`,
  ]);
  await votes.getByRole('link').click();
  await expect(page).toHaveURL(`/meetings/${body.meetingId}`);
});
