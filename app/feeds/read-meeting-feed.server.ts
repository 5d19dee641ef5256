import { entityTitle } from '#app/entities/entity.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import type { FeedHead, FeedMeeting } from './feed-meeting.ts';

type MeetingFeed = Omit<FeedHead, 'origin'> & { meeting: FeedMeeting };

/** One meeting as calendars are told of it; null where there is none, or none that everybody may know. */
export async function readMeetingFeed(meetingId: string): Promise<MeetingFeed | null> {
  const row = await db.meeting.findUnique({
    where: { id: meetingId },
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      startsAt: true,
      endsAt: true,
      place: true,
      cancelledAt: true,
      createdAt: true,
      updatedAt: true,
      govtEntity: { select: { id: true, entityName: true, entityDescription: true } },
    },
  });
  if (!row?.govtEntity || !row.meetingDate) return null;
  const { meetingTitle, meetingDate, cancelledAt, govtEntity, ...meeting } = row;
  const { entityName: name, entityDescription: description } = govtEntity;
  const body = entityTitle({ name, description });
  const page = publicMeetingPath(govtEntity.id, row.id);
  return {
    id: row.id,
    title: body,
    description: `A public meeting of ${body}`,
    page,
    path: `/meetings/${row.id}/calendar.ics`,
    changedAt: row.updatedAt,
    meeting: {
      ...meeting,
      title: meetingTitle?.trim() || 'Meeting',
      body,
      day: isoDateOf(meetingDate),
      isCancelled: cancelledAt !== null,
      audio: null,
      summary: null,
    },
  };
}
