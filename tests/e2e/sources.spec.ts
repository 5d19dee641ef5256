import { query, says, signUp } from './forms.ts';
import { sourceOf } from './planted-source.ts';
import { expect, signIn, test } from './site-test.ts';

const someMeeting = `SELECT govt_entity_id AS entityId, id AS meetingId FROM meetings
  WHERE govt_entity_id IN (SELECT id FROM govt_entities WHERE time_zone IS NOT NULL)
    AND id NOT IN (SELECT meeting_id FROM sample_meeting) LIMIT 1`;

test('an address is refused where it is none, or leads inside, with what was typed kept', async ({
  context,
  page,
  site,
}) => {
  const [known] = query<{ entityId: string }>(site, someMeeting);
  await signIn(context, site, 'admin@example.com');
  await page.goto(`/admin/entities/${known?.entityId}`);
  await page.getByRole('link', { name: 'Sources' }).last().click();
  const attempt = async (address: string) => {
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Try It' }).click();
  };
  await attempt('not an address');
  await expect(page.locator('#add-source-address-error')).toContainText('Paste an address');
  for (const inside of ['http://127.0.0.1:1/meetings.ics', 'http://169.254.169.254/meetings.ics']) {
    await attempt(inside);
    await expect(page.locator('#add-source-address-error')).toContainText('not of the public');
    await expect(page.getByLabel('Address')).toHaveValue(inside);
  }
  expect(query(site, 'SELECT id FROM sources WHERE address LIKE ?', 'http://1%')).toEqual([]);
});

test('an admin sees what a source brought, settles what it tells otherwise, and removes it', async ({
  context,
  page,
  site,
}) => {
  const [some] = query<{ entityId: string; meetingId: string }>(site, someMeeting);
  const sourceId = sourceOf(site, some?.entityId ?? '', some?.meetingId ?? '');
  // Planted before, it may be another entity's.
  const [known] = query<{ entityId: string; meetingId: string }>(
    site,
    `SELECT govt_entity_id AS entityId, meeting_id AS meetingId FROM sources
     JOIN upstream_meetings ON source_id = sources.id WHERE sources.id = ?`,
    sourceId,
  );
  const { entityId = '', meetingId = '' } = known ?? {};
  const address = `/admin/entities/${entityId}/sources/${sourceId}`;
  const before =
    'SELECT meeting_title AS title, cancelled_at AS cancelled FROM meetings WHERE id = ?';
  const [was] = query<{ title: string }>(site, before, meetingId);

  await signUp(context, site);
  await page.goto(address);
  await expect(page).not.toHaveURL(new RegExp(address));
  await context.clearCookies();
  await signIn(context, site, 'admin@example.com');

  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: /^Look at/ }).click();
  await page
    .getByRole('link', { name: /iCalendar/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(address));
  await says(page, 'answered with 503');
  await says(page, 'Not listed any more, probably cancelled');
  await says(page, 'Notice of cancellation where the agenda');

  await page.getByRole('button', { name: 'Leave Ours' }).click();
  await says(page, 'The meeting stays as it is');
  await expect(page.getByRole('heading', { name: 'Told otherwise than here' })).toHaveCount(0);
  expect(query(site, before, meetingId)[0]).toMatchObject({ title: was?.title, cancelled: null });

  await page.getByRole('button', { name: 'Pause' }).click();
  await says(page, 'The source is not asked any more');
  await page.getByRole('button', { name: 'Resume' }).click();
  await says(page, 'asked again within a minute');

  const remove = { name: 'Delete Source' };
  await page.getByRole('link', remove).or(page.getByRole('button', remove)).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'The source was removed');
  expect(query(site, 'SELECT id FROM sources WHERE id = ?', sourceId)).toEqual([]);
  expect(query(site, before, meetingId)).toHaveLength(1);
});
