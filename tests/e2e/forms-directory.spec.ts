import { randomUUID } from 'node:crypto';
import { expectRefused, press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

test('an entity is added and edited once each field is right', async ({ page, site }) => {
  const name = `Yarrow Board ${randomUUID().slice(0, 8)}`;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/admin/entities/new');
  await press(page, 'Add Entity');
  await expectRefused(page, {
    fields: { Name: 'Name is required', Type: 'Type is required', State: 'State is required' },
  });
  const address = 'Enter a web address, such as https://example.gov';
  await field('Name').fill('n'.repeat(201));
  await field('Description (optional)').fill('d'.repeat(301));
  await field('Type').fill('School Board');
  await field('State').selectOption('Ohio');
  await field('Homepage (optional)').fill('javascript:alert(1)');
  await field('Documents (optional)').fill('a folder at home');
  await press(page, 'Add Entity');
  await expectRefused(page, {
    fields: {
      Name: 'Use at most 200 characters',
      'Description (optional)': 'Use at most 300 characters',
      'Homepage (optional)': address,
      'Documents (optional)': address,
    },
  });
  await expect(field('State')).toHaveValue('Ohio');
  await expect(field('Documents (optional)')).toHaveValue('a folder at home');

  await field('Name').fill('boulder CITY council');
  await field('Description (optional)').fill('');
  await field('Homepage (optional)').fill('yarrow.example');
  await field('Documents (optional)').fill('');
  await press(page, 'Add Entity');
  await expectRefused(page, { fields: { Name: 'There is an entity of this name already' } });
  await expect(field('Homepage (optional)')).toHaveValue('yarrow.example');
  await field('Name').fill(name);
  await press(page, 'Add Entity');
  await says(page, 'Entity added');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  const sql = 'SELECT id, homepage_url AS homepage FROM govt_entities WHERE entity_name = ?';
  const [added] = query<{ id: string; homepage: string }>(site, sql, name);
  expect(added?.homepage).toBe('https://yarrow.example/');
  await expect(page).toHaveURL(`/admin/entities/${added?.id}`);
  await field('Name').fill(' ');
  await press(page, 'Save Changes');
  await expectRefused(page, { fields: { Name: 'Name is required' } });
  await field('Name').fill(`${name} II`);
  await field('County (optional)').fill('Summit');
  await press(page, 'Save Changes');
  await says(page, 'Entity updated successfully');
  expect(query(site, sql, `${name} II`)).toHaveLength(1);
});

test('a federal committee and a board of American Samoa are entered, and found', async ({
  page,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const add = async (name: string, state: string, zone: string) => {
    await page.goto('/admin/entities/new');
    await field('Name').fill(name);
    await field('Type').fill('Committee');
    await field('State').selectOption(state);
    await field('Time Zone (optional)').selectOption(zone);
    await press(page, 'Add Entity');
    await says(page, 'Entity added');
  };
  await add(`Rules ${mark}`, 'Federal', 'Eastern (America/New_York)');
  await add(`Ports ${mark}`, 'American Samoa', 'American Samoa (Pacific/Pago_Pago)');
  await page.goto(`/meetings-we-track?q=${mark}&state=Federal`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveText(/Rules.*Federal.*N\/A/);
  await page.goto(`/govt-entity-selection?q=${mark}`);
  await expect(page.getByText('Federal • Committee')).toBeVisible();
  // Requests stay with the fifty states.
  await page.goto('/request-entity');
  await expect(page.getByLabel('State').locator('option:not([value=""])')).toHaveCount(50);
  query(site, 'DELETE FROM govt_entities WHERE entity_name LIKE ?', `%${mark}`);
});

test('a file of entities is refused as a whole, or row by row, and never half stored', async ({
  page,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin/entities/import');
  const send = async (text: string) => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'entities.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await press(page, 'Preview');
  };
  await press(page, 'Preview');
  await expectRefused(page, { alert: null, fields: { 'CSV file': 'Choose a file' } });
  const head = 'Name,Type,State';
  for (const [text, message] of [
    ['', 'The file is empty.'],
    [head, 'The file has column names and no rows.'],
    ['a,b\n1,2', 'among them name, type and state'],
    [`${head},Name\nA,B,Ohio,C`, 'Two columns say the same'],
    [`${head}\n"A,B,Ohio`, 'A quotation mark on line 2 is never closed.'],
    [`${head}\n${'A,B,Ohio\n'.repeat(2001)}`, 'The file has 2,001 rows; at most 2,000'],
  ] as const) {
    await send(text);
    await expectRefused(page, { alert: null, fields: { 'CSV file': message } });
  }

  const rows: [cells: string, outcome: string, says: string][] = [
    [`Good ${mark},School Board,Ohio,`, 'New', ''],
    [`good ${mark},School Board,Ohio,`, 'Repeated', 'The name stands on line 2 too'],
    [',School Board,Ohio,', 'Left out', 'Name is required'],
    [`B ${mark},,Ohio,`, 'Left out', 'Type is required'],
    [`C ${mark},School Board,,`, 'Left out', 'State is required'],
    [`D ${mark},School Board,Ohio,ftp://x`, 'Left out', 'Homepage: Enter a web address'],
    [`E ${mark},School Board,Ohio,,more`, 'Left out', 'More cells than columns'],
    ['Boulder City Council,City Council,Colorado,', 'Already there', 'stays as it is'],
  ];
  await send(`Name,Type,State,Homepage\n${rows.map(([cells]) => cells).join('\n')}`);
  await says(page, '1 entity to add, 7 of 8 rows left out. Nothing has been stored yet.');
  const shown = page.getByRole('table').getByRole('row');
  for (const [index, [, outcome, message]] of rows.entries()) {
    await expect(shown.nth(index + 1)).toContainText(outcome);
    await expect(shown.nth(index + 1)).toContainText(message);
  }
  const stored = () =>
    query(site, 'SELECT entity_name FROM govt_entities WHERE entity_name LIKE ?', `%${mark}`);
  expect(stored()).toEqual([]);

  // Somebody else adds it while the preview is looked at.
  const form = { entityName: `Good ${mark}`, entityType: 'Board', state: 'Ohio' };
  await page.context().request.post(`${site.url}/admin/entities/new`, {
    headers: { Origin: site.url },
    form,
  });
  await press(page, 'Import 1 entity');
  await expect(page.getByLabel('CSV file')).toHaveAccessibleDescription(new RegExp(`Good ${mark}`));
  expect(stored()).toHaveLength(1);
  await send(`Name,Type,State\nBetter ${mark},School Board,Ohio`);
  await press(page, 'Import 1 entity');
  await says(page, '1 entity imported');
  expect(stored()).toHaveLength(2);
});
