import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { citedSegments, renderSummaryHtml } from '#app/meetings/summary-html.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';

/** More than any summary cites; as many as both databases take in one question. */
const mostQuotes = 5000;

type PublishVersion = {
  actorId: string | null;
  meetingId: string;
  versionId: string;
  transcriptId: string | null;
  markdown: string;
  /** What was corrected; asked for where readers have seen another version. */
  correction: string | null;
};

/** Makes a version, whose sentences are all settled, what readers see. */
export async function publishVersion(tx: Tx, publishing: PublishVersion): Promise<void> {
  const { actorId, meetingId, versionId, markdown, correction } = publishing;
  const html = await readersHtml(tx, publishing);
  await lockMeeting(tx, meetingId);
  await tx.summaryVersion.update({
    where: { id: versionId },
    data: {
      publishedAt: new Date(),
      publishedById: actorId,
      correction,
      html,
    },
    select: { id: true },
  });
  await tx.meeting.update({
    where: { id: meetingId },
    data: { markdownSummary: markdown },
    select: { id: true },
  });
  await audit(tx, {
    actorId,
    action: correction === null ? 'publish-summary' : 'publish-correction',
    subjectType: 'summary',
    subjectId: versionId,
    detail: { meetingId, ...(correction === null ? {} : { correction }) },
  });
}

/** The summary as readers get it, with the words of the record beside each citation. */
async function readersHtml(
  tx: Tx,
  { meetingId, transcriptId, markdown }: PublishVersion,
): Promise<string> {
  if (transcriptId === null) return renderSummaryHtml(markdown, { transcriptHref: null });
  const cited = await tx.transcriptSegment.findMany({
    where: { transcriptId, index: { in: citedSegments(markdown).slice(0, mostQuotes) } },
    select: { index: true, text: true },
  });
  const words = new Map(cited.map(({ index, text }) => [index, text]));
  return renderSummaryHtml(markdown, {
    transcriptHref: `/meetings/${meetingId}/transcript`,
    quoteOf: (segment) => words.get(segment),
  });
}

/** Whether readers see a summary of this meeting now. */
export async function hasPublishedSummary(tx: Tx, meetingId: string): Promise<boolean> {
  const meeting = await tx.meeting.findUnique({
    where: { id: meetingId },
    select: { markdownSummary: true },
  });
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  return Boolean(meeting.markdownSummary?.trim());
}
