import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { previewSearch } from '#app/alerts/saved-searches/preview-search.server.ts';
import { saveSearch } from '#app/alerts/saved-searches/save-search.server.ts';
import { makeKey } from '#app/api/keys/make-key.server.ts';
import { askRecord } from '#app/ask/ask-record.server.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { makeFeed } from '#app/feeds/secret/make-feed.server.ts';
import { db } from '#app/platform/db.server.ts';
import { mostOpen } from '#app/search/most-open.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { statementsOfSearch } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publishSentences } from '#tests/support/followers.ts';
import { openSite } from '#tests/support/in-process-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let bodies: Record<'open' | 'closed' | 'followed', string>;
let openMeeting: string;
let own: string;
let reader: Reader & { mails: Awaited<ReturnType<typeof makeFollower>>['mails'] };

/** Only in the body that is open, and only in the one that is not. */
const [openWord, closedWord] = ['enclosure', 'clandestine'];
const search = readSearchAddress(new URLSearchParams({ q: 'numbat' }));

async function readerOf(...follows: string[]) {
  const { id: userId, mails } = await makeFollower({ follows });
  return { userId, tier: 'premium', isAdmin: false, mails };
}

async function publish(govtEntityId: string, sentence: string): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const { id } = await makeMeeting({ govtEntityId, date, meetingTitle: 'Session' });
  await publishSentences(id, [sentence]);
  return id;
}

const until = (subscriptionEndDate: Date | null) =>
  db.profile.update({ where: { id: own }, data: { subscriptionEndDate } });

beforeAll(async () => {
  site = await openSite();
  bodies = {
    open: (await makeEntity({ entityName: 'Town of Quarrel' })).id,
    closed: (await makeEntity({ entityName: 'County of Hush' })).id,
    followed: (await makeEntity({ entityName: 'Village of Ours' })).id,
  };
  own = (await makeUser({ tier: 'municipal' })).id;
  await db.ownBody.create({ data: { govtEntityId: bodies.open, userId: own } });
  openMeeting = await publish(bodies.open, `The numbat ${openWord} was paid for.`);
  await publish(bodies.closed, `The numbat was a ${closedWord} matter.`);
  await publish(bodies.followed, 'Our numbat is well.');
  reader = await readerOf(bodies.followed);
});

async function get(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await site(new Request(`http://localhost${path}`, { headers }));
  expect(answer.status).toBe(200);
  return answer.text();
}

async function file({ userId }: Reader): Promise<string> {
  const cookie = (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
  return get('/search.csv?q=numbat', { cookie });
}

async function apiSearch({ userId }: Reader, asked = 'q=numbat'): Promise<string> {
  const key = await makeKey({ userId, name: 'A program' });
  return get(`/api/v1/search?${asked}`, { Authorization: `Bearer ${key}` });
}

async function feed({ userId }: Reader): Promise<string> {
  const searchId = await saveSearch({ userId, search, name: 'Numbats', rate: 'off' });
  const secret = await makeFeed({ userId, searchId });
  return get(`/feeds/${secret}/found.atom`, {});
}

const asked = async (who: Reader, body: string | null = null) =>
  askRecord(who, { q: 'What became of the numbat?', body }, null);

/** All that stands on search, for one reader. */
const everywhere: Record<string, (who: Reader) => Promise<string>> = {
  'the file of a search': file,
  'the search of the API': apiSearch,
  'the feed of a saved search': feed,
  'the preview of a saved search': async (who) => JSON.stringify(await previewSearch(who, search)),
  'the passages near to a question': async (who) => JSON.stringify((await asked(who)).meetings),
};

describe.each(Object.entries(everywhere))('%s', (_, read) => {
  it('quotes a body that its government opens to everybody, and no other that is not followed', async () => {
    const text = await read(reader);
    expect(text.indexOf('Our ')).toBeGreaterThanOrEqual(0);
    expect(text).toContain(openWord);
    expect(text).toContain(`/bodies/${bodies.open}/meetings/${openMeeting}`);
    expect(text).not.toContain(`/meetings/${openMeeting}/`);
    expect(text).not.toContain(closedWord);
    const stranger = await read(await readerOf());
    expect(stranger).toContain(openWord);
    expect(stranger).not.toContain(closedWord);
  });

  it('has it once and as their own for who follows it', async () => {
    const text = await read(await readerOf(bodies.open));
    expect(text).toContain(`/meetings/${openMeeting}`);
    expect(text).not.toContain(`/bodies/${bodies.open}/meetings`);
    expect(text).not.toContain(closedWord);
  });

  it('is closed with the last day of the plan', async () => {
    await until(new Date(Date.now() - 1000));
    const text = await read(await readerOf(bodies.followed));
    await until(null);
    expect(text).not.toContain(openWord);
    expect(text).not.toContain(closedWord);
  });
});

it('the API tells apart what is open, on its first page alone', async () => {
  const first = JSON.parse(await apiSearch(reader));
  expect(first.items).toHaveLength(1);
  expect(first.open).toMatchObject({
    items: [{ meetingId: openMeeting, body: { id: bodies.open } }],
    total: { count: 1, isMore: false },
  });
});

it('a question to one body is answered from it alone, where it is open', async () => {
  const entitiesOf = async (body: string) =>
    (await asked(reader, body)).meetings.map((meeting) => meeting.body.id);
  expect(await entitiesOf(bodies.open)).toEqual([bodies.open]);
  expect(await entitiesOf(bodies.closed)).toEqual([]);
  expect(await entitiesOf(bodies.followed)).toEqual([bodies.followed]);
});

it('what is open costs a question no statement', async () => {
  const open = await statementsOfSearch(() => asked(reader));
  await until(new Date(Date.now() - 1000));
  const closed = await statementsOfSearch(() => asked(reader));
  await until(null);
  expect(open).toHaveLength(closed.length);
});

describe('mail of a saved search', () => {
  async function told(end: Date | null) {
    const who = await readerOf(bodies.followed);
    await saveSearch({ userId: who.userId, search, name: 'Numbats', rate: 'daily' });
    const ids = [];
    for (let at = 0; at < mostOpen + 2; at += 1) {
      ids.push(await publish(bodies.open, `A numbat of ${openWord} ${at}.`));
    }
    ids.push(await publish(bodies.closed, `A numbat of ${closedWord} ways.`));
    ids.push(await publish(bodies.followed, 'A numbat of ours.'));
    for (const meetingId of ids) await matchSearches({ meetingId });
    await until(end);
    await letTurnsCome();
    await until(null);
    const [mail] = await who.mails();
    return { ids, mail, text: JSON.stringify(mail) };
  }

  it('quotes of it as much as the search page does, after what is their own, and counts the rest', async () => {
    const { mail, text, ids } = await told(null);
    expect(mail?.sections?.map(({ heading }) => heading)).toEqual([
      'Found: Village of Ours',
      'Found in bodies that are open to everybody',
      'Found in bodies you do not follow',
    ]);
    const open = mail?.sections?.[1]?.items ?? [];
    expect(open).toHaveLength(mostOpen);
    for (const { path, quotes, lines } of open) {
      expect(path).toMatch(new RegExp(`^/bodies/${bodies.open}/meetings/`));
      expect(ids).toContain(path.split('/').at(-1));
      expect(quotes).toMatchObject([{ path: `${path}#sentence-1` }]);
      expect(lines).toEqual(['Town of Quarrel']);
    }
    expect(text).toContain('in 2 more meetings');
    expect(text).not.toContain(closedWord);
  });

  it('names it alone once its plan is over', async () => {
    const { mail, text } = await told(new Date(Date.now() - 1000));
    expect(mail?.sections?.map(({ heading }) => heading)).toEqual([
      'Found: Village of Ours',
      'Found in bodies you do not follow',
    ]);
    expect(text).not.toContain(openWord);
    expect(text).not.toContain(closedWord);
  });
});
