import { formatDay } from '#app/platform/moment.ts';
import { timeWords } from '../ahead/when-words.ts';
import { type AppliedMeeting, applyEntry, type KnownMeeting } from './apply-entry.ts';
import type { CalendarEntry, FileEntry, ReadCalendar } from './calendar-entry.ts';
import { matchEntries } from './match-entries.ts';

export type PlannedEntry = { line: number; name: string; problems: string[] } & (
  | { outcome: 'new' | 'changed' | 'cancelled'; entry: CalendarEntry; mark: string | null }
  /** Left out, and why. */
  | { outcome: 'same' | 'repeated' | 'invalid' }
);

export type CalendarPlan = Pick<ReadCalendar, 'notes' | 'unusedColumns'> & { rows: PlannedEntry[] };

type Planning = { timeZone: string; known: readonly KnownMeeting[] };

/** What would become of each entry of a calendar file; nothing is stored. */
export function planCalendar(read: ReadCalendar, { timeZone, known }: Planning): CalendarPlan {
  const { matches, repeated } = matchEntries(read.entries, known);
  const rows = read.entries.map((one): PlannedEntry => {
    const { line, entry } = one;
    if (entry === null) {
      return { line, name: one.name, outcome: 'invalid', problems: [one.problem] };
    }
    const name = entry.title ?? 'Meeting';
    const first = repeated.get(one);
    if (first !== undefined) {
      return { line, name, outcome: 'repeated', problems: [`It stands at ${first} too`] };
    }
    return { line, name, ...planEntry(entry, matches.get(one) ?? null, timeZone) };
  });
  const met = new Set([...matches.values()].map(({ id }) => id));
  const gone = read.kind === 'csv' ? [] : vanished(read.entries, known, met);
  return { rows, unusedColumns: read.unusedColumns, notes: [...read.notes, ...gone] };
}

type Outcome =
  | {
      outcome: 'new' | 'changed' | 'cancelled';
      entry: CalendarEntry;
      mark: string | null;
      problems: string[];
    }
  | { outcome: 'same'; problems: string[] };

/** What an entry does to the meeting that it tells of, or to none. */
export function planEntry(
  entry: CalendarEntry,
  known: KnownMeeting | null,
  timeZone: string,
): Outcome {
  if (known === null) {
    const problems = entry.status === 'cancelled' ? ['Cancelled'] : [];
    return { outcome: 'new', entry, mark: null, problems };
  }
  const { after, remark } = applyEntry(known, entry);
  const problems = differences(known, after, timeZone);
  if (problems.length === 0) {
    return { outcome: 'same', problems: [remark ?? 'There already'] };
  }
  const isOff = after.isCancelled && !known.isCancelled;
  return { outcome: isOff ? 'cancelled' : 'changed', entry, mark: known.mark, problems };
}

function differences(before: KnownMeeting, after: AppliedMeeting, timeZone: string): string[] {
  const time = ({ startsAt }: AppliedMeeting) =>
    timeWords({ startsAt: startsAt === null ? null : new Date(startsAt), timeZone }) ?? 'not known';
  const was = (what: string, text: string | null) => `${what} was ${text ?? 'not known'}`;
  return [
    before.title === after.title ? null : was('Title', before.title),
    before.day === after.day ? null : was('Date', formatDay(`${before.day}T12:00:00Z`)),
    before.startsAt === after.startsAt ? null : was('Time', time(before)),
    before.endsAt === after.endsAt ? null : 'When it ends',
    before.place === after.place ? null : was('Place', before.place),
    before.attendUrl === after.attendUrl ? null : 'Where to attend online',
    before.attendHow === after.attendHow ? null : 'How to attend',
    before.commentHow === after.commentHow ? null : 'How to comment',
    before.isCancelled && !after.isCancelled ? 'Takes place after all' : null,
    after.isCancelled && !before.isCancelled ? 'It does not take place' : null,
    before.cancelledReason === after.cancelledReason ? null : 'Why it was cancelled',
    before.sourceUid === null && after.sourceUid !== null ? 'Followed in this calendar now' : null,
    after.calendarSequence === before.calendarSequence ? null : 'A newer state of the entry',
  ].filter((one) => one !== null);
}

const mostNamed = 5;

/** Meetings that a calendar brought and that stand in this one no more, between its first and last day. */
function vanished(
  entries: readonly FileEntry[],
  known: readonly KnownMeeting[],
  met: ReadonlySet<string>,
): string[] {
  const days = entries.flatMap(({ entry }) => entry?.day ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const gone = known.filter(
    ({ id, day, sourceUid, isCancelled, wasHeld }) =>
      sourceUid !== null && !isCancelled && !wasHeld && !met.has(id) && first <= day && day <= last,
  );
  if (gone.length === 0) return [];
  const named = gone
    .slice(0, mostNamed)
    .map(({ title, day }) => `${title ?? 'Meeting'} (${formatDay(`${day}T12:00:00Z`)})`);
  const more = gone.length > mostNamed ? ` and ${gone.length - mostNamed} more` : '';
  return [
    `A calendar brought these, and they are not in this file: ${named.join(', ')}${more}. They stay as they are; where they were called off, mark them as cancelled.`,
  ];
}
