import { randomUUID } from 'node:crypto';
import { makeRecord } from '#tests/support/records.ts';
import { showsDraft } from './drafted-meeting.ts';
import { press, query, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

const mark = () => randomUUID().slice(0, 8);

test('a form that is too large is refused on a page of the site that says what to do', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(80_000));
  await press(page, 'Send Message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form is too large');
  await says(page, 'Shorten what you wrote and send it again.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an agenda of more than half a megabyte reaches the draft it is for', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  await signIn(context, site, 'admin@example.com');
  const title = `Agenda ${mark()}`;
  await context.request.post(`${site.url}/admin/add-meeting`, {
    headers: { Origin: site.url },
    multipart: {
      meetingDate: '10/12/2026',
      governmentBody: 'Boulder City Council',
      meetingTitle: title,
      record: {
        name: 'record.vtt',
        mimeType: 'text/vtt',
        buffer: Buffer.from(makeRecord(`Cedar Avenue ${mark()}`)),
      },
    },
  });
  const sql = 'SELECT id FROM meetings WHERE meeting_title = ?';
  await page.goto(`/admin/meetings/${query<{ id: string }>(site, sql, title)[0]?.id}`);
  await showsDraft(page);
  await test.step('and a summary that is too large stays in its form', async () => {
    await page.getByText('Edit as markdown').click();
    const summary = page.getByLabel('Summary', { exact: true });
    const refused = page.locator('details#edit').getByRole('alert');
    const long = 'The council met. '.repeat(15_000);
    await summary.fill(long);
    await press(page, 'Save and check again');
    await expect(refused).toContainText('A summary can have at most 200,000 characters.');
    await expect(summary).toHaveValue(long);
    if (javaScriptEnabled) {
      // Too large to be read at all: the page, and with it the text, would be gone.
      const huge = long.repeat(3);
      await summary.fill(huge);
      await press(page, 'Save and check again');
      await expect(refused).toContainText('that can be sent. Nothing was saved.');
      await expect(refused).toBeFocused();
      await expect(summary).toHaveValue(huge);
    }
    page.once('dialog', (warning) => warning.accept());
    await page.goto(page.url());
  });
  await page.getByText('Draft again, or add the agenda').click();
  const agenda = '1. Library hours\n2. Cedar Avenue\n'.padEnd(700_000, ' \n');
  await page
    .locator('input[name=agendaFile]')
    .setInputFiles({ name: 'agenda.txt', mimeType: 'text/plain', buffer: Buffer.from(agenda) });
  await press(page, 'Draft Again');
  await says(page, /The summary is drafted again|An agenda can have at most/);
});
