import { data } from 'react-router';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { isOpenToVisitors } from '#app/meetings/read-transcript.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { downloadFileName } from '#app/summaries/reading/download-file-name.ts';
import { isDownload } from '#app/summaries/reading/download-names.ts';
import { downloads } from '#app/summaries/reading/meeting-downloads.ts';
import { readPublishedRecord } from '#app/summaries/reading/published-record.server.ts';
import type { Route } from './+types/download';

/** A published summary, its decisions or its figures as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { meetingId, file } = params;
  const viewer = context.get(viewerContext);
  if (!viewer && !(await isOpenToVisitors(meetingId))) requireViewer(context, request);
  if (!isDownload(file)) throw data({ message: 'There is no such download' }, { status: 404 });
  const record = await orErrorPage(
    readPublishedRecord(viewer, meetingId),
    'Failed to load meeting details',
  );
  const { type, write } = downloads[file];
  return new Response(write(record, { origin: siteAddress(request) }), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${downloadFileName(record.meeting, file)}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
