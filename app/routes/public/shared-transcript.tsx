import { data } from 'react-router';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSharedTranscript } from '#app/meetings/read-shared-meeting.server.ts';
import { sharePath } from '#app/meetings/share.ts';
import { readPassage } from '#app/meetings/transcript-page.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { FoundTranscript } from '#app/search/FoundTranscript.tsx';
import { findInTranscript } from '#app/search/find-in-transcript.server.ts';
import { withChapters } from '#app/summaries/reading/with-chapters.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/shared-transcript';
import { goneStatus, SharedMeetingGone } from './SharedMeetingGone.tsx';

export const handle = { hydrate: false };

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { token } = params;
  const search = new URL(request.url).searchParams;
  const opened = await readSharedTranscript({ token }, readPassage(search));
  if (opened.state !== 'working') {
    return data({ gone: opened.state, transcript: null, path: null } as const, {
      status: goneStatus(opened.state),
    });
  }
  if (!opened.found) {
    throw data({ message: 'There is no transcript for this meeting' }, { status: 404 });
  }
  return data({
    gone: null,
    transcript: withChapters(opened.found),
    found: await findInTranscript(opened.found.record, search),
    isAtPlace: search.has('at'),
    path: sharePath(token),
  } as const);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  if (loaderData.gone) return <SharedMeetingGone state={loaderData.gone} />;
  const { transcript, found, isAtPlace } = loaderData;
  const { meeting } = transcript;
  const date = formatLongMeetingDate(meeting.date);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Transcript" />
      <PageHeading
        above={<BackLink to={loaderData.path}>Back to the summary</BackLink>}
        title="Transcript"
        lead={
          <>
            <p>{meeting.title ?? date}</p>
            {meeting.title ? <p>{date}</p> : null}
          </>
        }
      />
      <FoundTranscript transcript={transcript} found={found} isAtPlace={isAtPlace} />
    </PageFrame>
  );
}
