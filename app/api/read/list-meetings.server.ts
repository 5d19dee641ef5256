import { pageOfPublicMeetings } from '#app/meetings/public-body/public-meetings.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Answer, type Asked, pageOfItems } from '../asked.ts';
import { meetingItem } from './meeting-item.ts';
import { noSuchBody } from './read-body.server.ts';

export async function listMeetings({
  params: { bodyId },
  query: { after, limit },
  origin,
}: Asked<'listMeetings'>): Promise<Answer<'listMeetings'>> {
  const isThere = await db.govtEntity.count({ where: { id: bodyId } });
  if (isThere === 0) throw noSuchBody();
  const page = await pageOfPublicMeetings(bodyId, { after }, limit);
  return pageOfItems(page, (meeting) => meetingItem(meeting, origin));
}
