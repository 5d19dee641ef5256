import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { momentAt } from '../ahead/local-time.ts';
import { parseClockTime } from '../clock-time.ts';
import { isoDateOf } from '../meeting-date.ts';
import {
  calendarEntry,
  type FileEntry,
  mostEntries,
  type ReadCalendar,
  type Reading,
} from './calendar-entry.ts';
import { howToAttend, roomIn } from './how-to-attend.ts';
import { inWindow, passedOver } from './in-window.ts';
import { plainText } from './plain-text.ts';
import { readDay } from './read-day.ts';
import { saidInTitle, saysCancelled } from './said-in-title.ts';

const words = z.string().nullish();

/** An event as the Web API answers with it. */
const apiEvent = z.object({
  EventId: z.int(),
  EventBodyName: words,
  EventDate: z.string(),
  EventTime: words,
  EventLocation: words,
  EventComment: words,
  EventAgendaStatusName: words,
});

const cell = z
  .union([z.string(), z.object({ label: z.string() })])
  .nullish()
  .transform((given) => (typeof given === 'object' ? (given?.label ?? null) : (given ?? null)));

/** A row of the calendar page, as readers of these pages keep it. */
const pageRow = z.object({
  Name: cell,
  'Meeting Date': z.string(),
  'Meeting Time': cell,
  'Meeting Location': cell,
  iCalendar: z.object({ url: z.string() }).nullish().catch(null),
});

/** What both say of an event. */
type Event = {
  id: string | null;
  name: string;
  day: string;
  time: string;
  place: string;
  comment: string;
  status: string;
};

/** Legistar's list of events. @throws AppError unreadable */
export function readLegistar(text: string, reading: Reading): ReadCalendar {
  const events = readEvents(text);
  if (events.length > 20 * mostEntries) throw tooMany();
  const all = events.map((event, at) => readEvent(event, at + 1, reading));
  const entries = all.filter(({ entry }) => entry === null || inWindow(entry.day, reading));
  if (entries.length > mostEntries) throw tooMany();
  return {
    kind: 'legistar',
    entries,
    unusedColumns: [],
    notes: passedOver(all.length - entries.length),
  };
}

function readEvents(text: string): (Event | null)[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AppError('unreadable', 'The file begins like JSON and breaks off, or is none.', {
      cause,
    });
  }
  const list = z.union([z.array(z.unknown()), z.object({ value: z.array(z.unknown()) })]);
  const read = list.safeParse(json);
  const rows = read.success ? (Array.isArray(read.data) ? read.data : read.data.value) : [];
  const events = rows.map(eventOf);
  if (events.some((event) => event !== null)) return events;
  throw new AppError('unreadable', 'The file holds no events of Legistar.');
}

function eventOf(row: unknown): Event | null {
  const api = apiEvent.safeParse(row);
  if (api.success) {
    const { EventId, EventBodyName, EventDate, EventTime, EventLocation, ...rest } = api.data;
    return {
      id: `legistar ${EventId}`,
      name: plainText(EventBodyName),
      day: EventDate.slice(0, 10),
      time: plainText(EventTime),
      place: plainText(EventLocation),
      comment: plainText(rest.EventComment),
      status: plainText(rest.EventAgendaStatusName),
    };
  }
  const page = pageRow.safeParse(row);
  if (!page.success) return null;
  const [place = '', ...comments] = (page.data['Meeting Location'] ?? '').split(/\n?--em--/);
  const id = /[?&]ID=(\d+)/.exec(page.data.iCalendar?.url ?? '')?.[1];
  return {
    id: id ? `legistar ${id}` : null,
    name: plainText(page.data.Name),
    day: page.data['Meeting Date'],
    time: plainText(page.data['Meeting Time']),
    place: plainText(place),
    comment: plainText(comments.join(' ')),
    status: '',
  };
}

function readEvent(event: Event | null, line: number, { timeZone }: Reading): FileEntry {
  if (event === null) return { line, entry: null, name: '', problem: 'No event of Legistar' };
  const { title, off } = saidInTitle(event.name);
  const left = (problem: string): FileEntry => ({ line, entry: null, name: title, problem });
  const day = readDay(event.day);
  if (day === null) return left('It has no date');
  if (title === '') return left('It has no name');
  const start = parseClockTime(event.time);
  const told = [event.time, event.place, event.comment, event.status];
  const isOff = off !== null || told.some(saysCancelled);
  const read = calendarEntry.safeParse({
    uid: event.id,
    sequence: null,
    title,
    day: isoDateOf(day),
    startsAt: start === null ? null : momentAt(isoDateOf(day), start, timeZone).toISOString(),
    endsAt: null,
    place: saysCancelled(event.place) ? null : event.place,
    attendUrl: roomIn(event.comment),
    attendHow: isOff ? null : howToAttend(event.comment),
    commentHow: null,
    status: isOff ? 'cancelled' : null,
    reason: isOff ? event.comment || off : null,
  });
  return read.success ? { line, entry: read.data } : left('It makes no sense as a meeting');
}

function tooMany(): AppError {
  return new AppError(
    'unreadable',
    `The file has more than ${mostEntries.toLocaleString('en-US')} meetings ahead. Ask Legistar for fewer, such as one body's.`,
  );
}
