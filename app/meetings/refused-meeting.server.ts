import type { Reader } from '#app/entities/entity-access.server.ts';
import { type FollowOffer, readFollowOffer } from '#app/entities/follow-offer.server.ts';
import { db } from '#app/platform/db.server.ts';
import { publicMeetingPath } from './ahead/public-meeting-path.ts';
import { formatLongMeetingDate } from './meeting-date.ts';

/** What is public of a meeting that a reader may not read, and how they may. */
export type RefusedMeeting = { date: string; publicPath: string; offer: FollowOffer };

/** Null where there is no such meeting, or none whose entity can be followed. */
export async function readRefusedMeeting(
  reader: Reader,
  meetingId: string,
): Promise<RefusedMeeting | null> {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { meetingDate: true, govtEntityId: true },
  });
  const offer = meeting?.govtEntityId && (await readFollowOffer(reader, meeting.govtEntityId));
  if (!meeting || !offer) return null;
  const publicPath = publicMeetingPath(offer.entity.id, meetingId);
  return { date: formatLongMeetingDate(meeting.meetingDate), publicPath, offer };
}
