import { meetingName } from '#app/meetings/meeting-name.ts';
import { db } from '#app/platform/db.server.ts';
import { readInboxPlace } from './inbox-address.ts';
import { readNeighbours } from './read-neighbours.server.ts';

type GoOn = { actorId: string; meetingId: string; from: string | null };

/**
 * From a meeting that was just published to the next of the inbox, or back to it after the last: where
 * that is, and what was published in words, as the page that follows is another's. Null where the
 * meeting was not come to from the inbox.
 */
export async function goOn({ actorId, meetingId, from }: GoOn) {
  const place = readInboxPlace(from);
  if (!place) return null;
  const [{ next }, meeting] = await Promise.all([
    readNeighbours(place, actorId),
    db.meeting.findUnique({
      where: { id: meetingId },
      select: {
        meetingTitle: true,
        meetingDate: true,
        governmentBody: true,
        govtEntity: { select: { entityName: true } },
      },
    }),
  ]);
  const name = meetingName({
    title: meeting?.meetingTitle ?? null,
    body: meeting?.govtEntity?.entityName ?? meeting?.governmentBody,
    date: meeting?.meetingDate ?? null,
  });
  return {
    to: next?.to ?? `/admin/inbox?${place.search}`,
    message: `Published: ${name}.${next ? '' : ' It was the last of them.'}`,
  };
}
