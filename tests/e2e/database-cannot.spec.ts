import Database from 'better-sqlite3';
import { ask, someone, test } from './failing-site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

test('while something holds the database, readers read, and who writes is told so with 503', async ({
  browser,
  failing,
}) => {
  test.slow();
  const context = await someone(failing, browser, null);
  const who = { firstName: 'Nora', lastName: 'Lindqvist', email: 'nora@example.com' };
  const message = 'Which plan is for a newspaper?';
  const form = { ...who, reason: 'other', message };
  const written = { path: '/contact', form };
  const stored = () =>
    query(failing.site, 'SELECT id FROM contact_us_log WHERE message = ?', message).length;

  const holder = new Database(failing.site.database, { timeout: 10_000 });
  holder.exec('BEGIN IMMEDIATE');
  const writing = ask(failing, context.request, written);
  expect((await ask(failing, context.request, { path: '/meetings-we-track' })).status).toBe(200);
  const { status, text } = await writing;
  expect(status).toBe(503);
  expect(text).toContain('Nothing can be stored at the moment.');
  holder.exec('ROLLBACK');
  holder.close();
  expect(stored()).toBe(0);
  expect((await ask(failing, context.request, written)).status).toBe(200);
  expect(stored()).toBe(1);
  await context.close();
});
