import { readTable, type TableRow, type TableShape, tooWide } from '#app/entities/read-table.ts';
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
import { inWindow, passedOver } from './in-window.ts';
import { readDay } from './read-day.ts';
import { saidInTitle } from './said-in-title.ts';

type Field =
  | 'date'
  | 'start'
  | 'end'
  | 'title'
  | 'place'
  | 'online'
  | 'attend'
  | 'comment'
  | 'status'
  | 'reason'
  | 'uid';

const shape: TableShape<Field> = {
  columns: {
    date: ['date', 'meetingdate', 'day', 'startdate'],
    start: ['start', 'time', 'starttime', 'starts', 'meetingtime'],
    end: ['end', 'endtime', 'ends'],
    title: ['title', 'name', 'meeting', 'meetingtitle', 'subject', 'summary'],
    place: ['place', 'location', 'meetinglocation', 'address', 'where'],
    online: ['online', 'link', 'url', 'attendurl'],
    attend: ['howtoattend', 'attend'],
    comment: ['howtocomment', 'comment', 'comments'],
    status: ['status'],
    reason: ['reason'],
    uid: ['uid', 'id'],
  },
  required: ['date', 'title'],
  mostRows: mostEntries,
};

/** Meetings in a CSV file. @throws AppError unreadable where it makes no sense as a whole */
export function readCalendarTable(text: string, reading: Reading): ReadCalendar {
  const { rows, unusedColumns } = readTable(text, shape);
  const all = rows.map((row) => readRow(row, reading));
  const entries = all.filter(({ entry }) => entry === null || inWindow(entry.day, reading));
  return { kind: 'csv', entries, unusedColumns, notes: passedOver(all.length - entries.length) };
}

function readRow({ line, typed, isTooWide }: TableRow<Field>, { timeZone }: Reading): FileEntry {
  const said = saidInTitle(typed.title ?? '');
  const left = (problem: string): FileEntry => ({ line, entry: null, name: said.title, problem });
  if (isTooWide) return left(tooWide);
  if (said.title === '') return left('Title is required');
  const day = readDay(typed.date ?? '');
  if (day === null) return left('Date: write it as MM/DD/YYYY');
  const [start, end] = [typed.start, typed.end].map((time) => readTime(time));
  if (start === undefined || end === undefined) {
    return left('Time: write it like 6:30 PM or 18:30');
  }
  if (!/^(?:|on|scheduled|confirmed|cancell?ed|postponed)$/i.test(typed.status?.trim() ?? '')) {
    return left('Status: write scheduled or cancelled');
  }
  const isOff = said.off !== null || /^(?:cancel|postpone)/i.test(typed.status?.trim() ?? '');
  const at = (seconds: number | null) =>
    seconds === null ? null : momentAt(isoDateOf(day), seconds, timeZone).toISOString();
  const read = calendarEntry.safeParse({
    uid: typed.uid,
    sequence: null,
    title: said.title,
    day: isoDateOf(day),
    startsAt: at(start),
    endsAt: at(end),
    place: typed.place,
    attendUrl: typed.online,
    attendHow: typed.attend,
    commentHow: typed.comment,
    status: isOff ? 'cancelled' : typed.status?.trim() ? 'on' : null,
    reason: typed.reason,
  });
  return read.success ? { line, entry: read.data } : left(read.error.issues[0]?.message ?? '');
}

/** Null for a blank, undefined for what is no time. */
function readTime(typed: string | undefined): number | null | undefined {
  const text = typed?.trim() ?? '';
  return text === '' ? null : (parseClockTime(text) ?? undefined);
}
