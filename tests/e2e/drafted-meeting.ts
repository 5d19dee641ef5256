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
  const address = `/admin/meetings/${query<{ id: string }>(site, sql, title)[0]?.id}`;
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('#n1')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return address;
}
