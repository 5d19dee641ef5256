import type { PublicMeeting } from '#app/meetings/public-body/public-meetings.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';

/** A meeting as everybody may know it. */
export const meetingItem = (meeting: PublicMeeting, origin: string) => ({
  id: meeting.id,
  title: meeting.title,
  date: meeting.date && isoDateOf(meeting.date),
  body: meeting.body,
  governmentBody: meeting.governmentBody,
  decisions: meeting.decided.map(({ words, count }) => ({ outcome: words, count })),
  publishedAt: meeting.publishedAt?.toISOString() ?? null,
  address: `${origin}/meetings/${meeting.id}`,
});
