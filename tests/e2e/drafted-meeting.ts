import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { makeRecord } from '#tests/support/records.ts';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

/** A meeting whose record was drafted, and the page where it is reviewed. */
export async function draftedMeeting(page: Page, site: Site): Promise<string> {
  const original = originals.get(site) ?? draftOne(page, site);
  originals.set(site, original);
  const address = `/admin/meetings/${copyOf(site, await original)}`;
  await page.goto(address);
  await expect(page.locator('#n1')).toBeVisible();
  return address;
}

/** What is read and drafted in the background gives way to all else: on a busy machine it takes its time. */
export const drafting = { timeout: 180_000 };

/** The record that was just sent is drafted, and the page of its meeting shows it. */
export const showsDraft = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible(drafting);

/** Drafting takes seconds: a site does it for the first test that asks, and nobody touches that draft. */
const originals = new WeakMap<Site, Promise<string>>();

async function draftOne(page: Page, site: Site): Promise<string> {
  const title = `Desk ${randomUUID().slice(0, 8)}`;
  await page.context().request.post(`${site.url}/admin/add-meeting`, {
    headers: { Origin: site.url },
    multipart: {
      meetingDate: '10/12/2026',
      governmentBody: 'Boulder City Council',
      meetingTitle: title,
      record: {
        name: 'record.vtt',
        mimeType: 'text/vtt',
        buffer: Buffer.from(makeRecord(`${title} Avenue`)),
      },
    },
  });
  const sql = 'SELECT id FROM meetings WHERE meeting_title = ?';
  const id = query<{ id: string }>(site, sql, title)[0]?.id ?? '';
  const drafts = 'SELECT id FROM summary_versions WHERE meeting_id = ?';
  // Asked of the database: a page that is loaded over and over takes the processor from who drafts.
  await expect
    .poll(() => query(site, drafts, id), { ...drafting, intervals: [100] })
    .toHaveLength(1);
  return id;
}

type Row = Record<string, unknown>;

/** Where a drafted meeting stands, each table after those that it hangs on, and by which column. */
const tables = [
  ['meetings', 'id'],
  ['transcripts', 'meeting_id'],
  ['record_files', 'transcript_id'],
  ['transcript_segments', 'transcript_id'],
  ['summary_versions', 'meeting_id'],
  ['agenda_items', 'version_id'],
  ['summary_sentences', 'version_id'],
  ['votes', 'version_id'],
  ['facts', 'version_id'],
] as const;

/** The same meeting once more, under a title of its own. Answers with its id. */
function copyOf(site: Site, original: string): string {
  const title = `Desk ${randomUUID().slice(0, 8)}`;
  const renamed = new Map<unknown, string>([[original, anewAs(original)]]);
  const database = new Database(site.database, { timeout: 10_000 });
  const copy = database.transaction(() => {
    for (const [table, column] of tables) {
      const known = [...renamed.keys()];
      const rows = database.prepare<unknown[], Row>(
        `SELECT * FROM ${table} WHERE ${column} IN (${known.map(() => '?')})`,
      );
      for (const row of rows.all(...known)) {
        const { id, sha256, meeting_title, search_title } = row;
        if (typeof id === 'string' && !renamed.has(id)) renamed.set(id, anewAs(id));
        // A body has every record once.
        if (typeof sha256 === 'string') renamed.set(sha256, randomUUID());
        if (meeting_title) renamed.set(meeting_title, title);
        if (search_title) renamed.set(search_title, title.toLowerCase());
        const values = Object.values(row).map((value) => renamed.get(value) ?? value);
        database
          .prepare(
            `INSERT INTO ${table} (${Object.keys(row).map((name) => `"${name}"`)})
             VALUES (${values.map(() => '?')})`,
          )
          .run(...values);
      }
    }
  });
  try {
    copy.immediate();
  } finally {
    database.close();
  }
  return renamed.get(original) ?? '';
}

/** Ids are sorted by the moment in their first part. */
const anewAs = (id: string) => id.slice(0, 9) + randomUUID().slice(9);
