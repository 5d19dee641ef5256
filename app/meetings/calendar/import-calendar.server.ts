import { addMonths } from 'date-fns/addMonths';
import { z } from 'zod';
import { readPreviewed } from '#app/entities/read-previewed.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, isDuplicate, type Tx, transact } from '#app/platform/db.server.ts';
import { placeDay } from '../public-body/place-day.ts';
import { applyEntry } from './apply-entry.ts';
import { calendarEntry, mostEntries, type Reading } from './calendar-entry.ts';
import { entryAsMeeting } from './entry-as-meeting.ts';
import { knownMeetings } from './known-meetings.server.ts';
import { matchEntries } from './match-entries.ts';
import { type CalendarPlan, planCalendar, planEntry } from './plan-calendar.ts';
import { readCalendarApart } from './read-calendar-apart.server.ts';
import { storeApplied } from './store-applied.server.ts';

/** Further ahead a calendar that repeats knows no more than its rule. */
const monthsAhead = 18;

/** How an entity's calendar is read. @throws AppError where it has no time zone */
export async function readEntityCalendar(tx: Tx, entityId: string, now: Date = new Date()) {
  const entity = await tx.govtEntity.findUnique({
    where: { id: entityId },
    select: { id: true, entityName: true, timeZone: true },
  });
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  const { entityName: name, timeZone } = entity;
  const from = placeDay(timeZone, now);
  const until = addMonths(new Date(`${from}T12:00:00Z`), monthsAhead)
    .toISOString()
    .slice(0, 10);
  return { id: entity.id, name, timeZone, from, until };
}

function readingOf({
  timeZone,
  from,
  until,
}: {
  timeZone: string | null;
  from: string;
  until: string;
}): Reading {
  if (timeZone !== null) return { timeZone, from, until };
  throw new AppError(
    'invalid',
    'This entity has no time zone, so the times of a calendar say nothing. Choose one under Details first.',
  );
}

/** What taking in this file would do; nothing is stored. @throws AppError */
export async function previewCalendar(entityId: string, text: string): Promise<CalendarPlan> {
  const entity = await readEntityCalendar(db, entityId);
  const reading = readingOf(entity);
  const read = await readCalendarApart(text, reading);
  const entries = read.entries.flatMap(({ entry }) => entry ?? []);
  const known = await knownMeetings(db, { entityId, ...reading, entries });
  return planCalendar(read, { timeZone: reading.timeZone, known });
}

const previewed = z
  .array(z.object({ entry: calendarEntry, mark: z.string().nullable() }))
  .min(1)
  .max(mostEntries);

type Import = {
  actorId: string;
  entityId: string;
  /** The entries of the preview that are stored, as JSON. */
  rows: string;
  /** What is done for the meetings in the same transaction. */
  also: (tx: Tx, meetingIds: string[]) => Promise<void>;
};

/**
 * Stores the entries of a preview, all or none. They come back through the browser, so they are held
 * against the rules and the meetings once more.
 * @throws AppError invalid, or conflict where a meeting was changed since
 */
export async function importCalendar({ actorId, entityId, rows, also }: Import) {
  const sent = readPreviewed(previewed, rows);
  try {
    return await transact(async (tx) => {
      const entity = await readEntityCalendar(tx, entityId);
      const reading = readingOf(entity);
      const entries = sent.map(({ entry }, at) => ({ line: at, entry }));
      const known = await knownMeetings(tx, {
        entityId,
        ...reading,
        entries: sent.map(({ entry }) => entry),
      });
      const { matches } = matchEntries(entries, known);
      const counts = { added: 0, edited: 0, cancelled: 0 };
      const stored: string[] = [];
      for (const [at, one] of entries.entries()) {
        const meeting = matches.get(one) ?? null;
        if ((meeting?.mark ?? null) !== sent[at]?.mark) throw changed(one.entry.title);
        const { outcome } = planEntry(one.entry, meeting, reading.timeZone);
        if (outcome === 'same') continue;
        const after = meeting ? applyEntry(meeting, one.entry).after : entryAsMeeting(one.entry);
        stored.push(await storeApplied(tx, { actorId, entity, known: meeting, after }));
        if (outcome === 'new') counts.added += 1;
        else if (outcome === 'changed') counts.edited += 1;
        else counts.cancelled += 1;
      }
      await also(tx, stored);
      await audit(tx, {
        actorId,
        action: 'import-calendar',
        subjectType: 'entity',
        subjectId: entityId,
        detail: { name: entity.name, ...counts },
      });
      return counts;
    });
  } catch (error) {
    if (isDuplicate(error)) throw changed(null);
    throw error;
  }
}

function changed(title: string | null): AppError {
  return new AppError(
    'conflict',
    `${title ?? 'A meeting of this file'} was changed meanwhile, so nothing was imported. Choose the file again.`,
  );
}
