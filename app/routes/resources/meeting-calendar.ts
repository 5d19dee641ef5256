import { data } from 'react-router';
import { readMeetingFeed } from '#app/feeds/read-meeting-feed.server.ts';
import { writeCalendar } from '#app/feeds/write-calendar.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { safeFileName } from '#app/platform/http/safe-file-name.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/meeting-calendar';

/** One meeting, to be put into a calendar. */
export async function loader({ request, params: { meetingId } }: Route.LoaderArgs) {
  const read = await orErrorPage(readMeetingFeed(meetingId), 'Failed to load this meeting.');
  if (!read) throw data(null, { status: 404 });
  const { meeting, ...feed } = read;
  const head = { ...feed, origin: siteAddress(request) };
  const text = writeCalendar({ head, meetings: [meeting], from: meeting.day ?? '' });
  const name = safeFileName(`${meeting.title} ${meeting.day ?? ''}`) || 'meeting';
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'public, max-age=900',
    },
  });
}
