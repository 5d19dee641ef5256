import { z } from 'zod';
import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { jsonRows, readJsonRows, storedMoment } from '#app/platform/db/json-rows.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { BodyNews } from './body-news.ts';
import type { MeetingBrief } from './brief.ts';
import { briefsOf, latestBriefsFirst, readBriefs } from './briefs.server.ts';
import { mostCounted } from './count-unread.ts';
import { readToCome, toComeOf } from './to-come.server.ts';
import type { MeetingToCome } from './to-come.ts';
import { freshOf, isFresh, isUnread, withKnown } from './unread.server.ts';

/** A first page is no archive: the newest summaries and the next meetings are enough. */
const mostNews = 5;
const mostToCome = 4;

export type WhatsNew = {
  /** The newest summaries, unread ones first. */
  news: MeetingBrief[];
  /** Up to one more than `mostCounted`. */
  unreadCount: number;
  /** When the last summary of a followed body was published; null before there is one. */
  lastPublishedAt: Date | null;
  /** Until when they last marked all as read; null where there is nothing to undo. */
  markedThrough: Date | null;
  toCome: MeetingToCome[];
  /** What is to be said of each of the bodies asked for, by its id. */
  bodies: ReadonlyMap<string, BodyNews>;
};

const bodyRow = z.object({
  id: z.string(),
  hasMeetings: z.coerce.boolean(),
  lastPublishedAt: storedMoment.nullable(),
  unreadCount: z.coerce.number(),
});

const lastRow = z.object({
  lastPublishedAt: storedMoment.nullable(),
  markedThrough: storedMoment.nullable(),
});

type Asked = { reader: Reader; bodyIds: readonly string[]; now?: Date };
type Row = {
  news: string;
  unread: bigint | number;
  last: string;
  toCome: string;
  bodies: string;
};

/**
 * What a reader's first page opens on, in one statement. Of bodies that they do not follow, or that
 * their plan does not cover, nothing is said.
 */
export async function readWhatsNew({
  reader,
  bodyIds,
  now = new Date(),
}: Asked): Promise<WhatsNew> {
  const fresh = freshOf(reader, now);
  const newest = Prisma.sql`
    SELECT meeting.id, ${isUnread} AS is_unread ${fresh}
    ORDER BY is_unread DESC, meeting.last_published_at DESC, meeting.id DESC LIMIT ${mostNews}`;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${briefsOf(withKnown(reader, newest), Prisma.sql`is_unread DESC, ${latestBriefsFirst}`)} AS "news",
           ${cappedCount(Prisma.sql`${fresh} AND ${isUnread}`)} AS "unread",
           ${lastPublished(reader)} AS "last",
           ${toComeOf({ reader, now, most: mostToCome })} AS "toCome",
           ${bodiesOf({ reader, bodyIds, now })} AS "bodies"`;
  const [last] = readJsonRows(lastRow, row?.last ?? '[]');
  const bodies = readJsonRows(bodyRow, row?.bodies ?? '[]');
  return {
    news: readBriefs(row?.news ?? '[]'),
    unreadCount: Number(row?.unread ?? 0),
    markedThrough: last?.markedThrough ?? null,
    lastPublishedAt: last?.lastPublishedAt ?? null,
    toCome: readToCome(row?.toCome ?? '[]'),
    bodies: new Map(bodies.map(({ id, ...body }) => [id, body])),
  };
}

/** Counts what a query from its FROM on finds, and stops where nobody counts further. */
const cappedCount = (rest: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*) FROM (SELECT 1 ${rest} LIMIT ${mostCounted + 1}) AS counted)`;

const followsOf = (reader: Reader) => Prisma.sql`FROM user_govt_entity_access AS follow
  WHERE follow.user_id = ${reader.userId}
    AND ${readableEntity(reader, Prisma.sql`follow.govt_entity_id`)}`;

/** Of one body, by its index. */
const lastOfBody = Prisma.sql`(SELECT last_published_at FROM meetings
  WHERE meetings.govt_entity_id = follow.govt_entity_id AND last_published_at IS NOT NULL
  ORDER BY last_published_at DESC LIMIT 1)`;

function lastPublished(reader: Reader): Prisma.Sql {
  return jsonRows(
    { lastPublishedAt: 'newest', markedThrough: 'news_read_at' },
    Prisma.sql`FROM (
      SELECT max(newest) AS newest,
             (SELECT news_read_at FROM profiles WHERE id = ${reader.userId}
                AND (news_read_before IS NULL OR news_read_before < news_read_at)) AS news_read_at
      FROM (SELECT ${lastOfBody} AS newest ${followsOf(reader)}) AS by_body) AS last`,
  );
}

function bodiesOf({ reader, bodyIds, now }: Required<Asked>): Prisma.Sql {
  if (bodyIds.length === 0) return Prisma.sql`'[]'`;
  const own = Prisma.sql`AND meeting.govt_entity_id = follow.govt_entity_id`;
  return jsonRows(
    {
      id: 'id',
      hasMeetings: 'has_meetings',
      lastPublishedAt: 'newest',
      unreadCount: 'unread_count',
    },
    Prisma.sql`FROM (
      SELECT follow.govt_entity_id AS id, ${lastOfBody} AS newest,
             EXISTS (SELECT 1 FROM meetings AS any_meeting
               WHERE any_meeting.govt_entity_id = follow.govt_entity_id) AS has_meetings,
             ${cappedCount(Prisma.sql`FROM meetings AS meeting WHERE ${isFresh(now)} ${own} AND ${isUnread}`)} AS unread_count
      ${followsOf(reader)} AND follow.govt_entity_id IN (${Prisma.join([...bodyIds])})) AS body`,
  );
}
