import { randomUUID } from 'node:crypto';
import { press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** So many days from now, as calendars write them. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

const calendar = (...events: string[]) => ({
  name: 'council.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      ...events.map((event) => `BEGIN:VEVENT\n${event}\nLOCATION:Town Hall\nEND:VEVENT`),
      'END:VCALENDAR',
    ].join('\n'),
  ),
});

test('an admin takes in a calendar without a script, and everybody sees when and where, and what was cancelled', async ({
  browser,
  site,
}) => {
  const entityId = randomUUID();
  const name = `Calendar Council ${entityId.slice(0, 8)}`;
  query(
    site,
    `INSERT INTO govt_entities (id, entity_name, entity_type, state, search_text, sort_title, time_zone, updated_at)
     VALUES (?, ?, 'City Council', 'Ohio', ?, ?, 'America/New_York', 0)`,
    ...[entityId, name, name.toLowerCase(), name.toLowerCase()],
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await signIn(context, site, 'admin@example.com');
  const page = await context.newPage();
  const address = `/admin/entities/${entityId}/calendar`;
  const take = async (...events: string[]) => {
    await page.goto(address);
    await page.getByLabel('Calendar file').setInputFiles(calendar(...events));
    await press(page, 'Preview');
  };

  await page.goto(address);
  await page.getByLabel('Calendar file').setInputFiles({
    ...{ name: 'x.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from('BEGIN:VCALENDAR'),
  });
  await press(page, 'Preview');
  await says(page, 'The calendar holds no events.');

  const first = `UID:a\nDTSTART:${day(20)}T190000\nSUMMARY:Budget Hearing`;
  const second = `UID:b\nDTSTART:${day(27)}T190000\nSUMMARY:Regular Meeting`;
  await take(first, second);
  await says(page, '2 to add, 0 to change, 0 to cancel');
  await press(page, 'Import Calendar');
  await says(page, 'Meetings: 2 added, 0 changed, 0 cancelled');
  await take(first, second);
  await says(page, '0 to add, 0 to change, 0 to cancel, 2 of 2 entries left as they are');
  await take(first, `${second}\nSTATUS:CANCELLED\nSEQUENCE:1`);
  await press(page, 'Import Calendar');
  await says(page, '1 cancelled');
  await context.close();

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto(`/bodies/${entityId}`);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Regular Meeting' })).toContainText(
    'Cancelled',
  );
  await visitor.getByRole('link', { name: 'Budget Hearing' }).click();
  await says(visitor, '7:00 PM Eastern Time');
  await says(visitor, 'Town Hall');
  const file = await visitor.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const text = await (await fetch(`${site.url}${file}`)).text();
  expect(text).toContain(`UID:${file?.split('/')[2]}`);
  expect(text).toContain('LOCATION:Town Hall');
});
