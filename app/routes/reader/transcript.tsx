import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { isOpenToVisitors, readTranscript } from '#app/meetings/read-transcript.server.ts';
import { readPassage } from '#app/meetings/transcript-page.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { FoundTranscript } from '#app/search/FoundTranscript.tsx';
import { findInTranscript } from '#app/search/find-in-transcript.server.ts';
import { withChapters } from '#app/summaries/reading/with-chapters.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/transcript';

/** Long, and only read: no script, and the browser's own way to a place in it. */
export const handle = { hydrate: false };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer && !(await isOpenToVisitors(params.meetingId))) requireViewer(context, request);
  const search = new URL(request.url).searchParams;
  const reading = readTranscript(viewer, params.meetingId, readPassage(search)).then(
    async (transcript) => ({
      transcript: withChapters(transcript),
      found: await findInTranscript(transcript.record, search),
      isAtPlace: search.has('at'),
      file:
        viewer && hasExports(viewer.tier) ? `/meetings/${params.meetingId}/transcript.csv` : null,
    }),
  );
  return orErrorPage(reading, 'Failed to load meeting details');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { transcript, found, isAtPlace, file } = loaderData;
  const { meeting, summaryPath } = transcript;
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
      {file ? (
        <div className="mb-4">
          <DownloadCsv href={file} />
        </div>
      ) : null}
      <FoundTranscript transcript={transcript} found={found} isAtPlace={isAtPlace} />
    </PageFrame>
  );
}
