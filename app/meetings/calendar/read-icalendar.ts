import ICAL from 'ical.js';
import { AppError } from '#app/platform/app-error.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { localDay } from '../ahead/local-time.ts';
import { addToDay } from '../public-body/place-day.ts';
import { calendarBlocks } from './calendar-blocks.ts';
import {
  calendarEntry,
  type FileEntry,
  longestUid,
  mostEntries,
  type ReadCalendar,
  type Reading,
} from './calendar-entry.ts';
import { type EntryTime, entryTime, knownZone } from './calendar-times.ts';
import { howToAttend, roomIn } from './how-to-attend.ts';
import { inWindow, passedOver } from './in-window.ts';
import { occurrencesOf } from './occurrences.ts';
import { plainText } from './plain-text.ts';
import { looksLikeNoMeeting, saidInTitle } from './said-in-title.ts';

/** What a calendar of decades holds; more are not one body's. */
const mostEvents = 20_000;

type Zones = Parameters<typeof entryTime>[2];
type Context = { reading: Reading; zones: Zones };

/**
 * Meetings in an iCalendar file (RFC 5545). Those that repeat are each read by themselves, as far as
 * is looked ahead.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function readICalendar(text: string, reading: Reading): ReadCalendar {
  const blocks = calendarBlocks(text);
  if (blocks.events.length === 0) {
    throw new AppError('unreadable', 'The calendar holds no events.');
  }
  if (blocks.events.length > mostEvents) throw tooMany(mostEvents);
  const described = new Map(
    blocks.zones.map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid') ?? '');
      return [tzid, new ICAL.Timezone({ component, tzid })] as const;
    }),
  );
  const timeZone = knownZone(blocks.timeZone) ?? reading.timeZone;
  const context = { reading, zones: { described, timeZone } };
  const isToRead = ({ entry }: Found) => entry === null || inWindow(entry.day, reading);
  const all: Found[] = [];
  let count = 0;
  for (const [at, event] of blocks.events.entries()) {
    const found = readEvent(event, at + 1, context);
    all.push(...found);
    count += found.filter(isToRead).length;
    // Each override may stand for one of a series; beyond that no more can fall away.
    if (count > 2 * mostEntries) throw tooMany(mostEntries);
  }
  const told = withoutReplaced(all);
  const entries = told.filter(isToRead);
  if (entries.length > mostEntries) throw tooMany(mostEntries);
  return {
    kind: 'icalendar',
    entries: entries.map(({ isOverride: _, ...entry }) => entry),
    unusedColumns: [],
    notes: passedOver(told.length - entries.length),
  };
}

type Found = FileEntry & { isOverride?: boolean };

/** An occurrence that an entry of its own tells of is not told by the series too. */
function withoutReplaced(all: readonly Found[]): Found[] {
  const replaced = new Set(
    all.flatMap(({ isOverride, entry }) => (isOverride && entry?.uid ? [entry.uid] : [])),
  );
  return all.filter(
    ({ isOverride, entry }) => isOverride || !entry?.uid || !replaced.has(entry.uid),
  );
}

function readEvent(event: ICAL.Component | null, line: number, context: Context): Found[] {
  const left = (name: string, problem: string): Found[] => [{ line, entry: null, name, problem }];
  if (event === null) return left('', 'This event breaks the rules of iCalendar');
  const { title, off } = saidInTitle(plainText(textOf(event, 'summary')));
  if (title === '') return left('', 'It has no title');
  const start = event.getFirstProperty('dtstart');
  const time = timeIn(start);
  if (time === null) return left(title, 'It has no date');
  const tzid = parameter(start, 'tzid');
  const { reading, zones } = context;
  const said = { ...wordsOf(event), title, status: statusOf(event, off), reason: off };
  const uid = plainText(textOf(event, 'uid')).slice(-longestUid / 2) || null;
  const at = (from: ICAL.Time, key: string | null, isOverride?: boolean): Found[] => {
    const begin = entryTime(from, tzid, zones);
    const day = begin.day ?? localDay(begin.moment ?? new Date(0), reading.timeZone);
    if (looksLikeNoMeeting(title, begin.moment === null)) {
      return inWindow(day, reading) ? left(title, 'It looks like no meeting') : [];
    }
    const read = calendarEntry.safeParse({
      ...said,
      uid: key,
      day,
      startsAt: begin.moment?.toISOString() ?? null,
      endsAt: endOf(event, begin, zones)?.toISOString() ?? null,
    });
    if (!read.success) return left(title, 'It makes no sense as a meeting');
    return [{ line, entry: read.data, ...(isOverride && { isOverride }) }];
  };
  try {
    const override = event.getFirstProperty('recurrence-id');
    const replaces = timeIn(override);
    if (replaces !== null) {
      return at(
        time,
        occurrenceUid(uid, entryTime(replaces, parameter(override, 'tzid'), zones)),
        true,
      );
    }
    if (!event.hasProperty('rrule') && !event.hasProperty('rdate')) return at(time, uid);
    // A day to either side: the days of a zone and those of the place may differ.
    const days = { from: addToDay(reading.from, -1), until: addToDay(reading.until, 1) };
    const { starts, remark } = occurrencesOf(event, days);
    if (remark === 'senseless') return left(title, 'How it repeats makes no sense');
    return [
      ...starts.flatMap((one) => at(one, occurrenceUid(uid, entryTime(one, tzid, zones)))),
      ...(remark ? left(title, 'It repeats too often; the first 200 are read') : []),
    ];
  } catch {
    return left(title, 'Its dates make no sense');
  }
}

const occurrenceUid = (uid: string | null, { day, moment }: EntryTime) =>
  uid && `${uid}/${moment?.toISOString() ?? day}`;

function wordsOf(event: ICAL.Component) {
  const description = plainText(textOf(event, 'description'));
  const location = plainText(textOf(event, 'location'));
  const online = [location, description].map(roomIn).find((address) => address !== null) ?? null;
  const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0);
  return {
    place: webAddress(location) ? null : location,
    attendUrl: online,
    attendHow: howToAttend(description),
    commentHow: null,
    sequence: Number.isSafeInteger(sequence) ? Math.min(Math.max(0, sequence), 2 ** 31 - 1) : 0,
  };
}

function statusOf(event: ICAL.Component, off: string | null): 'on' | 'cancelled' | null {
  const status = String(event.getFirstPropertyValue('status') ?? '').toUpperCase();
  if (off !== null || status === 'CANCELLED') return 'cancelled';
  return status === 'CONFIRMED' ? 'on' : null;
}

/** When it ends: by its own time, else by how long the event lasts. */
function endOf(event: ICAL.Component, begin: EntryTime, zones: Zones): Date | null {
  if (begin.moment === null) return null;
  const [start, end] = ['dtstart', 'dtend'].map((name) => {
    const property = event.getFirstProperty(name);
    const time = timeIn(property);
    return time && entryTime(time, parameter(property, 'tzid'), zones).moment;
  });
  if (!start || !end || end <= start) return null;
  return new Date(begin.moment.getTime() + end.getTime() - start.getTime());
}

/** Null where there is none, or what stands there is no time. */
function timeIn(property: ICAL.Property | null): ICAL.Time | null {
  try {
    const time = property?.getFirstValue();
    return time instanceof ICAL.Time ? time : null;
  } catch {
    return null;
  }
}

function parameter(property: ICAL.Property | null, name: string): string | null {
  const value = property?.getParameter(name);
  return typeof value === 'string' ? value : null;
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '');

function tooMany(most: number): AppError {
  return new AppError(
    'unreadable',
    `The calendar has more than ${most.toLocaleString('en-US')} meetings. Export fewer, such as one body's or this year's.`,
  );
}
