import { holdsText, whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
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

/** The same columns by their names in the database. */
const sqlColumnOf = {
  date: Prisma.sql`meeting_date`,
  title: Prisma.sql`search_title`,
  body: Prisma.sql`government_body`,
  video: Prisma.sql`video_id`,
} as const satisfies Record<SortColumn, Prisma.Sql>;

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
  const conditions = passes(filter);
  const before = usableKey(place.before, filter.sort.column);
  const after = before ? null : usableKey(place.after, filter.sort.column);
  const [rows, count] = await Promise.all([
    takeRows(conditions, filter.sort, before ?? after, before !== null),
    countMeetings(conditions),
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

function passes(filter: MeetingFilter): Prisma.Sql[] {
  const all: Prisma.Sql[] = [];
  const title = filter.title.toLowerCase();
  const video = filter.video.toLowerCase();
  if (title === 'n/a') all.push(Prisma.sql`search_title IS NULL`);
  else if (title) all.push(holdsText(Prisma.sql`search_title`, title));
  if (filter.body === noBodyAssigned) all.push(Prisma.sql`government_body IS NULL`);
  else if (filter.body) all.push(Prisma.sql`government_body = ${filter.body}`);
  if (video === 'n/a') all.push(Prisma.sql`video_id IS NULL`);
  else if (video) all.push(holdsText(Prisma.sql`lower(video_id)`, video));
  if (filter.onlyWithoutSummary) {
    all.push(lacksSummary);
  }
  return all;
}

async function countMeetings(conditions: Prisma.Sql[]): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint | number }[]>`
    SELECT count(*) AS "count" FROM meetings ${whereAll(conditions)}`;
  return Number(row?.count ?? 0);
}

/** A meeting whose summary is empty or blank; blank ones are stored as empty. */
export const withoutSummary: Prisma.MeetingWhereInput = {
  OR: [{ markdownSummary: null }, { markdownSummary: '' }],
};

/** The same in SQL. */
export const lacksSummary = Prisma.sql`(markdown_summary IS NULL OR markdown_summary = '')`;

/**
 * One row more than a page, from the key on. Rows with a value and rows without are two walks along
 * the column's index: so empty values come last in both directions without sorting the table.
 */
async function takeRows(
  conditions: Prisma.Sql[],
  sort: MeetingFilter['sort'],
  key: ListKey | null,
  backwards: boolean,
): Promise<Row[]> {
  const column = sqlColumnOf[sort.column];
  const ascending = backwards !== (sort.direction === 'asc');
  const order = ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const parts: ('valued' | 'empty')[] = backwards ? ['empty', 'valued'] : ['valued', 'empty'];
  const start = key === null ? 0 : parts.indexOf(key.value === null ? 'empty' : 'valued');
  const ids: string[] = [];
  for (const [index, part] of parts.slice(start).entries()) {
    const from = index === 0 && key ? [beyond(sort.column, key, ascending)] : [];
    const here =
      part === 'empty' ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} IS NOT NULL`;
    const found = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM meetings ${whereAll([...conditions, here, ...from])}
      ORDER BY ${part === 'empty' ? Prisma.empty : Prisma.sql`${column} ${order},`} id ${order}
      LIMIT ${pageSize + 1 - ids.length}`;
    ids.push(...found.map(({ id }) => id));
    if (ids.length > pageSize) break;
  }
  const rows = await db.meeting.findMany({ where: { id: { in: ids } }, select });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function beyond(name: SortColumn, key: ListKey, ascending: boolean): Prisma.Sql {
  const past = ascending ? Prisma.sql`>` : Prisma.sql`<`;
  if (key.value === null) return Prisma.sql`id ${past} ${key.id}`;
  const column = sqlColumnOf[name];
  const value = name === 'date' ? new Date(key.value) : key.value;
  return Prisma.sql`(${column}, id) ${past} (${value}, ${key.id})`;
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
