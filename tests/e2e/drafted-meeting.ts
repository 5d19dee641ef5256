import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeRecord } from '#tests/support/records.ts';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';
import { expect } from './site-test.ts';

/** A meeting whose record was drafted, and the page where it is reviewed. */
export async function draftedMeeting(page: Page, site: Site): Promise<string> {
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
  await expect.poll(() => query(site, drafts, id), { timeout: 90_000 }).toHaveLength(1);
  const address = `/admin/meetings/${id}`;
  await page.goto(address);
  await expect(page.locator('#n1')).toBeVisible();
  return address;
}
