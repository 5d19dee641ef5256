import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { FeedMeeting } from './feed-meeting.ts';
import { printable } from './printable.ts';

/** A meeting by its title; of one without, what it is. */
export const shownTitle = ({ title }: FeedMeeting) => printable(title) || 'Untitled meeting';

/** With the body before it, where the title does not say so itself. */
export function titleWithBody(meeting: FeedMeeting): string {
  const [title, body] = [shownTitle(meeting), printable(meeting.body)];
  return title.toLowerCase().includes(body.toLowerCase()) ? title : `${body}: ${title}`;
}

/** 'Meeting of Sep 9, 2025 · 3 adopted, 1 rejected'. No word of the summary itself. */
export function whatWasDecided({ day, summary }: FeedMeeting): string {
  const date = day ? `Meeting of ${formatMeetingDate(`${day}T12:00:00Z`)}` : '';
  return [date, summary?.decided ?? ''].filter(Boolean).join(' · ');
}
