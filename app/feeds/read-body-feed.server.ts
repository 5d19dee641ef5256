import { entityTitle } from '#app/entities/entity.ts';
import { addToDay, placeDay } from '#app/meetings/public-body/place-day.ts';
import { recentMeetings } from '#app/meetings/public-body/recent-meetings.server.ts';
import { db } from '#app/platform/db.server.ts';
import type { FeedMeeting } from './feed-meeting.ts';
import { feedMeetings } from './feed-meetings.server.ts';

/** How far back a calendar goes. */
export const daysBack = 90;

export type BodyFeed = {
  id: string;
  title: string;
  meetings: FeedMeeting[];
  /** When anything of it was changed last. */
  changedAt: Date;
  /** The first day of its calendar, yyyy-mm-dd. */
  calendarFrom: string;
};

/** What the feeds of a body tell everybody, of its latest meetings; null where there is no such body. */
export async function readBodyFeed(entityId: string): Promise<BodyFeed | null> {
  const entity = await db.govtEntity.findUnique({
    where: { id: entityId },
    select: {
      id: true,
      entityName: true,
      entityDescription: true,
      timeZone: true,
      updatedAt: true,
    },
  });
  if (!entity) return null;
  const title = entityTitle({ name: entity.entityName, description: entity.entityDescription });
  const meetings = await recentMeetings(entityId);
  const changes = meetings.flatMap(({ updatedAt, summary }) => [
    updatedAt.getTime(),
    summary?.publishedAt.getTime() ?? 0,
  ]);
  return {
    id: entity.id,
    title,
    changedAt: new Date(Math.max(entity.updatedAt.getTime(), ...changes)),
    calendarFrom: addToDay(placeDay(entity.timeZone), -daysBack),
    meetings: await feedMeetings(meetings, () => title),
  };
}
