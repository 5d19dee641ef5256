import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followMatter } from '#app/matters/follow-matter.server.ts';
import { unfollowMatter } from '#app/matters/unfollow-matter.server.ts';
import { db } from '#app/platform/db.server.ts';
import { dieWhile } from '#tests/support/die-while.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower } from '#tests/support/followers.ts';
import { giveAgenda, publishCases, settle } from '#tests/support/matters.ts';
import { sequencesOf } from '#tests/support/sequences.ts';

/** `MATTER_SEQUENCES=1000` is the long form. */
const sequences = sequencesOf({ variable: 'MATTER_SEQUENCES', sqlite: 15, postgres: 5 });

const labels = ['Ordinance 7718', 'Ordinance 7719'] as const;
const words = { agenda: 'On the agenda', adopted: 'Adopted', rejected: 'Rejected' };
type Stage = keyof typeof words;

/** What a reader should be sent, by a model that knows nothing of tables and jobs. */
class Expected {
  readonly follows = new Set<string>();
  readonly sent: string[][] = [];
  private readonly waiting = new Set<string>();
  private readonly noted = new Set<string>();

  hear(label: string, meeting: Meeting) {
    const name = `${label} ${meeting.title} ${meeting.stage}`;
    if (!this.follows.has(label) || this.noted.has(name)) return;
    this.noted.add(name);
    this.waiting.add(name);
  }

  unfollow(label: string) {
    this.follows.delete(label);
    for (const name of this.waiting) if (name.startsWith(label)) this.waiting.delete(name);
  }

  takeTurn(meetings: readonly Meeting[]) {
    const told = meetings.flatMap(({ title, stage, labels: own }) =>
      own.flatMap((label) => {
        const isWaiting = this.waiting.has(`${label} ${title} ${stage}`);
        return isWaiting && stage ? `${label}: ${words[stage]} ${title}` : [];
      }),
    );
    this.waiting.clear();
    if (told.length > 0) this.sent.push(told.sort());
  }
}

type Meeting = { id: string; title: string; stage: Stage | null; labels: string[] };

const does = <Name extends string>(name: Name) => fc.constant(name);
const reader = fc.nat(1);
const label = fc.constantFrom(...labels);
const death = fc.option(fc.nat(1));
const step = fc.oneof(
  fc.record({
    does: does('move'),
    which: fc.nat(2),
    stage: fc.constantFrom<Stage>('agenda', 'adopted', 'rejected'),
    own: fc.uniqueArray(label, { minLength: 1 }),
    death,
  }),
  fc.record({ does: does('follow'), reader, label }),
  fc.record({ does: does('unfollow'), reader, label }),
  fc.record({ does: does('turn'), death }),
);

const noting = { change: 'INSERT ON matter_moves', written: 'matter_moves' };
const mailing = { change: 'INSERT ON mails', written: 'mails' };

it('whatever happens, each reader is told once of each step of what they follow', {
  timeout: 3_600_000,
}, async () => {
  const runs = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
    const world = await World.make();
    for (const one of steps) await world.take(one);
    await world.take({ does: 'turn', death: null });
    for (const [at, { mails }] of world.readers.entries()) {
      const told = (await mails()).map(({ sections = [] }) =>
        sections.flatMap(({ items }) =>
          items.map(({ title, lines }) => `${title} ${lines[0]?.split(', ').at(-1)}`),
        ),
      );
      expect(told.map((one) => one.sort())).toEqual(world.expected[at]?.sent);
    }
  });
  await fc.assert(runs, { numRuns: sequences });
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

class World {
  readonly expected = [new Expected(), new Expected()];
  readonly readers: Awaited<ReturnType<typeof makeFollower>>[];
  private readonly meetings: Meeting[];
  private readonly bodyId: string;

  private constructor(made: Pick<World, 'readers'>, bodyId: string, meetings: Meeting[]) {
    this.readers = made.readers;
    this.bodyId = bodyId;
    this.meetings = meetings;
  }

  static async make() {
    const { id: govtEntityId } = await makeEntity();
    const titles = ['March Session', 'April Session', 'May Session'];
    const meetings: Meeting[] = [];
    for (const title of titles) {
      const { id } = await makeMeeting({ govtEntityId, meetingTitle: title });
      meetings.push({ id, title, stage: null, labels: [] });
    }
    // A matter is there before anybody can follow it.
    const { id: earlier } = await makeMeeting({ govtEntityId, date: '2020-01-07' });
    await giveAgenda(earlier, [...labels]);
    await settle(earlier);
    const readers = [await makeFollower(), await makeFollower()];
    return new World({ readers }, govtEntityId, meetings);
  }

  async take(did: Step): Promise<void> {
    if (did.does === 'move') return this.move(did);
    if (did.does === 'turn') return this.turn(did.death);
    const userId = this.readers[did.reader]?.id ?? '';
    const expected = this.expected[did.reader];
    const { id: matterId } = await db.matter.findFirstOrThrow({
      where: { govtEntityId: this.bodyId, label: did.label },
    });
    // Two moments that cannot be told apart are no order.
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (did.does === 'follow') {
      await followMatter({ userId, matterId });
      expected?.follows.add(did.label);
    } else {
      await unfollowMatter({ userId, matterId });
      expected?.unfollow(did.label);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** An agenda that is changed, or a summary that is published or corrected. */
  private async move({ which, stage, own, death: at }: Extract<Step, { does: 'move' }>) {
    const meeting = this.meetings[which];
    // Once there is a summary it says what was taken up, and no agenda does.
    if (!meeting || (stage === 'agenda' && meeting.stage !== null && meeting.stage !== 'agenda')) {
      return;
    }
    const before = { stage: meeting.stage, labels: meeting.labels };
    if (stage === 'agenda') await giveAgenda(meeting.id, own);
    else {
      const cases = own.map((title) => ({ title, state: stage }));
      await publishCases(meeting.id, cases, before.stage === null ? null : 'Corrected.');
    }
    Object.assign(meeting, { stage, labels: own });
    if (at !== null) await dieWhile(noting, at, () => settle(meeting.id));
    await settle(meeting.id);
    for (const one of own) {
      // A step that stands as it did is no news to who has followed since.
      const isSame = before.stage === stage && before.labels.includes(one);
      if (!isSame) for (const expected of this.expected) expected.hear(one, meeting);
    }
  }

  private async turn(at: number | null) {
    if (at !== null) await dieWhile(mailing, at, letTurnsCome);
    await letTurnsCome();
    for (const expected of this.expected) expected.takeTurn(this.meetings);
  }
}
