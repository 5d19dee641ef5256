import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { transportOf } from '#app/platform/mail/mail-transport.server.ts';
import { sendMailThrough } from '#app/platform/mail/send-mail.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { dieWhile } from '#tests/support/die-while.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publishSentences } from '#tests/support/followers.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { sayAtMeeting } from '#tests/support/say-at-meeting.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { changeSearch } from './change-search.server.ts';
import { deleteSearch } from './delete-search.server.ts';
import { matchSearches } from './match-searches.server.ts';
import { saveSearch } from './save-search.server.ts';

/** `ALERT_SEQUENCES=1000` is the long form. */
const sequences = sequencesOf({ variable: 'ALERT_SEQUENCES', sqlite: 15, postgres: 5 });

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

const words = ['levee', 'budget', 'zoning'] as const;
type Word = (typeof words)[number];
const rates = ['at-once', 'daily', 'weekly', 'off'] as const;

type Search = { id: string; word: Word; rate: DigestChoice; found: Map<Meeting, Set<string>> };
type Meeting = {
  title: string;
  body: number;
  meetingId: string;
  texts: string[];
  seen: Set<string>;
};

/** What a reader should be sent, by a model that knows nothing of indexes, tables and jobs. */
class Expected {
  readonly follows = new Set<number>();
  readonly searches: Search[] = [];
  readonly sent: string[][] = [];

  hear(meeting: Meeting) {
    const fresh = meeting.texts.filter((text) => !meeting.seen.has(text));
    for (const { word, rate, found } of this.searches) {
      if (rate === 'off') continue;
      const own = fresh.filter((text) => text.includes(word));
      if (own.length > 0) found.set(meeting, new Set([...(found.get(meeting) ?? []), ...own]));
    }
  }

  takeTurn() {
    const told = new Set<string>();
    for (const { word, found } of this.searches) {
      for (const [meeting, texts] of found) {
        if (!this.follows.has(meeting.body)) {
          told.add(`${meeting.title} elsewhere`);
          continue;
        }
        for (const text of texts) {
          if (meeting.texts.includes(text)) told.add(`${meeting.title} ${word}: ${text}`);
        }
      }
      found.clear();
    }
    if (told.size > 0) this.sent.push([...told].sort());
  }
}

const reader = fc.integer({ min: 0, max: 1 });
const body = fc.integer({ min: 0, max: 1 });
const word = fc.constantFrom(...words);
const rate = fc.constantFrom(...rates);
const after = fc.nat(2);
/** Where a text stands, and how one begins there: no two places have the same. */
const places = { summary: 'The', agenda: 'On the', transcript: 'We heard of the' } as const;
type Place = keyof typeof places;
const place = fc.constantFrom<Place>('summary', 'agenda', 'transcript');
/** As many as a mail quotes of a meeting. */
const texts = fc.uniqueArray(
  fc
    .tuple(place, word, word)
    .map(([at, one, other]) => ({ at, text: `${places[at]} ${one} and the ${other}.` })),
  { minLength: 1, maxLength: 3, selector: ({ text }) => text },
);
const does = <Name extends string>(name: Name) => fc.constant(name);
const weighing = <One>(weight: number, arbitrary: fc.Arbitrary<One>) => ({ weight, arbitrary });
const step = fc.oneof(
  weighing(
    6,
    fc.record({ does: does('publish'), which: fc.nat(3), body, texts, death: fc.option(after) }),
  ),
  weighing(3, fc.record({ does: does('save'), reader, word, rate })),
  weighing(2, fc.record({ does: does('change'), reader, which: fc.nat(5), word, rate })),
  weighing(1, fc.record({ does: does('delete'), reader, which: fc.nat(5) })),
  weighing(2, fc.record({ does: does('follow'), reader, body })),
  weighing(1, fc.record({ does: does('unfollow'), reader, body })),
  weighing(
    3,
    fc.record({
      does: does('turn'),
      death: fc.option(
        fc.record({
          at: fc.constantFrom('mails' as const, 'hits' as const, 'turns' as const),
          after,
        }),
      ),
    }),
  ),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const steps = fc.array(step, { minLength: 8, maxLength: 25, size: 'max' });

/** Random histories may all send nothing; this one does not. */
const oneMail: Step[] = [
  { does: 'save', reader: 0, word: 'levee', rate: 'at-once' },
  { does: 'follow', reader: 0, body: 0 },
  {
    does: 'publish',
    which: 0,
    body: 0,
    death: null,
    texts: [{ at: 'summary', text: 'The levee and the budget.' }],
  },
];

const deaths = {
  mails: { change: 'INSERT ON mails', written: 'mails' },
  hits: { change: 'UPDATE ON search_hits', written: 'search_hits WHERE due_at IS NULL' },
  turns: { change: 'UPDATE ON profiles', written: 'profiles WHERE alerts_due_at IS NULL' },
};
const matching = { change: 'INSERT ON search_hits', written: 'search_hits' };

it('whatever happens, each reader is sent what their searches found once', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const world = await World.make();
      for (const one of all) await world.take(one);
      await world.take({ does: 'turn', death: null });
      for (const [at, { email }] of world.readers.entries()) {
        expect(await receivedBy(email)).toEqual(world.expected[at]?.sent);
      }
      await world.end();
    }),
    { numRuns: sequences, examples: [[oneMail]] },
  );
  // Else nothing was tried.
  expect(smtp.received.length).toBeGreaterThan(0);
});

class World {
  readonly expected = [new Expected(), new Expected()];
  private readonly meetings: Meeting[] = [];
  readonly readers: { id: string; email: string }[];
  private readonly bodies: { id: string }[];

  private constructor(readers: { id: string; email: string }[], bodies: { id: string }[]) {
    this.readers = readers;
    this.bodies = bodies;
  }

  static async make() {
    return new World(
      [await makeFollower(), await makeFollower()],
      [await makeEntity(), await makeEntity()],
    );
  }

  /** Else the searches of this world would go on finding what is said in the next ones. */
  async end() {
    await db.meeting.deleteMany({
      where: { id: { in: this.meetings.map((one) => one.meetingId) } },
    });
    await db.govtEntity.deleteMany({ where: { id: { in: this.bodies.map(({ id }) => id) } } });
    await db.user.deleteMany({ where: { id: { in: this.readers.map(({ id }) => id) } } });
  }

  async take(did: Step) {
    switch (did.does) {
      case 'publish':
        return this.publish(did);
      case 'save':
        return this.save(did);
      case 'change':
        return this.change(did);
      case 'delete': {
        const { userId, own, at } = this.searchOf(did);
        if (own) await deleteSearch({ userId, id: own.id });
        if (own) this.expected[did.reader]?.searches.splice(at, 1);
        return;
      }
      case 'follow': {
        const access = this.access(did);
        const key = { userId_govtEntityId: access };
        await db.entityAccess.upsert({ where: key, create: access, update: {} });
        this.expected[did.reader]?.follows.add(did.body);
        return;
      }
      case 'unfollow':
        await db.entityAccess.deleteMany({ where: this.access(did) });
        this.expected[did.reader]?.follows.delete(did.body);
        return;
      case 'turn': {
        const { death } = did;
        if (death) {
          await dieWhile(deaths[death.at], death.after, letTurnsCome);
        }
        await letTurnsCome();
        for (const one of this.expected) one.takeTurn();
        await deliver();
      }
    }
  }

  /** At most four meetings: one that is there is published anew. */
  private async publish(did: Extract<Step, { does: 'publish' }>) {
    const known = this.meetings[did.which];
    const meeting = known ?? (await this.makeMeeting(did.body));
    const { meetingId } = meeting;
    meeting.texts = did.texts.map(({ text }) => text);
    const textsAt = (wanted: Place) =>
      did.texts.filter(({ at }) => at === wanted).map(({ text }) => text);
    const sentences = [...textsAt('summary'), 'The council met.'];
    const versionId = await publishSentences(meetingId, sentences, known ? 'Corrected.' : null);
    const [agenda, said] = [textsAt('agenda'), textsAt('transcript')];
    await sayAtMeeting({ meetingId, versionId, agenda, said });
    const work = () => matchSearches({ meetingId });
    if (did.death !== null) await dieWhile(matching, did.death, work);
    await work();
    for (const one of this.expected) one.hear(meeting);
    for (const text of meeting.texts) meeting.seen.add(text);
  }

  private async makeMeeting(at: number): Promise<Meeting> {
    const title = `Session ${this.meetings.length}`;
    const govtEntityId = this.bodies[at]?.id ?? '';
    const { id: meetingId } = await makeMeeting({ govtEntityId, meetingTitle: title });
    const meeting = { title, body: at, meetingId, texts: [], seen: new Set<string>() };
    this.meetings.push(meeting);
    return meeting;
  }

  private async save(did: Extract<Step, { does: 'save' }>) {
    const { reader: at, word: wanted, rate: wantedRate } = did;
    const searches = this.expected[at]?.searches ?? [];
    const asked = { search: addressOf(wanted), name: wanted, rate: wantedRate };
    const id = await saveSearch({ userId: this.readers[at]?.id ?? '', ...asked });
    const own = searches.find((one) => one.word === wanted);
    if (own) own.rate = wantedRate;
    else searches.push({ id, word: wanted, rate: wantedRate, found: new Map() });
    if (own && wantedRate === 'off') own.found.clear();
  }

  private async change(did: Extract<Step, { does: 'change' }>) {
    const { userId, own } = this.searchOf(did);
    if (!own) return;
    const others = this.expected[did.reader]?.searches.filter((one) => one !== own) ?? [];
    const isTaken = others.some((one) => one.word === did.word);
    const asked = { search: addressOf(did.word), name: did.word, rate: did.rate };
    const changing = changeSearch({ userId, id: own.id, ...asked });
    if (isTaken) return expect(changing).rejects.toMatchObject({ code: 'conflict' });
    await changing;
    if (did.word !== own.word || did.rate === 'off') own.found.clear();
    Object.assign(own, { word: did.word, rate: did.rate });
  }

  private searchOf({ reader: at, which }: { reader: number; which: number }) {
    const searches = this.expected[at]?.searches ?? [];
    const place = which % Math.max(1, searches.length);
    return { userId: this.readers[at]?.id ?? '', own: searches[place], at: place };
  }

  private access({ reader: at, body: of }: { reader: number; body: number }) {
    return { userId: this.readers[at]?.id ?? '', govtEntityId: this.bodies[of]?.id ?? '' };
  }
}

const addressOf = (q: Word) => readSearchAddress(new URLSearchParams({ q }));

/** Hands all mail that waits to the mail server. */
async function deliver() {
  const send = sendMailThrough(transportOf({ SMTP_URL: smtp.url, dataDir: env.dataDir }));
  const waiting = await db.mail.findMany({ where: { sentAt: null }, orderBy: { id: 'asc' } });
  for (const { id } of waiting) await send({ mailId: id }, { id, progress: async () => {} });
}

async function receivedBy(email: string): Promise<string[][]> {
  return smtp.received
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => toldIn(readMail(raw).text));
}

/** What a message says was found, read from its plain text. */
function toldIn(text: string): string[] {
  const told: string[] = [];
  let [isElsewhere, title, search] = [false, '', ''];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('FOUND')) isElsewhere = line === 'FOUND IN BODIES YOU DO NOT FOLLOW';
    title = /^\* (.*) \(/.exec(line)?.[1] ?? title;
    search = /Found by “(.*?)”/.exec(line)?.[1] ?? search;
    const quote = /^ {4}“(.*)”$/.exec(line)?.[1];
    if (quote) told.push(`${title} ${search}: ${quote}`);
    if (isElsewhere && line.startsWith('* ')) told.push(`${title} elsewhere`);
  }
  return told.sort();
}
