import { subDays } from 'date-fns/subDays';
import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** What was published longer ago is news to nobody, and no list of news has to look further back. */
const newsDays = 90;

/** Whether a meeting's summary was last published in the days that count. */
export const isFresh = (now: Date) =>
  Prisma.sql`meeting.last_published_at > ${subDays(now, newsDays)}`;

/**
 * From `FROM` on: the meetings of bodies that a reader follows and may read whose summaries were
 * last published in the days that count. In this order (the databases keep to a cross join's), so
 * that each body's newest are looked up by its index.
 */
export function freshOf(reader: Reader, now: Date): Prisma.Sql {
  return Prisma.sql`
    FROM user_govt_entity_access AS follow CROSS JOIN meetings AS meeting
    WHERE follow.user_id = ${reader.userId}
      AND ${readableEntity(reader, Prisma.sql`follow.govt_entity_id`)}
      AND meeting.govt_entity_id = follow.govt_entity_id
      AND ${isFresh(now)}`;
}

/**
 * Whether one of `freshOf` is unread: published since the reader began to follow the body, since
 * they marked everything as read, and since they opened it.
 */
export const isUnread = Prisma.sql`(
  meeting.last_published_at > follow.created_at
  AND NOT EXISTS (SELECT 1 FROM profiles AS reading
    WHERE reading.id = follow.user_id AND reading.news_read_at >= meeting.last_published_at)
  AND NOT EXISTS (SELECT 1 FROM read_marks AS mark
    WHERE mark.user_id = follow.user_id AND mark.meeting_id = meeting.id
      AND mark.published_at >= meeting.last_published_at))`;

/**
 * What `briefsOf` asks for of a few of `freshOf`, given as a query for `id` and `is_unread`: what the
 * reader knows of them is looked up for these alone.
 */
export function withKnown(reader: Reader, few: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT meeting.id, few.is_unread, ${isKnown} AS is_known
    FROM (${few}) AS few CROSS JOIN meetings AS meeting CROSS JOIN user_govt_entity_access AS follow
    WHERE meeting.id = few.id
      AND follow.user_id = ${reader.userId} AND follow.govt_entity_id = meeting.govt_entity_id`;
}

/** Whether one of `freshOf` corrects what its reader has read: opened, or marked with all others. */
export const isKnown = Prisma.sql`(
  EXISTS (SELECT 1 FROM summary_versions AS latest
    WHERE latest.meeting_id = meeting.id AND latest.published_at = meeting.last_published_at
      AND latest.correction IS NOT NULL)
  AND (EXISTS (SELECT 1 FROM read_marks AS mark
    WHERE mark.user_id = follow.user_id AND mark.meeting_id = meeting.id)
  OR EXISTS (SELECT 1 FROM profiles AS reading
    JOIN summary_versions AS known ON known.published_at <= reading.news_read_at
    WHERE reading.id = follow.user_id AND known.meeting_id = meeting.id
      AND known.published_at > follow.created_at)))`;
