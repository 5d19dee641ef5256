import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { z } from 'zod';
import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import { placeDay } from '#app/meetings/public-body/place-day.ts';
import { db } from '#app/platform/db.server.ts';
import { kindNames, type SourceKind } from '../source-kinds.ts';
import type { SourceOptions } from '../source-reader.ts';

/** Minutes come weeks after their meeting; a calendar that repeats knows no more than its rule. */
const daysBack = 90;
const monthsAhead = 18;

const options = z.object({
  agenda: z.string().optional(),
  minutes: z.string().optional(),
  captions: z.string().optional(),
}) satisfies z.ZodType<SourceOptions>;

/** Which days of a body a source is asked for. */
export function readingOf(timeZone: string | null, now: Date): Reading {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  const today = new Date(`${placeDay(timeZone, now)}T12:00:00Z`);
  const [from, until] = [addDays(today, -daysBack), addMonths(today, monthsAhead)];
  return { timeZone: timeZone ?? 'UTC', from: day(from), until: day(until) };
}

/** Of a kind that is no longer known, none. */
export const readKind = (kind: string): SourceKind | null =>
  kindNames.find((name) => name === kind) ?? null;

export const readOptions = (json: string): SourceOptions => options.parse(JSON.parse(json));

/** A run that is not over, with its source; null where it is over, or the source is gone. */
export function readOpenRun(runId: string) {
  return db.sourceRun.findFirst({
    where: { id: runId, endedAt: null },
    include: {
      source: {
        include: { govtEntity: { select: { id: true, entityName: true, timeZone: true } } },
      },
    },
  });
}
