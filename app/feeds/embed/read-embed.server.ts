import { entityTitle } from '#app/entities/entity.ts';
import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { timeWords } from '#app/meetings/ahead/when-words.ts';
import { placeDay } from '#app/meetings/public-body/place-day.ts';
import { recentMeetings } from '#app/meetings/public-body/recent-meetings.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import type { Embed } from './embed.ts';

/** What fits a frame beside other things. */
const most = { toCome: 5, held: 5 };

/**
 * The next and the last meetings of a body as everybody may know them, where its own government lets
 * other sites show them; null where it does not, or there is no such body.
 */
export async function readEmbed(entityId: string, now: Date = new Date()): Promise<Embed | null> {
  const entity = await db.govtEntity.findFirst({
    where: { id: entityId, ...openToAll(now) },
    select: { id: true, entityName: true, entityDescription: true, timeZone: true },
  });
  if (!entity) return null;
  const { id, entityName: name, entityDescription: description, timeZone } = entity;
  const today = placeDay(timeZone, now);
  const meetings = (await recentMeetings(id)).map((meeting) => ({
    ...meeting,
    day: meeting.date && isoDateOf(meeting.date),
    time: timeWords({ ...meeting, timeZone }),
  }));
  const isToCome = ({ day }: { day: string | null }) => day !== null && day >= today;
  return {
    id,
    title: entityTitle({ name, description }),
    toCome: meetings.filter(isToCome).slice(-most.toCome).reverse(),
    held: meetings.filter((meeting) => !isToCome(meeting)).slice(0, most.held),
  };
}
