import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

let site: Site;
let entityId: string;

beforeAll(async () => {
  site = await openSite();
  const { meeting, entity } = await makePublishedMeeting();
  entityId = entity.id;
  const odd = await makeMeeting({ govtEntityId: entity.id, meetingTitle: '=HYPERLINK("x")' });
  await transact((tx) => indexMeetings(tx, [meeting.id, odd.id]));
});

/** What a reader on this plan is given, who follows the body or not. */
async function fileOf(path: string, tier: string, follows = true) {
  const { id: userId } = await makeUser({ tier });
  if (follows) await followEntities({ userId, changes: { add: [entityId], remove: [] } });
  const cookie = (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
  const answer = await site(new Request(`http://localhost${path}`, { headers: { cookie } }));
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('Content-Type'), text };
}

const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

describe('the meetings of a body as a file', () => {
  it('is what everybody may know, whether they follow it or not, and no formula', async () => {
    const path = `/bodies/${entityId}/meetings.csv`;
    const { status, type, text } = await fileOf(path, 'basic', false);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = rowsOf(text);
    expect(rows.map(({ summary_published }) => summary_published).toSorted()).toEqual([
      '',
      '2025-10-02',
    ]);
    expect(rows.map(({ title }) => title)).toContain(`'=HYPERLINK("x")`);
    expect(text).not.toMatch(/numbered|The motion/);
  });

  it('is for plans with exports, and of bodies that there are', async () => {
    const refused = await fileOf(`/bodies/${entityId}/meetings.csv`, 'free');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Downloads as CSV are part of the Pro plan and above.');
    expect((await fileOf('/bodies/none/meetings.csv', 'basic')).status).toBe(404);
  });
});

describe('what a search found as a file', () => {
  it('is the passages of bodies that its reader follows', async () => {
    const path = '/search.csv?q=motion';
    const rows = rowsOf((await fileOf(path, 'basic')).text);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ passage }) => passage).join()).toMatch(/numbered/);
    expect(rows[0]?.address).toMatch(/^http:\/\/localhost\/meetings\//);
    const stranger = await fileOf(path, 'basic', false);
    expect(stranger.status).toBe(200);
    expect(stranger.text).not.toMatch(/numbered|The motion/);
    expect((await fileOf(path, 'free')).status).toBe(403);
  });

  it.each(['', '?q=', `?q=${'x'.repeat(10_000)}`, '?q=-only&page=9'])(
    'is empty where nothing can be looked for: %.20s',
    async (query) => {
      const { status, text } = await fileOf(`/search.csv${query}`, 'premium');
      expect(status).toBe(200);
      expect(rowsOf(text)).toEqual([]);
    },
  );
});
