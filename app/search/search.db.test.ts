import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { statementsOf, statementsOfSearch } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { hostileQuery } from '#tests/support/hostile-query.ts';
import { dayFromNow } from '#tests/support/meeting-ahead.ts';
import type { Found, Hit } from './found.ts';
import { indexEntities } from './indexing/index-entities.server.ts';
import { indexMeetings } from './indexing/index-meetings.server.ts';
import { search } from './search.server.ts';
import { readSearchAddress } from './search-address.ts';

let follower: Reader;
let stranger: Reader;
let admin: Reader;
let ids: Record<'harbor' | 'ridge' | 'levee' | 'ferry' | 'secret' | 'coming' | 'sample', string>;

const find = (reader: Reader | null, q: string, more: Record<string, string> = {}) =>
  search(reader, readSearchAddress(new URLSearchParams({ q, ...more })));
const meetings = ({ meetings: found }: Found) => found.map(({ meetingId }) => meetingId);
const hits = (found: Found): Hit[] => found.meetings.flatMap((meeting) => meeting.hits);
const words = ({ text }: Hit) => text.map((piece) => piece.text).join('');
const marked = ({ text }: Pick<Hit, 'text'>) =>
  text.filter(({ isMarked }) => isMarked).map((piece) => piece.text);
const everything = (found: Found) => JSON.stringify(found);

async function readerOf(tier: string, follows: string[]): Promise<Reader> {
  const { id: userId } = await makeUser({ tier });
  for (const govtEntityId of follows) {
    await db.entityAccess.create({ data: { userId, govtEntityId } });
  }
  return { userId, tier, isAdmin: tier === 'admin' };
}

type Told = {
  sentences?: string[];
  title?: string;
  state?: string;
  lines?: [string, string][];
  /** Of the agenda */
  entry?: string;
};

async function publish(meetingId: string, told: Told) {
  const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  const transcript =
    told.lines && meeting.govtEntityId
      ? await db.transcript.create({
          data: {
            meetingId,
            govtEntityId: meeting.govtEntityId,
            fileName: 'x.vtt',
            format: 'webvtt',
            sha256: crypto.randomUUID(),
            byteLength: 1,
            segments: {
              create: told.lines.map(([speaker, text], index) => ({
                ...{ index, speaker, text, startSeconds: index * 10, endSeconds: index * 10 + 9 },
              })),
            },
          },
        })
      : null;
  await db.summaryVersion.create({
    data: {
      meetingId,
      transcriptId: transcript?.id ?? null,
      origin: 'typed',
      markdown: 'x',
      publishedAt: new Date(),
      items: {
        create: told.title
          ? [
              {
                ...{ index: 0, designator: '6.A', title: told.title, kind: 'action' },
                ...{ state: told.state ?? 'adopted', firstSegment: 0, lastSegment: 0 },
              },
            ]
          : [],
      },
      votes: {
        create: told.title
          ? [
              {
                ...{ index: 0, item: 0, motion: `to approve ${told.title}`, outcome: 'adopted' },
                ...{ mover: 'Ms. Hale', seconder: 'Mr. Ortiz' },
              },
            ]
          : [],
      },
      sentences: {
        create: (told.sentences ?? []).map((text, index) => ({
          ...{ index, text, section: 'In short', verdict: 'supported' },
          // Where there is a record, all that was decided is in its first line.
          citations: told.lines ? '[0]' : '[]',
        })),
      },
    },
  });
  await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: 'x' } });
  if (!told.entry) return;
  await db.meetingAgenda.create({
    data: { meetingId, entries: { create: [{ index: 0, level: 0, title: told.entry }] } },
  });
}

async function meetingAt(
  govtEntityId: string,
  meetingTitle: string,
  date: string,
  told: Told = {},
) {
  const { id } = await makeMeeting({ govtEntityId, meetingTitle, date });
  if (Object.keys(told).length > 0) await publish(id, told);
  return id;
}

beforeAll(async () => {
  const harbor = (await makeEntity({ entityName: 'Harbor City Council' })).id;
  const ridge = (await makeEntity({ entityName: 'Ridge County Board', state: 'Ohio' })).id;
  const levee = await meetingAt(harbor, 'Regular session', '2026-03-10', {
    title: 'Ordinance HB 24-1234 on the levee wall',
    sentences: [
      'The council adopted the levee wall for $1,250,000.',
      'Neighbors asked about drainage. '
        .repeat(12)
        .concat('A culvert will be built on Quince Street.'),
    ],
    lines: [
      ['Ms. Hale', 'We will now hear from the engineer about the flood'],
      ['Ms. Hale', 'plain and what the levee does to it.'],
      ['Mr. Ortiz', 'I would like to hear about the budget as well.'],
    ],
  });
  const ferry = await meetingAt(harbor, 'Ferry workshop', '2025-05-02', {
    sentences: ['The ferry budget was talked over with the levee in mind.'],
    lines: [['Mr. Ortiz', 'The ferry leaves at nine.']],
  });
  const secret = await meetingAt(ridge, 'Board meeting', '2026-04-01', {
    title: 'Zanzibar road levee contract',
    state: 'rejected',
    sentences: ['The zanzibar contract was refused.'],
    lines: [['Chair', 'Zanzibar is a secret word.']],
  });
  const coming = await meetingAt(ridge, 'Hearing on the levee', dayFromNow(40));
  const sample = await meetingAt(ridge, 'Sample of a quokka meeting', '2024-02-02', {
    sentences: ['The quokka was counted.'],
  });
  await db.sampleMeeting.create({ data: { meetingId: sample } });
  ids = { harbor, ridge, levee, ferry, secret, coming, sample };
  await transact((tx) => indexEntities(tx, [harbor, ridge]));
  await transact((tx) => indexMeetings(tx, [levee, ferry, secret, coming, sample]));
  follower = await readerOf('basic', [harbor]);
  stranger = await readerOf('free', []);
  admin = await readerOf('admin', []);
});

describe('a reader who follows a body', () => {
  it('finds what it decided first, each hit with its words marked and a link to its place', async () => {
    const found = await find(follower, 'levee wall');
    expect(meetings(found)[0]).toBe(ids.levee);
    const [first] = hits(found);
    expect(first).toMatchObject({
      kind: 'summary',
      caseOutcome: 'adopted',
      href: `/meetings/${ids.levee}#sentence-1`,
      also: [{ kind: 'decision', href: `/meetings/${ids.levee}#case-6-a` }],
    });
    expect(first && marked(first)).toEqual(['levee', 'wall']);
    expect(marked({ text: first?.heading ?? [] })).toEqual(['levee', 'wall']);
    expect(found.meetings[0]).toMatchObject({
      title: 'Regular session',
      body: { id: ids.harbor, title: 'Harbor City Council' },
    });
  });

  it.each([
    ['HB24-1234', 'decision'],
    ['hb 24 1234', 'decision'],
    ['1250000', 'summary'],
    ['"flood plain"', 'transcript'],
    ['floods', 'transcript'],
    ['harbor levee wall', 'summary'],
    ['what did they say about drainage', 'summary'],
    ['seconded Ortiz', 'decision'],
  ])('finds %s in a %s', async (q, kind) => {
    const found = await find(follower, q);
    expect(hits(found)[0]?.kind).toBe(kind);
    expect(meetings(found)[0]).toBe(ids.levee);
    expect(found.remarks.join(' ')).not.toMatch(/Nothing/);
  });

  it('is led to the line of the transcript, also where the words stand in two of them', async () => {
    const [hit] = hits(await find(follower, '"flood plain" kind:transcript'));
    expect(hit).toMatchObject({
      speaker: 'Ms. Hale',
      time: '0:00',
      href: `/meetings/${ids.levee}/transcript?at=0#s0`,
    });
    expect(hit && marked(hit)).toEqual(['flood plain']);
    const [second] = hits(await find(follower, 'levee speaker:hale kind:transcript'));
    expect(second?.href).toBe(`/meetings/${ids.levee}/transcript?at=1#s1`);
    expect(second?.time).toBe('0:10');
  });

  it('sees of a long passage the stretch that has the words', async () => {
    const [hit] = hits(await find(follower, 'culvert quince'));
    expect(hit && words(hit)).toMatch(/^….*A culvert will be built on Quince Street\.$/);
    expect(hit && words(hit).length).toBeLessThan(300);
    expect(hit?.href).toBe(`/meetings/${ids.levee}#sentence-2`);
  });

  it.each([
    ['levee -wall', ['ferry', 'levee']],
    ['levee kind:decision', ['levee']],
    ['levee date:2025', ['ferry']],
    ['levee date:2026-03-10', ['levee']],
    ['levee date:2026-03-11..', []],
    ['levee date:>2025-05-02', ['levee']],
    ['levee date:2025 date:2026', []],
    ['levee date:2027..2020', []],
    ['levee date:1500..2999', ['levee', 'ferry']],
    ['levee date:>2400', []],
    ['budget speaker:ortiz', ['levee']],
    ['outcome:approved', ['levee']],
    ['levee body:harbor', ['levee', 'ferry']],
    ['levee -body:harbor', []],
    ['levee body:ridge', []],
    ['culvert OR ferry', ['ferry', 'levee']],
    ['nowhere', []],
    ['kind:transcript', ['levee', 'ferry']],
  ] as const)('narrows by %s', async (q, expected) => {
    const found = meetings(await find(follower, q));
    expect(new Set(found)).toEqual(new Set(expected.map((name) => ids[name])));
  });

  it('is offered facets whose numbers are what choosing them finds', async () => {
    const found = await find(follower, 'levee');
    expect(found.facets.map(({ name }) => name)).toEqual(['kind', 'year']);
    for (const { name, values } of found.facets) {
      for (const { value, count } of values) {
        const narrowed = await find(follower, 'levee', { [name]: value });
        expect(narrowed.total.count, `${name} ${value}`).toBe(count);
        const chosen = narrowed.facets.find((facet) => facet.name === name);
        expect(chosen?.values.find((one) => one.value === value)?.isChosen).toBe(true);
      }
    }
  });

  it('finds the meetings of a body by its name, and of each no more than its title', async () => {
    const found = await find(follower, 'harbor');
    expect(new Set(meetings(found))).toEqual(new Set([ids.levee, ids.ferry]));
    expect(hits(found)).toEqual([]);
    expect(found.meetings.map(({ moreHits }) => moreHits)).toEqual([0, 0]);
  });

  it('is shown what has most of the words where nothing has all of them, and told so', async () => {
    const found = await find(follower, 'levee wall zebra');
    expect(meetings(found)[0]).toBe(ids.levee);
    expect(found.remarks).toEqual([expect.stringMatching(/Nothing has all of these words/)]);
  });

  it('learns where else it was spoken of, and not a word of what was said', async () => {
    const found = await find(follower, 'zanzibar');
    expect(found.meetings).toEqual([]);
    expect(found.elsewhere).toEqual({
      total: { count: 1, isMore: false },
      meetings: [
        {
          meetingId: ids.secret,
          title: 'Board meeting',
          date: new Date('2026-04-01T12:00:00Z'),
          body: { id: ids.ridge, title: 'Ridge County Board' },
          isCancelled: false,
          isToCome: false,
        },
      ],
    });
    expect(everything(found)).not.toMatch(/secret word|refused|road/);
    expect((await find(follower, 'hearing levee')).elsewhere.meetings).toMatchObject([
      { meetingId: ids.coming, isToCome: true },
    ]);
  });

  it('reads no more when they follow no more', async () => {
    const reader = await readerOf('free', [ids.ridge]);
    expect(meetings(await find(reader, 'zanzibar'))).toEqual([ids.secret]);
    await db.entityAccess.deleteMany({ where: { userId: reader.userId } });
    expect(meetings(await find(reader, 'zanzibar'))).toEqual([]);
  });

  it('reads only as many bodies as the plan has, the earliest', async () => {
    const reader = await readerOf('free', [ids.ridge]);
    await db.entityAccess.create({
      data: { userId: reader.userId, govtEntityId: ids.harbor, createdAt: new Date('2100-01-01') },
    });
    expect(meetings(await find(reader, 'levee'))).toEqual([ids.coming, ids.secret]);
  });
});

describe('others', () => {
  it('who follow nothing find bodies, the sample, and where to look', async () => {
    const found = await find(stranger, 'harbor');
    expect(found.bodies).toMatchObject([
      { id: ids.harbor, title: 'Harbor City Council', isFollowed: false },
    ]);
    expect(found.meetings).toEqual([]);
    expect(meetings(await find(stranger, 'quokka'))).toEqual([ids.sample]);
  });

  it('who are visitors find bodies, what is to come, and the sample', async () => {
    const levee = await find(null, 'levee');
    expect(levee.meetings).toEqual([]);
    expect(levee.elsewhere.meetings.map(({ meetingId }) => meetingId)).toEqual([ids.coming]);
    expect((await find(null, 'zanzibar')).elsewhere.meetings).toEqual([]);
    expect((await find(null, 'levee date:2020')).elsewhere.meetings).toEqual([]);
    expect((await find(null, 'levee date:2400')).elsewhere.meetings).toEqual([]);
    expect((await find(null, 'ridge')).bodies).toMatchObject([{ id: ids.ridge }]);
    const sample = await find(null, 'quokka');
    expect(meetings(sample)).toEqual([ids.sample]);
    expect(hits(sample)[0]?.href).toMatch(/^\/sample-meeting/);
  });

  it('who are admins find all of it', async () => {
    const found = await find(admin, 'levee');
    const all = [ids.levee, ids.ferry, ids.secret, ids.coming];
    expect(new Set(meetings(found))).toEqual(new Set(all));
    expect(found.elsewhere.meetings).toEqual([]);
    expect(found.facets.find(({ name }) => name === 'body')?.values).toMatchObject([
      { label: 'Harbor City Council', count: 2 },
      { label: 'Ridge County Board', count: 2 },
    ]);
  });
});

describe.runIf(databaseKind === 'postgres')('in an index that is long', () => {
  /** As if so many passages had been written in between. */
  const skip = (count: number) =>
    db.$queryRaw`SELECT setval('passages_id_seq', nextval('passages_id_seq') + ${count}::integer)::text`;

  it('what is old is found as well as what is new, and what is new comes before it', async () => {
    const entity = (await makeEntity()).id;
    const reader = await readerOf('free', [entity]);
    const made: string[] = [];
    for (const word of ['gibbon', 'lemur', 'tapir', 'okapi']) {
      const id = await meetingAt(entity, `A narwhal and a ${word}`, '2026-01-01');
      await transact((tx) => indexMeetings(tx, [id]));
      made.push(id);
      if (word !== 'okapi') await skip(word === 'tapir' ? 40_000 : 500_000);
    }
    // What is known of the newest passage is old by then.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const sent = await statementsOf(() => find(admin, 'narwhal'));
    expect(sent.join(' ')).toMatch(/AS windows/);
    for (const who of [reader, admin]) {
      expect(new Set(meetings(await find(who, 'narwhal')))).toEqual(new Set(made));
    }
    for (const [at, word] of ['gibbon', 'lemur', 'tapir', 'okapi'].entries()) {
      expect(meetings(await find(admin, `narwhal ${word}`))[0]).toBe(made[at]);
    }
    expect(meetings(await find(follower, 'levee wall'))[0]).toBe(ids.levee);
  });
});

describe('a search', () => {
  it('asks the database for little', async () => {
    for (const q of ['levee wall', 'levee zebra wall', 'body:harbor levee']) {
      const own = await statementsOfSearch(() => find(follower, q));
      expect(own.length).toBeLessThanOrEqual(6);
    }
  });

  it('shows a case of a meeting once, however many of its texts have the words', async () => {
    const entity = (await makeEntity()).id;
    const title = 'Ordinance 12 on wombat parking';
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        meetingAt(entity, 'An evening', '2026-01-01', {
          ...{ title, entry: title, sentences: ['Wombat parking was forbidden.', 'It rained.'] },
          lines: [['Ms. Hale', 'Forbid it.']],
        }),
      ),
    );
    await transact((tx) => indexMeetings(tx, made));
    const reader = await readerOf('free', [entity]);
    const [first, second] = [
      await find(reader, 'wombat parking'),
      await find(reader, 'wombat parking', { page: '2' }),
    ];
    expect(first.total).toEqual({ count: 12, isMore: false });
    expect(new Set([first, second].flatMap(meetings))).toEqual(new Set(made));
    for (const { meetingId, hits: own, moreHits } of [first, second].flatMap(
      (page) => page.meetings,
    )) {
      expect([own.length, moreHits]).toEqual([1, 0]);
      expect(own[0]).toMatchObject({ caseOutcome: 'adopted' });
      expect(own[0]?.heading?.map(({ text }) => text).join('')).toBe(`6.A ${title}`);
      const ways = [own[0], ...(own[0]?.also ?? [])].map((way) => [way?.kind, way?.href]);
      expect(Object.fromEntries(ways)).toEqual({
        decision: `/meetings/${meetingId}#case-6-a`,
        summary: `/meetings/${meetingId}#sentence-1`,
      });
    }
    const [said] = hits(await find(reader, 'forbid kind:transcript'));
    expect(said).toMatchObject({ heading: null, caseOutcome: null, also: [] });
  });

  it('turns pages, and none is on two of them', async () => {
    const entity = (await makeEntity()).id;
    const made = await Promise.all(
      Array.from({ length: 25 }, () => meetingAt(entity, 'A marmot evening', '2026-01-01')),
    );
    await transact((tx) => indexMeetings(tx, made));
    const reader = await readerOf('free', [entity]);
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => find(reader, 'marmot', { page })),
    );
    expect(pages.map((page) => [page.previous, page.next])).toEqual([
      [null, 2],
      [1, 3],
      [2, null],
    ]);
    expect(new Set(pages.flatMap(meetings))).toEqual(new Set(made));
    expect(pages[0]?.total).toEqual({ count: 25, isMore: false });
  });

  it('answers whatever is asked, to whomever', async () => {
    const readers = [follower, stranger, admin, null];
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(hostileQuery, hostileQuery, async (q, other) => {
        const reader = readers[turn++ % readers.length] ?? null;
        const all = { kind: other, body: other, outcome: other, year: other };
        const found = await find(reader, q, turn % 3 === 0 ? all : undefined);
        expect(found.meetings.length).toBeLessThanOrEqual(10);
        if (reader !== admin) expect(everything(found)).not.toMatch(/secret word/);
      }),
      { numRuns: 1_000 },
    );
  }, 240_000);
});
