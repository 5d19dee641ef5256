import type { KnownMeeting } from './apply-entry.ts';
import type { CalendarEntry, FileEntry } from './calendar-entry.ts';
import { plainTitle } from './plain-title.ts';

type Told = Extract<FileEntry, { entry: CalendarEntry }>;

type Matches = {
  /** The meetings that entries tell of; an entry without one is new. */
  matches: Map<FileEntry, KnownMeeting>;
  /** Entries that another of the file replaces, with where that stands. */
  repeated: Map<FileEntry, number>;
};

/**
 * Which entries of a file tell of which meetings: by what the calendar knows them by, else by day and
 * title, since a meeting may be known from elsewhere, and some calendars change their names of entries
 * at each download.
 */
export function matchEntries(
  entries: readonly FileEntry[],
  known: readonly KnownMeeting[],
): Matches {
  const told = entries.filter((one): one is Told => one.entry !== null);
  const repeated = findRepeated(told);
  const single = told.filter((one) => !repeated.has(one));
  const byUid = new Map(
    known.flatMap((meeting) => (meeting.sourceUid ? [[meeting.sourceUid, meeting]] : [])),
  );
  const matches = new Map<FileEntry, KnownMeeting>();
  for (const one of single) {
    const meeting = one.entry.uid === null ? undefined : byUid.get(one.entry.uid);
    if (meeting) matches.set(one, meeting);
  }
  const taken = new Set([...matches.values()].map(({ id }) => id));
  const free = Map.groupBy(
    known.filter(({ id }) => !taken.has(id)),
    dayAndTitle,
  );
  // Those whose time agrees choose first, so that two of one day are not exchanged.
  for (const isExact of [true, false]) {
    for (const one of single) {
      if (matches.has(one)) continue;
      const among = free.get(dayAndTitle(one.entry)) ?? [];
      const at = among.findIndex(({ startsAt }) => !isExact || startsAt === one.entry.startsAt);
      const [meeting] = at < 0 ? [] : among.splice(at, 1);
      if (meeting) matches.set(one, meeting);
    }
  }
  return { matches, repeated };
}

/** Of entries of one name the newest counts, and of those the last. */
function findRepeated(told: readonly Told[]): Map<FileEntry, number> {
  const newest = new Map<string, Told>();
  const repeated = new Map<FileEntry, number>();
  for (const one of told) {
    const { uid, startsAt, sequence } = one.entry;
    const key = uid ?? `${dayAndTitle(one.entry)} ${startsAt}`;
    const before = newest.get(key);
    const isNewer = !before || (sequence ?? 0) >= (before.entry.sequence ?? 0);
    if (isNewer) newest.set(key, one);
    if (before) repeated.set(isNewer ? before : one, 0);
  }
  for (const one of repeated.keys()) {
    const { uid, startsAt } = (one as Told).entry;
    const key = uid ?? `${dayAndTitle((one as Told).entry)} ${startsAt}`;
    repeated.set(one, newest.get(key)?.line ?? one.line);
  }
  return repeated;
}

const dayAndTitle = ({ day, title }: { day: string; title: string | null }): string =>
  `${day} ${plainTitle(title)}`;
