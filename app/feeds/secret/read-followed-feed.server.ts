import { subDays } from 'date-fns/subDays';
import { entityTitle } from '#app/entities/entity.ts';
import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { knownMeetings } from '#app/meetings/public-body/recent-meetings.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { FeedMeeting } from '../feed-meeting.ts';
import { feedMeetings } from '../feed-meetings.server.ts';

/** News readers keep what they were told; a body that was last summarised before that is no news. */
const summaryDays = 365;
/** A news reader shows what is new, and asks again soon. */
const mostSummaries = 30;
/** Of very many, those furthest back are left out. */
const mostDates = 1000;

/** The newest summaries of the bodies that a reader follows and may read now. */
export function readFollowedSummaries(reader: Reader, now = new Date()): Promise<FeedMeeting[]> {
  return followedMeetings(
    reader,
    Prisma.sql`AND last_published_at > ${subDays(now, summaryDays)}
      ORDER BY last_published_at DESC, meeting.id DESC LIMIT ${mostSummaries}`,
  );
}

/** The meetings of these bodies from a day (yyyy-mm-dd) on, as far as there are dates. */
export function readFollowedDates(reader: Reader, from: string): Promise<FeedMeeting[]> {
  return followedMeetings(
    reader,
    Prisma.sql`AND sort_date >= ${new Date(`${from}T00:00:00Z`)} AND meeting_date IS NOT NULL
      ORDER BY sort_date DESC, meeting.id DESC LIMIT ${mostDates}`,
  );
}

/** In this order (the databases keep to a cross join's), so that each body's are found by its index. */
async function followedMeetings(reader: Reader, which: Prisma.Sql): Promise<FeedMeeting[]> {
  const meetings = await knownMeetings(Prisma.sql`WHERE id IN (
    SELECT picked.id FROM (
      SELECT meeting.id FROM user_govt_entity_access AS follow CROSS JOIN meetings AS meeting
      WHERE follow.user_id = ${reader.userId}
        AND ${readableEntity(reader, Prisma.sql`follow.govt_entity_id`)}
        AND meeting.govt_entity_id = follow.govt_entity_id ${which}) AS picked)
    ORDER BY sort_date DESC, id DESC`);
  const bodies = await db.govtEntity.findMany({
    where: { id: { in: [...new Set(meetings.flatMap(({ entityId }) => entityId ?? []))] } },
    select: { id: true, entityName: true, entityDescription: true },
  });
  const titles = new Map(
    bodies.map(({ id, entityName: name, entityDescription: description }) => [
      id,
      entityTitle({ name, description }),
    ]),
  );
  return feedMeetings(meetings, ({ entityId }) => titles.get(entityId ?? '') ?? '');
}
