import { countTogether } from '#app/platform/db/count-together.server.ts';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import {
  holdsLetters,
  type LetteredText,
  rowsWithLetters,
} from '#app/platform/db/letters.server.ts';
import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import {
  type ListKey,
  type Page,
  type Place,
  pageByKey,
  type Walk,
} from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { isoDateOf } from './meeting-date.ts';
import { type MeetingFilter, noBodyAssigned, type SortColumn } from './meeting-filter.ts';

const sqlColumnOf = {
  date: Prisma.sql`meeting_date`,
  title: Prisma.sql`search_title`,
  body: Prisma.sql`government_body`,
  video: Prisma.sql`video_id`,
} as const satisfies Record<SortColumn, Prisma.Sql>;

/** What a meeting is sorted by: of its columns, the one asked for. */
type Row = FoundMeeting & { sorted: Date | string | null };

export type FoundMeeting = {
  id: string;
  date: string | null;
  title: string | null;
  governmentBody: string | null;
  videoId: string | null;
  isCancelled: boolean;
};

export type FoundMeetings = Page<FoundMeeting> & { count: number };

/** The meetings that pass the filter, 25 at a time, in the order asked for, empty values last. */
export async function findMeetings(
  filter: MeetingFilter,
  place: Place = {},
): Promise<FoundMeetings> {
  const conditions = await passes(filter);
  const [{ rows, ...pages }, { count }] = await Promise.all([
    pageByKey<Row>({
      place,
      keyOf: ({ sorted, id }) => ({
        value: sorted instanceof Date ? sorted.toISOString() : sorted,
        id,
      }),
      isKey: (key) => isKeyOf(key, filter.sort.column),
      read: (walk) => takeRows(conditions, filter.sort, walk),
    }),
    countTogether({ count: countOf(filter, conditions) }),
  ]);
  return { ...pages, rows: rows.map(({ sorted: _, ...meeting }) => meeting), count };
}

const meetings = {
  table: Prisma.sql`meetings`,
  id: Prisma.sql`meetings.id`,
  index: 'meeting',
  few: 5000,
} as const;
const titles: LetteredText = { ...meetings, text: Prisma.sql`search_title`, part: 'title' };
const videos: LetteredText = { ...meetings, text: Prisma.sql`lower(video_id)`, part: 'video' };

const none = 'n/a';

/** The texts that are looked for by their letters. */
function lettersIn({ title, video }: MeetingFilter): { of: LetteredText; text: string }[] {
  const all = [
    { of: titles, text: title.toLowerCase() },
    { of: videos, text: video.toLowerCase() },
  ];
  return all.filter(({ text }) => text !== '' && text !== none);
}

async function passes(filter: MeetingFilter): Promise<Prisma.Sql[]> {
  const letters = lettersIn(filter).map(({ of, text }) => holdsLetters(of, text));
  return [...(await Promise.all(letters)), ...isOf(filter)];
}

/** The same meetings. Where a text is all that is asked for, they are counted from its letters on. */
function countOf(filter: MeetingFilter, conditions: Prisma.Sql[]): Prisma.Sql {
  const [text] = lettersIn(filter);
  if (!text || conditions.length > 1) {
    return countUpTo(Prisma.sql`FROM meetings ${whereAll(conditions)}`);
  }
  const { from, condition } = rowsWithLetters(text.of, text.text);
  return countUpTo(Prisma.sql`FROM ${from} WHERE ${condition}`);
}

function isOf({ title, body, video, onlyWithoutSummary }: MeetingFilter): Prisma.Sql[] {
  const all: Prisma.Sql[] = [];
  if (title.toLowerCase() === none) all.push(Prisma.sql`search_title IS NULL`);
  if (body === noBodyAssigned) all.push(Prisma.sql`government_body IS NULL`);
  else if (body) all.push(Prisma.sql`government_body = ${body}`);
  if (video.toLowerCase() === none) all.push(Prisma.sql`video_id IS NULL`);
  if (onlyWithoutSummary) all.push(lacksSummary);
  return all;
}

/** A meeting whose summary is empty or blank; blank ones are stored as empty. */
export const withoutSummary: Prisma.MeetingWhereInput = {
  OR: [{ markdownSummary: null }, { markdownSummary: '' }],
};

/** The same in SQL. */
export const lacksSummary = Prisma.sql`(markdown_summary IS NULL OR markdown_summary = '')`;

type Found = Omit<FoundMeeting, 'date' | 'isCancelled'> & {
  cancelledAt: Date | null;
  meetingDate: Date | null;
  sorted: Date | string | null;
};

/**
 * Rows with a value and rows without are two walks along the column's index: so empty values come
 * last in both directions without sorting the table.
 */
async function takeRows(
  conditions: Prisma.Sql[],
  sort: MeetingFilter['sort'],
  { from, backwards, take }: Walk,
): Promise<Row[]> {
  const column = sqlColumnOf[sort.column];
  const ascending = backwards !== (sort.direction === 'asc');
  const order = ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const parts: ('valued' | 'empty')[] = backwards ? ['empty', 'valued'] : ['valued', 'empty'];
  const start = from === null ? 0 : parts.indexOf(from.value === null ? 'empty' : 'valued');
  const walks = parts.slice(start).map((part, index) => {
    const beyond = index === 0 && from ? [beyondKey(sort.column, from, ascending)] : [];
    const here = Prisma.sql`${column} IS ${part === 'empty' ? Prisma.empty : Prisma.sql`NOT`} NULL`;
    return Prisma.sql`SELECT * FROM (
      SELECT id, meeting_date AS "meetingDate", meeting_title AS "title",
             government_body AS "governmentBody", video_id AS "videoId",
             cancelled_at AS "cancelledAt",
             ${column} AS "sorted", ${index} AS "part"
      FROM meetings ${whereAll([...conditions, here, ...beyond])}
      ORDER BY ${part === 'empty' ? Prisma.empty : Prisma.sql`${column} ${order},`} id ${order}
      LIMIT ${take}) AS walk${Prisma.raw(String(index))}`;
  });
  const rows = await db.$queryRaw<Found[]>`
    ${Prisma.join(walks, ' UNION ALL ')}
    ORDER BY "part", "sorted" ${order}, id ${order} LIMIT ${take}`;
  return rows.map(({ meetingDate, ...row }) => ({
    id: row.id,
    date: meetingDate && isoDateOf(meetingDate),
    title: row.title,
    governmentBody: row.governmentBody,
    videoId: row.videoId,
    isCancelled: row.cancelledAt !== null,
    sorted: row.sorted,
  }));
}

function beyondKey(name: SortColumn, key: ListKey, ascending: boolean): Prisma.Sql {
  const past = ascending ? Prisma.sql`>` : Prisma.sql`<`;
  if (key.value === null) return Prisma.sql`id ${past} ${key.id}`;
  const column = sqlColumnOf[name];
  const value = name === 'date' ? new Date(key.value) : key.value;
  return Prisma.sql`(${column}, id) ${past} (${value}, ${key.id})`;
}

/** A key of another column's order, or one that was typed, is no place in this list. */
function isKeyOf({ value }: ListKey, column: SortColumn): boolean {
  return column !== 'date' || value === null || !Number.isNaN(Date.parse(value));
}
