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
import { openMarksOf } from '../count-open-marks.server.ts';
import type { InboxFilter, Queue, SortColumn } from './inbox-filter.ts';
import { type FoundRow, type InboxRow, inboxRowOf } from './inbox-row.ts';
import { conditionsOf, isTouched, ofMeeting } from './queue-conditions.server.ts';
import { mostWeighed } from './queue-limits.ts';
import { queueSource } from './queue-source.server.ts';
import { storyColumns } from './story-columns.server.ts';

type Asked = {
  filter: InboxFilter;
  userId: string;
  place?: Place;
  now?: Date;
  size?: number;
};

/** One page of a queue of the inbox, and where each of its rows stands in it. */
export async function findInbox(asked: Asked): Promise<Page<InboxRow & { at: ListKey }>> {
  const { filter, place, size } = asked;
  const { rows, ...pages } = await pageByKey<FoundRow>({
    place,
    size,
    keyOf,
    isKey: (key) => isKeyOf(key, filter.sort.column),
    read: (walk) => takeRows(asked, walk),
  });
  return {
    ...pages,
    rows: rows.map((row) => ({ ...inboxRowOf(row, filter.queue), at: keyOf(row) })),
  };
}

const keyOf = ({ sorted, item }: FoundRow): ListKey => ({
  value: sorted instanceof Date ? sorted.toISOString() : String(sorted),
  id: item,
});

/** What a queue is walked by where all of it counts. */
const natural: Readonly<Record<Queue, { column: SortColumn; order: Prisma.Sql }>> = {
  ready: { column: 'age', order: Prisma.sql`found.since ASC, found.item ASC` },
  waits: { column: 'date', order: Prisma.sql`found.since DESC, found.item DESC` },
  failed: { column: 'age', order: Prisma.sql`found.since ASC, found.item ASC` },
  held: { column: 'age', order: Prisma.sql`found.since ASC, found.item ASC` },
};

async function takeRows(asked: Asked, { from, backwards, take }: Walk): Promise<FoundRow[]> {
  const { filter, userId, now = new Date() } = asked;
  const { queue, sort } = filter;
  // The oldest has the greatest age.
  const isDown = (sort.direction === 'desc') !== (sort.column === 'age');
  const order = isDown === backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const past = isDown === backwards ? Prisma.sql`>` : Prisma.sql`<`;
  const beyond = (column: Prisma.Sql) =>
    from
      ? [Prisma.sql`(${column}, item) ${past} (${sortedValue(from, sort.column)}, ${from.id})`]
      : [];
  const isWalked = natural[queue].column === sort.column;
  const conditions = conditionsOf(filter, { userId, now });
  const found = Prisma.sql`
    SELECT found.item, found.meeting, found.since, found.version, found.kind, found.problem,
           found.link,
           ${ofMeeting(Prisma.sql`govt_entity_id`)} AS govt_entity_id,
           ${ofMeeting(Prisma.sql`sort_date`)} AS sort_date, ${touchedOf(queue)} AS touched
    FROM (${queueSource[queue](now)}) AS found`;
  const candidates = isWalked
    ? Prisma.sql`${found} ${whereAll([...conditions, ...beyond(Prisma.sql`found.since`)])}
        ORDER BY found.since ${order}, found.item ${order} LIMIT ${take}`
    : Prisma.sql`${found} ${whereAll(conditions)}
        ORDER BY ${natural[queue].order} LIMIT ${mostWeighed}`;
  return db.$queryRaw<FoundRow[]>`
    WITH candidate AS (${candidates}),
    weighed AS (SELECT candidate.*, ${weight[sort.column]} AS sorted FROM candidate),
    page AS MATERIALIZED (
      SELECT * FROM weighed ${isWalked ? Prisma.empty : whereAll(beyond(Prisma.sql`sorted`))}
      ORDER BY sorted ${order}, item ${order} LIMIT ${take})
    SELECT page.item AS "item", page.meeting AS "meetingId", page.since AS "since",
           page.version AS "versionId", page.kind AS "kind", page.problem AS "problem",
           page.link AS "link",
           page.touched AS "touched", page.sorted AS "sorted",
           agreed.owner_id AS "ownerId", owner.full_name AS "ownerName",
           owner.email AS "ownerEmail", agreed.snoozed_until AS "snoozedUntil",
           meetings.meeting_title AS "title", meetings.meeting_date AS "date",
           coalesce(meetings.government_body, body.entity_name) AS "body",
           CASE WHEN meetings.markdown_summary IS NULL OR meetings.markdown_summary = ''
             THEN 0 ELSE 1 END AS "hasSummary",
           (SELECT faults FROM transcripts WHERE id = page.kind) AS "faults",
           ${openMarksOf(Prisma.sql`page.version`)} AS "marks",
           (SELECT CAST(count(*) AS integer) FROM summary_sentences AS told
            WHERE told.version_id = page.version) AS "sentences",
           (SELECT CAST(count(*) AS integer) FROM user_govt_entity_access AS follow
            WHERE follow.govt_entity_id = page.govt_entity_id) AS "followers",
           ${storyColumns}
    FROM page LEFT JOIN meetings ON meetings.id = page.meeting
    LEFT JOIN govt_entities AS body ON body.id = page.govt_entity_id
    LEFT JOIN inbox_items AS agreed ON agreed.meeting_id = page.meeting
    LEFT JOIN profiles AS owner ON owner.id = agreed.owner_id
    ORDER BY page.sorted ${order}, page.item ${order}`;
}

const touchedOf = (queue: Queue) =>
  queue === 'ready' ? Prisma.sql`CASE WHEN ${isTouched} THEN 1 ELSE 0 END` : Prisma.sql`0`;

/** Followers are counted once a body, however many of its meetings wait. */
const weight: Readonly<Record<SortColumn, Prisma.Sql>> = {
  age: Prisma.sql`candidate.since`,
  date: Prisma.sql`candidate.sort_date`,
  marks: openMarksOf(Prisma.sql`candidate.version`),
  followers: Prisma.sql`coalesce((
    SELECT counted.followers FROM (
      SELECT follow.govt_entity_id, CAST(count(*) AS integer) AS followers
      FROM user_govt_entity_access AS follow
      WHERE follow.govt_entity_id IN (SELECT govt_entity_id FROM candidate)
      GROUP BY follow.govt_entity_id) AS counted
    WHERE counted.govt_entity_id = candidate.govt_entity_id), 0)`,
};

const isDate = (column: SortColumn) => column === 'age' || column === 'date';

const sortedValue = ({ value }: ListKey, column: SortColumn) =>
  isDate(column) ? new Date(value ?? 0) : Number(value);

/** A key of another column's order, or one that was typed, is no place in this list. */
function isKeyOf({ value }: ListKey, column: SortColumn): boolean {
  if (value === null) return false;
  if (!isDate(column)) return /^\d{1,9}$/.test(value);
  return /^[1-9]\d{3}-/.test(value) && !Number.isNaN(Date.parse(value));
}
