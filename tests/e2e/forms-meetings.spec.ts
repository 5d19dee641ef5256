import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { expectRefused, press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const wrongForm = 'Write the date as MM/DD/YY or MM/DD/YYYY';

type Stored = Record<'day' | 'title' | 'body' | 'video' | 'summary' | 'entity', string | null>;

const stored = (site: Site, id: string) =>
  query<Stored>(
    site,
    `SELECT meeting_date AS day, meeting_title AS title, government_body AS body,
     video_id AS video, markdown_summary AS summary, govt_entity_id AS entity
     FROM meetings WHERE id = ?`,
    id,
  )[0];

test('a meeting is added once its date and body are right', async ({ page, site }) => {
  const title = `Budget hearing ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/add-meeting');
  await press(page, 'Add Meeting');
  await expectRefused(page, {
    fields: {
      'Meeting Date': 'Enter the date of the meeting',
      'Government Body': 'Choose a government body',
    },
  });
  await field(page, 'Government Body').selectOption('Boulder City Council');
  await field(page, 'Meeting Title (optional)').fill(title);
  await field(page, 'Video Publish Date (optional)').fill('tomorrow');
  await field(page, 'Video ID (optional)').fill('v'.repeat(201));
  for (const [typed, message] of [
    ['1/2/26', wrongForm],
    ['2026-01-02', wrongForm],
    ['01/02/026', wrongForm],
    ['02/30/2026', 'There is no date 02/30/2026'],
    ['13/01/26', 'There is no date 13/01/26'],
  ] as const) {
    await field(page, 'Meeting Date').fill(typed);
    await press(page, 'Add Meeting');
    await expectRefused(page, {
      fields: {
        'Meeting Date': message,
        'Video Publish Date (optional)': wrongForm,
        'Video ID (optional)': 'Use at most 200 characters',
      },
    });
    await expect(field(page, 'Meeting Date')).toHaveValue(typed);
    await expect(field(page, 'Government Body')).toHaveValue('Boulder City Council');
  }
  // A year that is still to come is one of the last century.
  await field(page, 'Meeting Date').fill('12/31/99');
  await field(page, 'Video Publish Date (optional)').fill('01/02/2000');
  await field(page, 'Video ID (optional)').fill('  ');
  await press(page, 'Add Meeting');
  await expect(page).toHaveURL(/\/admin\/pending-summaries/);
  await says(page, 'Meeting has been added successfully');
  const [added] = query<{ id: string }>(
    site,
    'SELECT id FROM meetings WHERE meeting_title = ?',
    title,
  );
  const meeting = stored(site, added?.id ?? '');
  expect(meeting).toMatchObject({ body: 'Boulder City Council', video: null, summary: null });
  expect(meeting?.day).toMatch(/^1999-12-31T12:00:00/);

  await page.goto('/admin/add-meeting');
  await field(page, 'Meeting Date').fill('09/09/25');
  await field(page, 'Government Body').selectOption('Boulder City Council');
  await field(page, 'Meeting Title (optional)').fill(`${title} II`);
  await field(page, 'Summary (optional)').fill('# Budget\\n\\nThe council adopted it. ');
  await press(page, 'Add Meeting');
  await says(page, 'Meeting has been added successfully');
  expect(
    query(
      site,
      'SELECT markdown_summary AS text FROM meetings WHERE meeting_title = ?',
      `${title} II`,
    ),
  ).toEqual([{ text: '# Budget\n\nThe council adopted it.' }]);
});

test('a meeting takes its agenda along, and is not added where that cannot be read', async ({
  page,
  site,
}) => {
  const title = `Depot hearing ${randomUUID().slice(0, 8)}`;
  const added = () =>
    query<{ id: string }>(site, 'SELECT id FROM meetings WHERE meeting_title = ?', title);
  const send = async (agenda: string) => {
    const file = { name: 'agenda.txt', mimeType: 'text/plain', buffer: Buffer.from(agenda) };
    await field(page, 'Agenda (optional)').setInputFiles(file);
    await press(page, 'Add Meeting');
  };
  await page.goto('/admin/add-meeting');
  await field(page, 'Government Body').selectOption('Boulder City Council');
  await field(page, 'Meeting Date').fill('09/09/25');
  await field(page, 'Meeting Title (optional)').fill(title);
  await send('Welcome to the council of the town.');
  await expectRefused(page, {
    fields: { 'Agenda (optional)': 'No items were found in the agenda' },
  });
  const items = '1. Call to Order\n2. Lease of the depot\n3. Adjournment';
  const other = `Troy School District\nRegular Meeting, July 22, 2026\n${items}`;
  await send(other);
  // What it says, and where to answer it, are in view: the button was far below the top of the form.
  const doubt =
    'The agenda is headed Troy School District, Jul 22, 2026; this meeting is of Boulder City Council, Sep 9, 2025.';
  await expectRefused(page, { fields: { 'Use it all the same.': doubt } });
  await expect(page.getByRole('main').getByText(doubt).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Add Meeting' })).toBeInViewport();
  expect(added()).toEqual([]);
  await page.getByLabel('Use it all the same').check();
  await send(other);
  await says(page, 'Meeting has been added successfully');
  await page.goto(`/admin/meetings/${added()[0]?.id}/agenda`);
  await says(page, '3 entries');
});

test('a meeting is edited in a dialog over the list, or on a page', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const title = `Zoning appeals ${randomUUID().slice(0, 8)}`;
  await context.request.post(`${site.url}/admin/add-meeting`, {
    headers: { Origin: site.url },
    multipart: {
      meetingDate: '10/12/2026',
      governmentBody: 'Boulder City Council',
      meetingTitle: title,
    },
  });
  const list = `/admin/modify-meeting?${new URLSearchParams({ title: title.toUpperCase() })}`;
  await page.goto(list);
  await says(page, '1 meeting(s) found');
  const row = page.getByRole('link', { name: title, exact: true });
  const form = scripts
    ? page.getByRole('dialog', { name: 'Edit Meeting' })
    : page.getByRole('region', { name: 'Edit Meeting' });
  const open = async () => {
    await row.click();
    await expect(form.getByLabel('Meeting Date')).toHaveValue('10/12/26');
    await expect(page).toHaveURL(/\/admin\/modify-meeting\/[\w-]{36}\?title=/);
  };
  await open();
  const id = /modify-meeting\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
  await form.getByLabel('Meeting Title').fill('Never kept');
  await form.getByText('Cancel', { exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(list);

  await open();
  await form.getByText('Cancel', { exact: true }).click();
  // At once, before the closed one has left its address.
  await open();
  await form.getByLabel('Meeting Date').fill('10/12');
  await form.getByLabel('Download ID').fill('d'.repeat(201));
  await press(form, 'Save Changes');
  await expectRefused(page, {
    fields: { 'Meeting Date': wrongForm, 'Download ID': 'Use at most 200 characters' },
    within: form,
  });
  await expect(form.getByLabel('Meeting Date')).toHaveValue('10/12');

  await form.getByLabel('Meeting Date').fill('10/13/26');
  await form.getByLabel('Download ID').fill('');
  await form.getByLabel('Video ID').fill(' vid-1 ');
  await press(form, 'Save Changes');
  await says(page, 'Meeting updated successfully');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Oct 13, 2026');
  expect(stored(site, id)?.video).toBe('vid-1');

  // Everything may be left out, from the form's own address as well.
  await page.goto(`/admin/modify-meeting/${id}`);
  for (const label of ['Meeting Date', 'Meeting Title', 'Video ID'])
    await form.getByLabel(label).fill('');
  await form.getByLabel('Government Body').selectOption('Select a government body');
  await press(form, 'Save Changes');
  await says(page, 'Meeting updated successfully');
  await expect(page).toHaveURL(/\/admin\/modify-meeting$/);
  expect(stored(site, id)).toEqual({
    day: null,
    title: null,
    body: null,
    video: null,
    summary: null,
    entity: null,
  });
});

test('the list of meetings is filtered and sorted in its address', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const count = async (where: string, ...values: string[]) => {
    const sql = `SELECT count(*) AS count FROM meetings WHERE ${where}`;
    const [row] = query<{ count: number }>(site, sql, ...values);
    await says(page, `${row?.count} meeting(s) found`);
  };
  const filter = async (address: RegExp) => {
    if (!scripts) await press(page, 'Filter');
    await expect(page).toHaveURL(address);
  };
  const [title, video] = [page.getByLabel('Title, or n/a'), page.getByLabel('Video ID, or n/a')];
  await page.goto('/admin/modify-meeting');
  await count('1');
  const [named] = query<{ part: string }>(
    site,
    'SELECT trim(upper(substr(meeting_title, 2, 7))) AS part FROM meetings WHERE meeting_title IS NOT NULL',
  );
  await title.fill(named?.part ?? '');
  await filter(/title=/);
  await count("upper(meeting_title) LIKE '%' || ? || '%'", named?.part ?? '');
  await title.fill('N/A');
  await filter(/title=N/);
  await count('meeting_title IS NULL');
  await title.fill('');
  await video.fill('n/a');
  await filter(/video=n/);
  await count('video_id IS NULL');
  await video.fill('');
  const body = page.getByLabel('Government Body');
  await body.selectOption('Unassigned');
  await filter(/body=null/);
  await count('government_body IS NULL');
  await body.selectOption('Boulder City Council');
  await filter(/body=Boulder/);
  await count('government_body = ?', 'Boulder City Council');
  await page.getByLabel('Only without a summary').check();
  await filter(/pending=on/);
  await count(
    "government_body = ? AND trim(coalesce(markdown_summary, '')) = ''",
    'Boulder City Council',
  );
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await count('1');

  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect(column('Date')).toHaveAttribute('aria-sort', 'descending');
  for (const name of ['Title', 'Government Body', 'Video ID', 'Date']) {
    const orders = name === 'Date' ? ['descending', 'ascending'] : ['ascending', 'descending'];
    for (const order of orders) {
      await column(name).getByRole('link').click();
      await expect(column(name)).toHaveAttribute('aria-sort', order);
    }
  }
  const dates = await page.locator('td[data-label=Date]').allTextContents();
  const times = dates.filter((date) => date !== 'N/A').map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a meeting opened over the list names the page, and the list does again; from its desk it leads back there', async ({
  page,
}) => {
  await page.goto('/admin/modify-meeting');
  await expect(page).toHaveTitle(/^Modify Meeting/);
  await page.locator('.row-target').first().click();
  await expect(page).toHaveTitle(/^Edit Meeting/);
  const cancel = { name: 'Cancel', exact: true };
  const leave = () =>
    page.getByRole('button', cancel).or(page.getByRole('link', cancel)).first().click();
  await leave();
  await expect(page).toHaveTitle(/^Modify Meeting/);

  await page.goto('/admin/pending-summaries');
  await page.locator('.row-target').first().click();
  await expect(page).toHaveURL(/\/admin\/meetings\/[\w-]{36}$/);
  const desk = page.url();
  const edit = page.getByRole('link', { name: 'Edit Meeting' }).first();
  await edit.click();
  await expect(page).toHaveTitle(/^Edit Meeting/);
  await leave();
  await expect(page).toHaveURL(desk);
  await edit.click();
  await press(page, 'Save Changes');
  await says(page, 'Meeting updated successfully');
  await expect(page).toHaveURL(desk);
});
