import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { isSampleMeeting, readTranscript } from '#app/meetings/read-transcript.server.ts';
import { TranscriptText } from '#app/meetings/TranscriptText.tsx';
import { readPassage } from '#app/meetings/transcript-page.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/transcript';

/** Long, and only read: no script, and the browser's own way to a place in it. */
export const handle = { hydrate: false };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer && !(await isSampleMeeting(params.meetingId))) requireViewer(context, request);
  const at = readPassage(new URL(request.url).searchParams);
  return orErrorPage(
    readTranscript(viewer, params.meetingId, at),
    'Failed to load meeting details',
  );
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meeting, segments, chapters, pages, summaryPath } = loaderData;
  const date = formatLongMeetingDate(meeting.date);
  return (
    <PageFrame width="reading">
      <PrivateMeta title={`Transcript${meeting.title ? `: ${meeting.title}` : ''}`} />
      <PageHeading
        above={<BackLink to={summaryPath}>Back to the summary</BackLink>}
        title="Transcript"
        lead={
          <>
            <p>{meeting.title ?? date}</p>
            {meeting.title ? <p>{date}</p> : null}
          </>
        }
      />
      <TranscriptText segments={segments} chapters={chapters} pages={pages} />
    </PageFrame>
  );
}
