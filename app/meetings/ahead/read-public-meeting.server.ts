import { entityTitle } from '#app/entities/entity.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { readMeetingAhead } from './read-meeting-ahead.server.ts';

type Asked = { entityId: string; meetingId: string };

/** A meeting of a body as everybody may know it. @throws AppError not-found */
export async function readPublicMeeting({ entityId, meetingId }: Asked) {
  const meeting = await db.meeting.findFirst({
    where: { id: meetingId, govtEntityId: entityId },
    select: {
      id: true,
      meetingTitle: true,
      govtEntity: { select: { id: true, entityName: true, entityDescription: true } },
    },
  });
  const ahead = meeting && (await readMeetingAhead(meetingId));
  if (!meeting?.govtEntity || !ahead) throw new AppError('not-found', 'Meeting not found');
  const { id, entityName: name, entityDescription: description } = meeting.govtEntity;
  return {
    id: meeting.id,
    title: meeting.meetingTitle?.trim() || 'Meeting',
    body: { id, title: entityTitle({ name, description }) },
    ahead,
  };
}
