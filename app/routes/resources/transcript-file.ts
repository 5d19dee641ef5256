import { requireViewer } from '#app/accounts/viewer.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { readTranscript } from '#app/meetings/read-transcript.server.ts';
import { transcriptFile } from '#app/meetings/transcript-file.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/transcript-file';
import { csvFile } from './csv-file.server.ts';

/** The transcript of a meeting as a file, passage by passage. */
export async function loader({ request, params: { meetingId }, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const transcript = await orErrorPage(read(), 'Failed to load meeting details');
  const rows = transcriptFile(transcript, { meetingId, origin: siteAddress(request) });
  const { title, date } = transcript.meeting;
  return csvFile(rows, [title ?? '', date ? isoDateOf(date) : '', 'transcript']);

  async function read() {
    const opened = await readTranscript(viewer, meetingId);
    refuseWithoutExports(viewer.tier);
    return opened;
  }
}
