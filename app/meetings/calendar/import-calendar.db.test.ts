import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { indexChangedMeetings } from '#app/search/indexing/index-changed-meetings.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { importCalendar, previewCalendar } from './import-calendar.server.ts';
import type { CalendarPlan } from './plan-calendar.ts';

const actorId = (await makeUser({ tier: 'admin' })).id;

async function makeBody(timeZone: string | null = 'America/Denver') {
  const { id } = await makeEntity();
  await db.govtEntity.update({ where: { id }, data: { timeZone } });
  return id;
}

type Event = { uid: string; day: number; hour: number; sequence: number; off: boolean };

/** Days from now on which events are, so that they are ahead whenever this runs. */
const dayOf = (days: number) =>
  new Date(Date.now() + (30 + days) * 86_400_000).toISOString().slice(0, 10);

const write = (events: readonly Event[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.map(({ uid, day, hour, sequence, off }) =>
      [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `SEQUENCE:${sequence}`,
        `DTSTART:${dayOf(day).replaceAll('-', '')}T${hour}0000`,
        `SUMMARY:Council Meeting ${uid}`,
        `LOCATION:Room ${sequence}`,
        `STATUS:${off ? 'CANCELLED' : 'CONFIRMED'}`,
        'END:VEVENT',
      ].join('\n'),
    ),
    'END:VCALENDAR',
  ].join('\n');

const stored = ({ rows }: CalendarPlan) =>
  rows.flatMap((row) => ('entry' in row ? { entry: row.entry, mark: row.mark } : []));

async function take(entityId: string, text: string): Promise<CalendarPlan> {
  const plan = await previewCalendar(entityId, text);
  const rows = stored(plan);
  if (rows.length > 0) {
    const also = indexChangedMeetings;
    await importCalendar({ actorId, entityId, rows: JSON.stringify(rows), also });
  }
  return plan;
}

const meetingsOf = async (govtEntityId: string) =>
  (await db.meeting.findMany({ where: { govtEntityId }, orderBy: { sourceUid: 'asc' } })).map(
    ({ sourceUid, meetingDate, startsAt, place, cancelledAt, calendarSequence }) => ({
      ...{ sourceUid, meetingDate, startsAt, place, calendarSequence },
      isCancelled: cancelledAt !== null,
    }),
  );

const one: Event = { uid: 'a', day: 0, hour: 18, sequence: 0, off: false };

describe('a calendar that is taken in', () => {
  it('adds what is ahead, and nothing the second time', async () => {
    const body = await makeBody();
    const plan = await take(body, write([one]));
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['new']);
    expect(await meetingsOf(body)).toMatchObject([{ sourceUid: 'a', place: 'Room 0' }]);
    const again = await take(body, write([one]));
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['same']);
    expect(await db.passage.count({ where: { govtEntityId: body } })).toBeGreaterThan(0);
    const logged = await db.auditEntry.findMany({ where: { subjectId: body } });
    expect(logged.map(({ action }) => action)).toEqual(['import-calendar']);
  });

  it('moves and cancels what it brought, and has followers told', async () => {
    const body = await makeBody();
    await take(body, write([one, { ...one, uid: 'b', day: 7 }]));
    const moved = { ...one, day: 2, sequence: 1 };
    const plan = await take(body, write([moved, { ...one, uid: 'b', day: 7, off: true }]));
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'cancelled']);
    const [first, second] = await db.meeting.findMany({
      where: { govtEntityId: body },
      orderBy: { sourceUid: 'asc' },
    });
    expect(first).toMatchObject({
      meetingDate: new Date(`${dayOf(2)}T12:00:00Z`),
      movedFrom: new Date(`${dayOf(0)}T12:00:00Z`),
      changeCount: 1,
    });
    expect(second?.cancelledAt).not.toBeNull();
    const jobs = {
      kind: 'tell-meeting-change',
      subjectId: { in: [first?.id ?? '', second?.id ?? ''] },
    };
    expect(await db.job.count({ where: jobs })).toBe(2);
  });

  it('takes a meeting that is known by day and title for the same', async () => {
    const body = await makeBody();
    const { id } = await makeMeeting({
      govtEntityId: body,
      meetingTitle: 'COUNCIL MEETING: A',
      date: dayOf(0),
    });
    await take(body, write([one]));
    const all = await db.meeting.findMany({ where: { govtEntityId: body } });
    expect(all).toMatchObject([{ id, sourceUid: 'a', place: 'Room 0' }]);
  });

  it('leaves what was held as it is, but for what is missing', async () => {
    const body = await makeBody();
    await take(body, write([one]));
    await db.meeting.updateMany({
      where: { govtEntityId: body },
      data: { markdownSummary: 'Said.', lastPublishedAt: new Date(), place: null },
    });
    await take(body, write([{ ...one, day: 3, sequence: 5, off: true }]));
    expect(await meetingsOf(body)).toMatchObject([
      { meetingDate: new Date(`${dayOf(0)}T12:00:00Z`), isCancelled: false, place: null },
    ]);
    await take(body, write([{ ...one, sequence: 5 }]));
    expect(await meetingsOf(body)).toMatchObject([{ place: 'Room 5' }]);
  });

  it('does not bring back what an admin cancelled, unless the entry was changed since', async () => {
    const body = await makeBody();
    await take(body, write([one]));
    await db.meeting.updateMany({
      where: { govtEntityId: body },
      data: { cancelledAt: new Date() },
    });
    const plan = await take(body, write([one]));
    expect(plan.rows[0]?.problems).toEqual(['Cancelled here, and not in the calendar']);
    await take(body, write([{ ...one, sequence: 1 }]));
    expect(await meetingsOf(body)).toMatchObject([{ isCancelled: false }]);
  });

  it('is refused where the body has no time zone, or somebody changed a meeting meanwhile', async () => {
    await expect(previewCalendar(await makeBody(null), write([one]))).rejects.toThrow('time zone');
    const body = await makeBody();
    await take(body, write([one]));
    const plan = await previewCalendar(body, write([{ ...one, sequence: 1 }]));
    await db.meeting.updateMany({ where: { govtEntityId: body }, data: { place: 'Elsewhere' } });
    const rows = JSON.stringify(stored(plan));
    const also = indexChangedMeetings;
    await expect(importCalendar({ actorId, entityId: body, rows, also })).rejects.toThrow(
      'was changed meanwhile',
    );
    for (const broken of ['', '[]', '[{}]', '{"a":1}']) {
      await expect(
        importCalendar({ actorId, entityId: body, rows: broken, also }),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('says what a calendar brought before and has no more', async () => {
    const body = await makeBody();
    await take(body, write([one, { ...one, uid: 'b', day: 3 }, { ...one, uid: 'c', day: 6 }]));
    const { notes } = await take(body, write([one, { ...one, uid: 'c', day: 6 }]));
    expect(notes.join()).toContain('Council Meeting b');
  });

  it('that never ends is given up within seconds', { timeout: 60_000 }, async () => {
    const body = await makeBody();
    const lines = `BEGIN:VEVENT\nDTSTART:20000101T000000\nSUMMARY:Board\nRRULE:FREQ=SECONDLY\nEND:VEVENT\n`;
    const plan = await previewCalendar(body, `BEGIN:VCALENDAR\n${lines.repeat(20)}`).catch(
      (error: unknown) => error,
    );
    expect(JSON.stringify(plan) + String(plan)).toMatch(/too often|too long/);
  });
});

const events = fc.uniqueArray(
  fc.record({
    uid: fc.constantFrom('a', 'b', 'c'),
    day: fc.integer({ min: 0, max: 4 }),
    hour: fc.integer({ min: 10, max: 20 }),
    sequence: fc.integer({ min: 0, max: 50 }),
    off: fc.boolean(),
  }),
  { selector: ({ uid, sequence }) => `${uid} ${sequence}`, minLength: 1, maxLength: 8 },
);

it('files in any order, and twice, come to the same', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      events,
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      async (all, by) => {
        const shuffled = all
          .map((event, at) => ({ event, at: by[at] ?? 0 }))
          .sort((first, second) => first.at - second.at)
          .map(({ event }) => event);
        // One after the other and all at once: of each entry the newest state counts.
        const [single, whole] = [await makeBody(), await makeBody()];
        for (const event of shuffled) await take(single, write([event]));
        await take(whole, write(all));
        const newest = new Map<string, Event>();
        for (const event of all) {
          if ((newest.get(event.uid)?.sequence ?? -1) < event.sequence)
            newest.set(event.uid, event);
        }
        const expected = [...newest.values()]
          .sort((first, second) => first.uid.localeCompare(second.uid))
          .map(({ uid, day, off }) => ({
            sourceUid: uid,
            meetingDate: new Date(`${dayOf(day)}T12:00:00Z`),
            isCancelled: off,
          }));
        expect(await meetingsOf(single)).toMatchObject(expected);
        expect(await meetingsOf(whole)).toMatchObject(expected);
        const { rows } = await take(whole, write(all));
        expect(rows.some((row) => 'entry' in row)).toBe(false);
      },
    ),
    { numRuns: databaseKind === 'sqlite' ? 3 : 2 },
  );
});
