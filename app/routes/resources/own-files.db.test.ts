import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { saveSearch } from '#app/alerts/saved-searches/save-search.server.ts';
import { followMatter } from '#app/matters/follow-matter.server.ts';
import { db } from '#app/platform/db.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let entityId: string;
let meetingId: string;
let matterId: string;

beforeAll(async () => {
  site = await openSite();
  const { meeting, entity } = await makePublishedMeeting({ segmentCount: 2_300 });
  [entityId, meetingId] = [entity.id, meeting.id];
  const lastPublishedAt = new Date();
  await db.meeting.update({ where: { id: meetingId }, data: { lastPublishedAt } });
  const dates = { firstSeen: meeting.sortDate, lastSeen: meeting.sortDate };
  const matter = await db.matter.create({
    data: {
      ...{ scope: entityId, govtEntityId: entityId, kind: 'bill', key: 'bill 7', ...dates },
      ...{ label: 'Ordinance 7', title: '=Ordinance 7', state: 'adopted', meetings: 1 },
    },
  });
  matterId = matter.id;
  await db.matterStep.create({
    data: {
      ...{ matterId, meetingId, title: 'Roads', case: 0, anchor: 'roads', state: 'adopted' },
      ...{ sortDate: meeting.sortDate, foundAt: new Date() },
    },
  });
  await db.summarySentence.updateMany({
    where: { version: { meetingId } },
    data: { citations: '[0]' },
  });
});

async function readerOf(tier: string, follows = true): Promise<string> {
  const { id: userId } = await makeUser({ tier });
  if (follows) {
    // Since before it was published.
    const createdAt = new Date('2025-01-01T00:00:00Z');
    await db.entityAccess.create({ data: { userId, govtEntityId: entityId, createdAt } });
  }
  return userId;
}

async function fileOf(userId: string, path: string) {
  const cookie = (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
  const answer = await site(new Request(`http://localhost${path}`, { headers: { cookie } }));
  const text = await answer.text();
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return { status: answer.status, type: answer.headers.get('Content-Type'), text, rows: rows.data };
}

const paths = () => [
  '/my-meetings/unread.csv',
  '/my-matters.csv',
  `/matters/${matterId}/history.csv`,
  '/saved-searches.csv',
  `/meetings/${meetingId}/transcript.csv`,
];

describe('a reader’s own lists as files', () => {
  it('are for plans with exports', async () => {
    const [pro, citizen] = [await readerOf('basic'), await readerOf('free')];
    for (const path of paths()) {
      expect(await fileOf(pro, path)).toMatchObject({
        status: 200,
        type: expect.stringMatching(/^text\/csv/),
      });
      const refused = await fileOf(citizen, path);
      expect(refused.status, path).toBe(403);
      expect(refused.text).toContain('Downloads as CSV are part of the Pro plan and above.');
    }
  });

  it('hold what they have yet to read, and nothing of bodies that they do not follow', async () => {
    const { rows } = await fileOf(await readerOf('basic'), '/my-meetings/unread.csv');
    expect(rows).toMatchObject([
      { opening: 'The motion passes.', address: `http://localhost/meetings/${meetingId}` },
    ]);
    const stranger = await fileOf(await readerOf('basic', false), '/my-meetings/unread.csv');
    expect([stranger.status, stranger.rows]).toEqual([200, []]);
  });

  it('hold all of a transcript, each passage with its time and its place', async () => {
    const path = `/meetings/${meetingId}/transcript.csv`;
    const { rows } = await fileOf(await readerOf('basic'), path);
    expect(rows.map(({ text }) => text)).toEqual(
      Array.from({ length: 2_300 }, (_, index) => `The motion numbered ${index} passes.`),
    );
    expect(rows[12]).toMatchObject({
      ...{ passage: '13', time: '1:00', speaker: 'Chair' },
      address: `http://localhost/meetings/${meetingId}/transcript?at=12#s12`,
    });
    const stranger = await fileOf(await readerOf('basic', false), path);
    expect(stranger.status).toBe(403);
    expect(stranger.text).not.toContain('numbered');
    expect((await fileOf(await readerOf('basic'), '/meetings/none/transcript.csv')).status).toBe(
      404,
    );
  });

  it('hold a matter’s history, quoted to who may read its meetings', async () => {
    const path = `/matters/${matterId}/history.csv`;
    const { rows } = await fileOf(await readerOf('basic'), path);
    expect(rows).toMatchObject([
      {
        ...{ title: 'Roads', outcome: 'Adopted', summary: 'The motion passes.' },
        address: `http://localhost/meetings/${meetingId}#roads`,
      },
    ]);
    const stranger = await fileOf(await readerOf('basic', false), path);
    expect(stranger.rows).toMatchObject([{ outcome: 'Adopted', summary: '', address: '' }]);
    expect((await fileOf(await readerOf('basic'), '/matters/none/history.csv')).status).toBe(404);
  });

  it('hold the matters they follow, and the searches they saved, more than a page of them', async () => {
    const userId = await readerOf('enterprise');
    await followMatter({ userId, matterId });
    for (let number = 0; number < 30; number += 1) {
      const search = readSearchAddress(new URLSearchParams({ q: `levee ${number}` }));
      await saveSearch({ userId, search, name: number === 0 ? '+1' : 'Levees', rate: 'weekly' });
    }
    const matters = await fileOf(userId, '/my-matters.csv');
    expect(matters.rows).toMatchObject([
      { matter: 'Ordinance 7', title: "'=Ordinance 7", outcome: 'Adopted', paused: 'no' },
    ]);
    const searches = await fileOf(userId, '/saved-searches.csv');
    expect(searches.rows.map(({ query }) => query)).toEqual(
      Array.from({ length: 30 }, (_, number) => `levee ${number}`),
    );
    expect(searches.rows[0]).toMatchObject({
      ...{ name: "'+1", paused: 'no', last_found: '' },
      address: 'http://localhost/search?q=levee+0',
    });
    const other = await readerOf('enterprise');
    expect((await fileOf(other, '/my-matters.csv')).rows).toEqual([]);
    expect((await fileOf(other, '/saved-searches.csv')).rows).toEqual([]);
  });
});
