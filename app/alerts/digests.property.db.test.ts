import fc from 'fast-check';
import { expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { dieWhile } from '#tests/support/die-while.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publish, publishAgain } from '#tests/support/followers.ts';
import { chooseMail } from './choose-mail.server.ts';
import { type DigestChoice, digestChoices } from './digest-choice.ts';
import { lookAhead } from './previews/look-ahead.server.ts';

/** What a reader should have been sent, by a model that knows nothing of tables and jobs. */
class Expected {
  readonly follows = new Set<number>();
  choice: DigestChoice = 'weekly';
  readonly sent: string[][] = [];
  private readonly waiting = new Set<Meeting>();
  private readonly told = new Set<Meeting>();
  private readonly previewed = new Set<Ahead>();
  private readonly announced = new Set<Ahead>();

  hear(meeting: Meeting) {
    if (this.choice !== 'off' && this.follows.has(meeting.body)) this.waiting.add(meeting);
  }

  choose(choice: DigestChoice) {
    this.choice = choice;
    if (choice === 'off') this.waiting.clear();
    if (this.looksAhead) return;
    // Who has no digest is not told of it later either.
    for (const one of this.previewed) this.announced.add(one);
    this.previewed.clear();
  }

  lookAhead(meetings: readonly Ahead[]) {
    for (const one of meetings) {
      const isNew = one.isOpen && !this.announced.has(one) && this.follows.has(one.body);
      if (this.looksAhead && isNew) this.previewed.add(one);
    }
  }

  takeTurn(ahead: readonly Ahead[]) {
    const isFollowed = ({ body }: { body: number }) => this.follows.has(body);
    const telling = [...this.waiting].filter(isFollowed);
    const isNews = [...this.previewed].some(isFollowed);
    this.waiting.clear();
    this.previewed.clear();
    if (telling.length === 0 && !isNews) return;
    const isUntold = (one: Ahead) => isFollowed(one) && !this.announced.has(one);
    const toCome = this.looksAhead ? ahead.filter(isUntold) : [];
    const line = (meeting: Meeting) =>
      this.told.has(meeting) && meeting.corrections > 0
        ? `${meeting.title} corrected ${meeting.corrections}`
        : meeting.title;
    this.sent.push([...telling.map(line), ...toCome.map(({ title }) => title)].sort());
    for (const meeting of telling) this.told.add(meeting);
    for (const one of toCome) this.announced.add(one);
  }

  private get looksAhead() {
    return this.choice === 'daily' || this.choice === 'weekly';
  }
}

type Meeting = { title: string; body: number; meetingId: string; corrections: number };

/** A meeting that a body has before it, perhaps with its agenda. */
type Ahead = { title: string; body: number; isOpen: boolean };

const bodyNumber = fc.integer({ min: 0, max: 1 });
const readerNumber = fc.integer({ min: 0, max: 2 });

const step = fc.oneof(
  fc.record({ does: fc.constant('publish' as const), body: bodyNumber }),
  fc.record({ does: fc.constant('correct' as const), which: fc.nat(9) }),
  fc.record({ does: fc.constant('plan' as const), body: bodyNumber, isOpen: fc.boolean() }),
  fc.record({ does: fc.constant('look ahead' as const), death: fc.option(fc.nat(2)) }),
  fc.record({ does: fc.constant('follow' as const), reader: readerNumber, body: bodyNumber }),
  fc.record({ does: fc.constant('unfollow' as const), reader: readerNumber, body: bodyNumber }),
  fc.record({
    does: fc.constant('choose' as const),
    reader: readerNumber,
    choice: fc.constantFrom(...digestChoices),
  }),
  fc.record({
    does: fc.constant('turn' as const),
    death: fc.option(
      fc.record({
        at: fc.constantFrom('mails' as const, 'news' as const, 'previews' as const),
        after: fc.nat(2),
      }),
    ),
  }),
);

const deaths = {
  mails: { change: 'INSERT ON mails', written: 'mails' },
  news: { change: 'UPDATE ON news', written: 'news WHERE told_at IS NOT NULL' },
  previews: { change: 'INSERT ON meeting_previews', written: 'meeting_previews' },
};

const soon = new Date(Date.now() + 4 * 24 * 3600 * 1000).toISOString().slice(0, 10);

const isSqlite = databaseKind === 'sqlite';

it('whatever happens, each reader is told of everything once', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
      async (steps) => {
        const bodies = [await makeEntity(), await makeEntity()];
        const readers = [await makeFollower(), await makeFollower(), await makeFollower()];
        const expected = readers.map(() => new Expected());
        const meetings: Meeting[] = [];
        const ahead: Ahead[] = [];
        const hear = (meeting: Meeting) => {
          for (const one of expected) one.hear(meeting);
        };
        for (const did of [...steps, { does: 'turn' as const, death: null }]) {
          switch (did.does) {
            case 'publish': {
              const title = `Meeting ${meetings.length}`;
              const { meetingId } = await publish(bodies[did.body]?.id ?? '', title);
              const meeting = { title, body: did.body, meetingId, corrections: 0 };
              meetings.push(meeting);
              hear(meeting);
              break;
            }
            case 'correct': {
              const meeting = meetings[did.which % Math.max(1, meetings.length)];
              if (!meeting) break;
              meeting.corrections += 1;
              await publishAgain(meeting.meetingId, String(meeting.corrections));
              hear(meeting);
              break;
            }
            case 'plan': {
              const title = did.isOpen ? `Hearing ${ahead.length}` : `Session ${ahead.length}`;
              const govtEntityId = bodies[did.body]?.id ?? '';
              await makeMeeting({ govtEntityId, meetingTitle: title, date: soon });
              ahead.push({ title, body: did.body, isOpen: did.isOpen });
              break;
            }
            case 'look ahead':
              if (did.death !== null) await dieWhile(deaths.previews, did.death, lookAhead);
              await lookAhead();
              for (const one of expected) one.lookAhead(ahead);
              break;
            case 'follow': {
              const access = accessOf(readers[did.reader]?.id, bodies[did.body]?.id);
              const key = { userId_govtEntityId: access };
              await db.entityAccess.upsert({ where: key, create: access, update: {} });
              expected[did.reader]?.follows.add(did.body);
              break;
            }
            case 'unfollow':
              await db.entityAccess.deleteMany({
                where: accessOf(readers[did.reader]?.id, bodies[did.body]?.id),
              });
              expected[did.reader]?.follows.delete(did.body);
              break;
            case 'choose': {
              const wants = { corrections: true, changes: true, matters: true };
              const choice = {
                summaries: did.choice,
                timeZone: 'Asia/Tokyo',
                quietNights: true,
                ...wants,
              };
              await chooseMail(readers[did.reader]?.id ?? '', choice);
              expected[did.reader]?.choose(did.choice);
              break;
            }
            case 'turn':
              if (did.death) await dieWhile(deaths[did.death.at], did.death.after, letTurnsCome);
              await letTurnsCome();
              for (const one of expected) one.takeTurn(ahead);
          }
        }
        for (const [at, reader] of readers.entries()) {
          const told = (await reader.mails()).map(({ sections = [] }) =>
            sections
              .flatMap(({ items }) => items)
              .map(({ title, lines }) => title + correctionIn(lines))
              .sort(),
          );
          expect(told).toEqual(expected[at]?.sent);
        }
      },
    ),
    { numRuns: isSqlite ? 40 : 8 },
  );
});

const accessOf = (userId = '', govtEntityId = '') => ({ userId, govtEntityId });

function correctionIn([line = '']: string[]): string {
  return line.startsWith('Corrected: ') ? ` corrected ${line.slice('Corrected: '.length)}` : '';
}
