import { data } from 'react-router';
import { brand } from '#app/brand.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSampleMeeting } from '#app/meetings/read-sample-meeting.server.ts';
import type { Picture } from '#app/platform/share-picture/lay-out.ts';
import { sharePictureResponse } from '#app/platform/share-picture.server.ts';
import type { Route } from './+types/page-picture';
import { pageCopy } from './page-copy.server.ts';

/** The picture of a public page. Its words are ours: nothing of the address is ever drawn. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const picture = await pictureOf(params.picture);
  if (!picture) throw data(null, { status: 404 });
  return sharePictureResponse(request, picture);
}

async function pictureOf(file: string): Promise<Picture | undefined> {
  const page = /^([a-z-]+)\.png$/.exec(file)?.[1];
  const picture = page === undefined ? undefined : pageCopy.get(page);
  return page === 'sample-meeting' ? ((await sample()) ?? picture) : picture;
}

async function sample(): Promise<Picture | undefined> {
  const meeting = await readSampleMeeting();
  if (!meeting) return undefined;
  const date = formatLongMeetingDate(meeting.date);
  const entity = meeting.entity ?? brand.name;
  return meeting.title
    ? { title: meeting.title, label: `${entity} · ${date}` }
    : { title: date, label: entity };
}
