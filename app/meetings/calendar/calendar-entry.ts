import { z } from 'zod';
import { optional, tidy } from '#app/entities/typed-line.ts';
import { webAddress } from '#app/platform/http/web-address.ts';

/** Of one file: what a person can look through, and one transaction can hold. */
export const mostEntries = 1000;

export const longestUid = 200;

const moment = z.iso.datetime().nullable();

const text = (most: number) =>
  z
    .string()
    .nullish()
    .transform((typed) => tidy(typed ?? '').slice(0, most) || null);

/**
 * A meeting as a calendar knows it, in a file's preview too, which comes back through the browser.
 * What is longer than anybody reads is cut.
 */
export const calendarEntry = z.object({
  /** What the calendar knows it by; null where it says nothing of the kind. */
  uid: optional(longestUid),
  /** Rises with the changes of the entry; null where the calendar does not count them. */
  sequence: z.int32().nonnegative().nullable(),
  title: text(300),
  /** yyyy-mm-dd, at the place. */
  day: z.iso.date(),
  startsAt: moment,
  endsAt: moment,
  place: text(500),
  attendUrl: z
    .string()
    .nullish()
    .transform((address) => webAddress(address ?? null)?.slice(0, 2000) ?? null),
  attendHow: text(2000),
  commentHow: text(2000),
  /** What it says of whether the meeting takes place; null where that is nothing. */
  status: z.enum(['on', 'cancelled']).nullable(),
  reason: text(500),
});

export type CalendarEntry = z.infer<typeof calendarEntry>;

/** An entry of a file, and where it stands in it, counted from 1. */
export type FileEntry = { line: number } & (
  | { entry: CalendarEntry; problem?: undefined }
  /** Left out, and why. */
  | { entry: null; name: string; problem: string }
);

export type ReadCalendar = {
  kind: 'csv' | 'icalendar' | 'legistar';
  entries: FileEntry[];
  /** About how the file was read. */
  notes: string[];
  unusedColumns: string[];
};

/** How a file is to be read. */
export type Reading = {
  /** Of times without one. */
  timeZone: string;
  /** The first and the last day that is looked at, yyyy-mm-dd. */
  from: string;
  until: string;
};
