import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { dieWhile } from '#tests/support/die-while.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import type { UpstreamMeeting } from '../upstream.ts';
import { markVanished } from './mark-vanished.server.ts';
import { takeInMeetings } from './take-in-meetings.server.ts';

/** `SOURCE_HISTORIES=1000` is the long form. */
const histories = sequencesOf({ variable: 'SOURCE_HISTORIES', sqlite: 40, postgres: 10 });
const isSqlite = databaseKind === 'sqlite';

const names = ['Council', 'Planning Board', 'Budget Hearing', 'Library Board'] as const;
const firstDay = '2031-03-03';
const lastDay = '2031-03-28';

/** What can be known of a meeting, by a model that knows of no tables, matching or jobs. */
type Facts = { title: string; when: string; standing: string };
const factNames = ['title', 'when', 'standing'] as const;

/** A meeting of the world, as each source lists it now, told of it when it was read last, and as it is here. */
type Real = {
  at: number;
  listed: (Facts | null)[];
  doubled: boolean[];
  /** How often each source has called it by another name of its own */
  names: number[];
  namesTold: number[];
  told: (Facts | null)[];
  gone: boolean[];
  here: Facts | null;
  /** What an editor or another source wrote otherwise, by source */
  offered: Set<string>[];
};

const slot = fc.nat(names.length - 1);
const source = fc.constantFrom(0, 1);
const hour = fc.integer({ min: 8, max: 20 });
const day = fc.integer({ min: 3, max: 28 });
const does = <Name extends string>(name: Name) => fc.constant(name);
const step = fc.oneof(
  fc.record({ does: does('list'), slot, source }),
  fc.record({ does: does('move'), slot, source, day, hour }),
  fc.record({ does: does('rename'), slot, source, word: fc.constantFrom('Special', 'Joint') }),
  fc.record({ does: does('call off'), slot, source, isOff: fc.boolean() }),
  fc.record({ does: does('drop'), slot, source }),
  fc.record({ does: does('double'), slot, source }),
  fc.record({ does: does('name anew'), slot, source }),
  fc.record({
    does: does('edit'),
    slot,
    what: fc.constantFrom(...factNames),
    day,
    hour,
  }),
  fc.record({ does: does('read'), source, death: fc.option(fc.nat(3)) }),
  fc.record({ does: does('read'), source, death: fc.option(fc.nat(3)) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const when = (onDay: number, atHour: number) =>
  `2031-03-${String(onDay).padStart(2, '0')}T${String(atHour).padStart(2, '0')}:00:00.000Z`;

/** Each meeting has days of its own to begin with, so that the model need not know how they are told apart. */
const began = (at: number): Facts => ({
  title: names[at] ?? '',
  when: when(4 + at * 6, 18),
  standing: 'on',
});

class World {
  readonly reals: Real[] = names.map((_, at) => ({
    at,
    listed: [null, null],
    doubled: [false, false],
    names: [0, 0],
    namesTold: [0, 0],
    told: [null, null],
    gone: [false, false],
    here: null,
    offered: [new Set(), new Set()],
  }));
  readonly entity: { id: string; name: string; timeZone: string };
  readonly sources: string[];

  private constructor(entity: World['entity'], sources: string[]) {
    this.entity = entity;
    this.sources = sources;
  }

  static async make() {
    const { id, entityName: name } = await makeEntity();
    const sources = [];
    for (const at of [0, 1]) {
      const address = `https://records.example/${id}/${at}.ics`;
      const made = await db.source.create({
        data: { govtEntityId: id, kind: 'icalendar', address },
      });
      sources.push(made.id);
    }
    return new World({ id, name, timeZone: 'UTC' }, sources);
  }

  async take(did: Step) {
    if (did.does === 'read') return this.read(did);
    const real = this.reals[did.slot];
    if (!real) return;
    if (did.does === 'edit') return this.edit(real, did);
    // Whoever lists it first, or by another name, is read before anybody can know what it is.
    const isUnread = real.listed.some(
      (one, at) => one && (!real.told[at] || real.names[at] !== real.namesTold[at]),
    );
    if (isUnread) return;
    const now = real.listed[did.source];
    if (did.does === 'list') {
      const other = 1 - did.source;
      const told = real.told[did.source] ?? real.told[other];
      if (real.listed[other] && !isSame(real.listed[other], real.told[other])) return;
      real.listed[did.source] ??= { ...(told ?? began(real.at)) };
      return;
    }
    if (!now) return;
    if (did.does === 'name anew' && isSame(now, real.told[did.source])) {
      real.names[did.source] = (real.names[did.source] ?? 0) + 1;
      real.doubled[did.source] = false;
    }
    if (did.does === 'move') now.when = when(did.day, did.hour);
    if (did.does === 'rename') now.title = `${did.word} ${names[real.at]}`;
    if (did.does === 'call off') now.standing = did.isOff ? 'cancelled' : 'on';
    if (did.does === 'drop') real.listed[did.source] = null;
    if (did.does === 'double') real.doubled[did.source] = true;
  }

  private async edit(real: Real, did: Extract<Step, { does: 'edit' }>) {
    if (!real.here) return;
    const found = await this.meetingOf(real);
    const after = { ...real.here };
    if (did.what === 'title') after.title = `${names[real.at]} as we call it`;
    if (did.what === 'when') after.when = when(did.day, did.hour);
    if (did.what === 'standing') after.standing = real.here.standing === 'on' ? 'cancelled' : 'on';
    await db.meeting.update({
      where: { id: found },
      data: {
        meetingTitle: after.title,
        startsAt: new Date(after.when),
        meetingDate: dateAtNoon(after.when.slice(0, 10)),
        cancelledAt: after.standing === 'on' ? null : new Date(),
      },
    });
    real.here = after;
  }

  private async meetingOf(real: Real): Promise<string> {
    const row = await db.upstreamMeeting.findFirstOrThrow({
      where: { sourceId: { in: this.sources }, uid: { startsWith: `m${real.at} ` } },
      select: { meetingId: true },
    });
    return row.meetingId ?? '';
  }

  /** A run, perhaps one that dies and begins again. */
  private async read({ source: at, death }: Extract<Step, { does: 'read' }>) {
    const sourceId = this.sources[at] ?? '';
    const run = await db.sourceRun.create({ data: { sourceId } });
    const taking = { runId: run.id, sourceId, startedAt: run.startedAt, entity: this.entity };
    const said = this.reals.flatMap((real) => listingOf(real, at));
    const inUse = new Set(said.map(({ uid }) => uid));
    const work = async () => {
      for (const some of Map.groupBy(said, (one) => one.day).values()) {
        await takeInMeetings(taking, { said: some, inUse });
      }
      if (said.length > 0) await markVanished(taking, { from: firstDay, until: lastDay });
    };
    if (isSqlite && death !== null) {
      await dieWhile(
        { change: 'INSERT ON upstream_meetings', written: 'upstream_meetings' },
        death,
        work,
      );
    }
    await work();
    for (const real of this.reals) this.expectRead(real, at, said.length > 0);
  }

  private expectRead(real: Real, at: number, toldAny: boolean) {
    const now = real.listed[at] ?? null;
    const before = real.told[at] ?? null;
    if (!now) {
      if (before && toldAny) real.gone[at] = true;
      return;
    }
    real.gone[at] = false;
    real.told[at] = { ...now };
    real.namesTold[at] = real.names[at] ?? 0;
    const open = real.offered[at] ?? new Set();
    if (!real.here) {
      real.here = { ...now };
      return;
    }
    for (const fact of factNames) {
      const base =
        before?.[fact] ?? (fact === 'standing' ? 'on' : fact === 'title' ? now.title : null);
      if (now[fact] === real.here[fact]) open.delete(fact);
      else if (now[fact] === base) continue;
      else if (real.here[fact] === base) {
        real.here[fact] = now[fact];
        open.delete(fact);
      } else open.add(fact);
    }
  }

  async expectAsHere() {
    const rows = await db.meeting.findMany({ where: { govtEntityId: this.entity.id } });
    const here = rows.map(({ meetingTitle: title, startsAt, meetingDate, cancelledAt }) => {
      expect(meetingDate && isoDateOf(meetingDate)).toBe(startsAt?.toISOString().slice(0, 10));
      return { title, when: startsAt?.toISOString(), standing: cancelledAt ? 'cancelled' : 'on' };
    });
    const expected = this.reals.flatMap((real) => real.here ?? []);
    const order = (one: unknown, other: unknown) =>
      JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
    expect(here.sort(order)).toEqual(expected.sort(order));
    for (const real of this.reals) {
      for (const [at, sourceId] of this.sources.entries()) {
        const uid = { startsWith: `m${real.at} ` };
        const rows = await db.upstreamMeeting.findMany({ where: { sourceId, uid } });
        expect(rows.length === 0).toBe(real.told[at] === null);
        const offered = rows.flatMap((row) => Object.keys(JSON.parse(row.offered)));
        expect(new Set(offered)).toEqual(real.offered[at]);
        const isGone = rows.length > 0 && rows.every(({ vanishedAt }) => vanishedAt !== null);
        expect(isGone).toBe(real.gone[at]);
      }
    }
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function listingOf(real: Real, at: number): UpstreamMeeting[] {
  const facts = real.listed[at];
  if (!facts) return [];
  const told = (uid: string): UpstreamMeeting => ({
    uid,
    title: facts.title,
    day: facts.when.slice(0, 10),
    startsAt: facts.when,
    endsAt: null,
    place: null,
    attendUrl: null,
    attendHow: null,
    commentHow: null,
    status: facts.standing === 'on' ? null : 'cancelled',
    reason: null,
    sequence: null,
  });
  const uid = `m${real.at} ${real.names[at]}`;
  return [told(uid), ...(real.doubled[at] ? [told(`${uid} again`)] : [])];
}

it('whatever happens upstream and here, the meetings are what a plain model says', {
  timeout: 3_600_000,
}, async () => {
  let meetings = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
      async (steps) => {
        const world = await World.make();
        for (const one of steps) {
          await world.take(one);
          if (one.does === 'read') await world.expectAsHere();
        }
        meetings += world.reals.filter(({ here }) => here !== null).length;
        await db.meeting.deleteMany({ where: { govtEntityId: world.entity.id } });
        await db.govtEntity.delete({ where: { id: world.entity.id } });
      },
    ),
    { numRuns: histories },
  );
  // Else nothing was tried.
  expect(meetings).toBeGreaterThan(0);
});
