import { databaseKind, db } from '#app/platform/db.server.ts';
import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { isoDateOf } from './meeting-date.ts';
import { type MeetingFilter, noBodyAssigned, type SortColumn } from './meeting-filter.ts';

const pageSize = 25;

const columnOf = {
  date: 'meetingDate',
  title: 'searchTitle',
  body: 'governmentBody',
  video: 'videoId',
} as const satisfies Record<SortColumn, keyof Prisma.MeetingWhereInput>;

const select = {
  id: true,
  meetingDate: true,
  meetingTitle: true,
  searchTitle: true,
  governmentBody: true,
  videoId: true,
} as const;

type Row = Prisma.MeetingGetPayload<{ select: typeof select }>;

export type FoundMeeting = {
  id: string;
  date: string | null;
  title: string | null;
  governmentBody: string | null;
  videoId: string | null;
};

export type FoundMeetings = {
  meetings: FoundMeeting[];
  count: number;
  /** Keys of the neighbouring pages; null where there is none. */
  previous: string | null;
  next: string | null;
};

/** The meetings that pass the filter, 25 at a time, in the order asked for, empty values last. */
export async function findMeetings(
  filter: MeetingFilter,
  place: { after?: string | null; before?: string | null } = {},
): Promise<FoundMeetings> {
  const where = conditions(filter);
  const before = usableKey(place.before, filter.sort.column);
  const after = before ? null : usableKey(place.after, filter.sort.column);
  const [rows, count] = await Promise.all([
    takeRows(where, filter.sort, before ?? after, before !== null),
    db.meeting.count({ where }),
  ]);
  const page = rows.slice(0, pageSize);
  if (before) page.reverse();
  const more = rows.length > pageSize;
  const keyOf = (row: Row | undefined) =>
    row ? writeListKey(rowKey(row, filter.sort.column)) : null;
  return {
    meetings: page.map(({ id, meetingDate, meetingTitle, governmentBody, videoId }) => ({
      id,
      date: meetingDate && isoDateOf(meetingDate),
      title: meetingTitle,
      governmentBody,
      videoId,
    })),
    count,
    previous: before ? (more ? keyOf(page[0]) : null) : after ? keyOf(page[0]) : null,
    next: before || more ? keyOf(page.at(-1)) : null,
  };
}

function conditions(filter: MeetingFilter): Prisma.MeetingWhereInput {
  const all: Prisma.MeetingWhereInput[] = [];
  const title = filter.title.toLowerCase();
  if (title === 'n/a') all.push({ searchTitle: null });
  else if (title) all.push({ searchTitle: { contains: title } });
  if (filter.body === noBodyAssigned) all.push({ governmentBody: null });
  else if (filter.body) all.push({ governmentBody: filter.body });
  if (filter.video.toLowerCase() === 'n/a') all.push({ videoId: null });
  else if (filter.video) all.push({ videoId: { contains: filter.video, ...ignoringCase } });
  if (filter.onlyWithoutSummary) all.push(withoutSummary);
  return { AND: all };
}

/** SQLite's LIKE ignores case by itself, and its client does not know the option. */
const ignoringCase = databaseKind === 'postgres' ? { mode: 'insensitive' } : {};

/** A meeting whose summary is empty or blank; blank ones are stored as empty. */
export const withoutSummary: Prisma.MeetingWhereInput = {
  OR: [{ markdownSummary: null }, { markdownSummary: '' }],
};

/**
 * One row more than a page, from the key on. Rows with a value and rows without are two walks along
 * the column's index: so empty values come last in both directions without sorting the table.
 */
async function takeRows(
  where: Prisma.MeetingWhereInput,
  sort: MeetingFilter['sort'],
  key: ListKey | null,
  backwards: boolean,
): Promise<Row[]> {
  const column = columnOf[sort.column];
  const direction = backwards === (sort.direction === 'asc') ? 'desc' : 'asc';
  const parts: ('valued' | 'empty')[] = backwards ? ['empty', 'valued'] : ['valued', 'empty'];
  const start = key === null ? 0 : parts.indexOf(key.value === null ? 'empty' : 'valued');
  const rows: Row[] = [];
  for (const [index, part] of parts.slice(start).entries()) {
    const from = index === 0 ? key : null;
    rows.push(
      ...(await db.meeting.findMany({
        where: {
          AND: [
            where,
            { [column]: part === 'empty' ? null : { not: null } },
            from ? beyond(column, from, direction) : {},
          ],
        },
        orderBy:
          part === 'empty' ? [{ id: direction }] : [{ [column]: direction }, { id: direction }],
        take: pageSize + 1 - rows.length,
        select,
      })),
    );
    if (rows.length > pageSize) break;
  }
  return rows;
}

function beyond(
  column: (typeof columnOf)[SortColumn],
  key: ListKey,
  direction: 'asc' | 'desc',
): Prisma.MeetingWhereInput {
  const past = direction === 'asc' ? 'gt' : 'lt';
  if (key.value === null) return { id: { [past]: key.id } };
  const value = column === 'meetingDate' ? new Date(key.value) : key.value;
  return {
    AND: [
      // Said once more for the index: where the walk starts.
      { [column]: { [`${past}e`]: value } },
      { OR: [{ [column]: { [past]: value } }, { [column]: value, id: { [past]: key.id } }] },
    ],
  };
}

/** A key of another column's order, or one that was typed, is no place in this list. */
function usableKey(text: string | null | undefined, column: SortColumn): ListKey | null {
  const key = readListKey(text ?? null);
  const isDate = key?.value != null && !Number.isNaN(Date.parse(key.value));
  return key && column === 'date' && key.value !== null && !isDate ? null : key;
}

function rowKey(row: Row, column: SortColumn): ListKey {
  const value = row[columnOf[column]];
  return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
}
