import { beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#app/api/keys/make-key.server.ts';
import { apiDocument } from '#app/api/openapi.ts';
import { operations } from '#app/api/operations.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { writeListKey } from '#app/platform/page-by-key.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** A word of the transcript and one of the summary, which none but followers may read. */
const telltale = /numbered \d|Another passes/;

let site: Site;
let follower: { userId: string; key: string };
let stranger: { userId: string; key: string };
let entityId: string;
let meetingId: string;

async function makeProgram(tier = 'premium') {
  const { id: userId } = await makeUser({ tier });
  return { userId, key: await makeKey({ userId, name: 'A program' }) };
}

async function ask(path: string, key: string | null, headers: Record<string, string> = {}) {
  const answer = await site(
    new Request(`http://localhost/api/v1${path}`, {
      headers: { ...(key && { Authorization: `Bearer ${key}` }), ...headers },
    }),
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text && JSON.parse(text) };
}

beforeAll(async () => {
  site = await openSite();
  const { meeting, entity } = await makePublishedMeeting({ segmentCount: 310 });
  [meetingId, entityId] = [meeting.id, entity.id];
  await transact((tx) => indexMeetings(tx, [meetingId]));
  [follower, stranger] = [await makeProgram(), await makeProgram()];
  const { userId } = follower;
  await followEntities({ userId, changes: { add: [entityId], remove: [] } });
  await db.savedSearch.create({
    data: { userId, name: 'Roads', address: 'q=roads', rate: 'weekly' },
  });
});

/** Every address of the API, as its document names them, with ids that exist. */
const addresses = () =>
  Object.keys(apiDocument('http://localhost').paths ?? {}).map((path) => {
    const filled = path.replace('{bodyId}', entityId).replace('{meetingId}', meetingId);
    return filled === '/search' ? '/search?q=motion' : filled;
  });

describe('what the API answers', () => {
  it('is what its document says, and nothing besides', async () => {
    for (const { path, answer } of Object.values(operations)) {
      const filled = path.replace('{bodyId}', entityId).replace('{meetingId}', meetingId);
      const asked = path === '/search' ? `${filled}?q=motion` : filled;
      const { status, json, headers } = await ask(asked, follower.key);
      expect(status, path).toBe(200);
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(answer.parse(json), path).toEqual(json);
    }
  });

  it('is a meeting with its sentences, what they cite, its cases and votes, to a follower', async () => {
    const { json } = await ask(`/meetings/${meetingId}`, follower.key);
    expect(json).toMatchObject({ id: meetingId, whyNoSummary: null });
    expect(json.summary.sentences[0]).toMatchObject({
      text: 'The motion passes.',
      section: 'In short',
      citations: [
        {
          segment: 1,
          address: `http://localhost/meetings/${meetingId}/transcript?at=1#s1`,
        },
      ],
    });
    expect(json.summary.cases.map((one: { title: string }) => one.title)).toContain('Budget');
    expect(json.summary.votes).toMatchObject([{ motion: 'Pass', yes: 3, no: 0 }]);
  });

  it('is what is public to everybody else, with the reason and without a word of the record', async () => {
    const { json } = await ask(`/meetings/${meetingId}`, stranger.key);
    expect(json).toMatchObject({
      id: meetingId,
      body: { id: entityId },
      summary: null,
      whyNoSummary: 'not-followed',
    });
    for (const address of addresses()) {
      const { text, status } = await ask(address, stranger.key);
      expect(text, address).not.toMatch(telltale);
      expect(status, address).toBe(address.endsWith('/passages') ? 403 : 200);
      expect((await ask(address, null)).status, address).toBe(401);
    }
    // The same words, for who may read them.
    expect((await ask(`/meetings/${meetingId}/passages`, follower.key)).text).toMatch(telltale);
    expect((await ask('/search?q=motion', follower.key)).text).toMatch(telltale);
  });

  it('ends with the follow', async () => {
    const { userId, key } = await makeProgram();
    await followEntities({ userId, changes: { add: [entityId], remove: [] } });
    expect((await ask(`/meetings/${meetingId}`, key)).json.summary).not.toBeNull();
    await followEntities({ userId, changes: { add: [], remove: [entityId] } });
    expect((await ask(`/meetings/${meetingId}`, key)).json.summary).toBeNull();
  });

  it('says that a meeting has no summary yet, and counts what the others decided', async () => {
    const pending = await makeMeeting({ govtEntityId: entityId, date: '2026-01-06' });
    expect((await ask(`/meetings/${pending.id}`, follower.key)).json).toMatchObject({
      summary: null,
      whyNoSummary: 'not-published',
      publishedAt: null,
      date: '2026-01-06',
    });
    const { json } = await ask(`/bodies/${entityId}/meetings`, stranger.key);
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual([pending.id, meetingId]);
    expect(json.items[1].publishedAt).toBe('2025-10-02T09:00:00.000Z');
  });

  it('knows no meeting without a body', async () => {
    const orphan = await makeMeeting();
    expect((await ask(`/meetings/${orphan.id}`, follower.key)).status).toBe(404);
  });
});

describe('a list', () => {
  it('is walked page by page, each thing once', async () => {
    const entity = await makeEntity({ state: 'Ohio' });
    const made: string[] = [];
    for (let day = 1; day <= 7; day += 1) {
      made.push((await makeMeeting({ govtEntityId: entity.id, date: `2026-02-0${day}` })).id);
    }
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const { json } = await ask(`/bodies/${entity.id}/meetings?limit=3${after}`, follower.key);
      seen.push(...json.items.map(({ id }: { id: string }) => id));
      next = json.next;
    }
    expect(seen).toEqual(made.toReversed());
  });

  it('is narrowed by its filters', async () => {
    const { id } = await makeEntity({ state: 'Utah', entityName: 'Harrow Water Board' });
    const { json } = await ask('/bodies?state=Utah&q=harrow', stranger.key);
    expect(json.items).toMatchObject([{ id, title: 'Harrow Water Board', hasMeetings: false }]);
  });

  it('goes on through a transcript where its page ends', async () => {
    const first = (await ask(`/meetings/${meetingId}/passages`, follower.key)).json;
    expect(first.items).toHaveLength(300);
    const rest = await ask(`/meetings/${meetingId}/passages?after=${first.next}`, follower.key);
    expect(rest.json.items.map(({ segment }: { segment: number }) => segment).at(0)).toBe(300);
    expect(rest.json.next).toBeNull();
  });

  it('of what is followed says what the plan has locked', async () => {
    expect((await ask('/follows', follower.key)).json.items).toMatchObject([
      { id: entityId, isLocked: false },
    ]);
    expect((await ask('/saved-searches', follower.key)).json.items).toMatchObject([
      { name: 'Roads', search: 'q=roads' },
    ]);
    expect((await ask('/saved-searches', stranger.key)).json.items).toEqual([]);
  });
});

describe('who has the answer already', () => {
  it('is told so by its tag, and nothing more', async () => {
    const address = `/meetings/${meetingId}`;
    const tag = (await ask(address, follower.key)).headers.get('ETag') ?? '';
    const again = await ask(address, follower.key, { 'If-None-Match': `"other", ${tag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask(address, follower.key, { 'If-None-Match': '"other"' })).status).toBe(200);
    // Somebody else's answer is another.
    expect((await ask(address, stranger.key, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('keeps it from everybody else', async () => {
    const { headers } = await ask('/follows', follower.key);
    expect(headers.get('Cache-Control')).toMatch(/^private/);
    expect(headers.get('Vary')).toContain('Authorization');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('bad input', () => {
  const long = 'x'.repeat(10_000);
  const hostile = [
    `/search?q=${long}`,
    '/search',
    '/search?q=%00',
    `/search?q=${encodeURIComponent('"unbalanced OR ) -')}&kind=${long}`,
    '/bodies?limit=0',
    '/bodies?limit=1e9',
    '/bodies?limit=NaN',
    '/bodies?stat=Ohio',
    '/bodies?after=none',
    `/bodies?after=${writeListKey({ value: null, id: "'; DROP TABLE users" })}`,
    `/bodies?after=${long}`,
    '/bodies?q=%00',
    "/bodies/'%20OR%201=1",
    `/bodies/${long}`,
    '/bodies/%00',
    '/meetings/none/passages?after=-1',
    '/meetings/%F0%9F%92%A9',
    '/nothing',
    '/',
  ];
  const cursors = ['-1', '1e99', 'Infinity', '99999999999999999999', '-271821-04-20T00:00Z'];

  it('is answered with what to do, and never as a fault', async () => {
    const { key } = await makeProgram();
    const withCursors = ['/bodies', '/search?q=x', '/follows', `/bodies/${entityId}/meetings`];
    const odd = withCursors.flatMap((path) =>
      cursors.map((value) => {
        const after = writeListKey({ value, id: 'x' });
        return `${path}${path.includes('?') ? '&' : '?'}after=${after}`;
      }),
    );
    for (const address of [...hostile, ...odd]) {
      const { status, headers, json } = await ask(address, key);
      const which = address.slice(0, 90);
      expect(status, which).toBeLessThan(500);
      if (status === 200) continue;
      expect(headers.get('Content-Type'), which).toBe('application/problem+json');
      expect(json, which).toMatchObject({ type: expect.stringMatching(/^\/api#/), status });
      expect(json.detail, which).toMatch(/\.$/);
    }
  });

  it('names the parameter that is wrong', async () => {
    const { json } = await ask('/bodies?limit=many&stat=Ohio', follower.key);
    expect(json).toMatchObject({ type: '/api#invalid-request', status: 400 });
    const said = JSON.stringify(json.errors);
    expect(said).toContain('limit');
    expect(said).toContain('stat');
  });
});
