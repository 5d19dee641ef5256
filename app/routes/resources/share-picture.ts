import { data } from 'react-router';
import { brand } from '#app/brand.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSharedMeeting } from '#app/meetings/read-shared-meeting.server.ts';
import { drawSharePicture } from '#app/platform/share-picture.server.ts';
import type { Route } from './+types/share-picture';

/** The picture that goes with a link to a shared meeting; it ends with the link. */
export async function loader({ params }: Route.LoaderArgs) {
  const opened = await readSharedMeeting({ token: params.token });
  if (opened.state !== 'working') {
    throw data(null, { status: opened.state === 'over' ? 410 : 404 });
  }
  const { title, date, entity } = opened.found.meeting;
  const day = formatLongMeetingDate(date);
  const picture = title
    ? { title, label: `${entity ?? brand.name} · ${day}` }
    : { title: day, label: entity ?? brand.name };
  return new Response(await drawSharePicture(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
