import type { Tx } from '#app/platform/db.server.ts';
import { segmentsAt } from './segments-at.server.ts';
import { citedSegments } from './summary-document/summary-citations.ts';
import { renderSummaryHtml } from './summary-document/summary-html.ts';

/** The transcript's page of a meeting, where citations lead. */
function transcriptAddress(meetingId: string): string {
  return `/meetings/${encodeURIComponent(meetingId)}/transcript`;
}

/**
 * The HTML of a summary as readers get it, to be kept with its version when it is published: with
 * the words behind each citation where there is a transcript, else without citations.
 */
export async function publishedHtml(
  tx: Tx,
  summary: { meetingId: string; transcriptId: string | null; markdown: string },
): Promise<string> {
  const { meetingId, transcriptId, markdown } = summary;
  if (transcriptId === null) return renderSummaryHtml(markdown, { transcriptHref: null });
  const words = await segmentWords(tx, transcriptId, citedSegments(markdown));
  return renderSummaryHtml(markdown, {
    transcriptHref: transcriptAddress(meetingId),
    quoteOf: (segment) => words.get(segment),
  });
}

/** The same HTML with its citations leading to another page of the transcript. */
export function leadCitationsTo(
  transcript: string,
  { html, meetingId }: { html: string; meetingId: string },
): string {
  // Quotes in the text itself are escaped, so this stands only in the attributes written above.
  return html.replaceAll(`href="${transcriptAddress(meetingId)}?`, `href="${transcript}?`);
}

async function segmentWords(tx: Tx, transcriptId: string, indexes: number[]) {
  const select = { index: true, speaker: true, text: true } as const;
  const segments = await segmentsAt(tx, transcriptId, indexes, select);
  return new Map(
    [...segments].map(([index, { speaker, text }]) => [
      index,
      speaker ? `${speaker}: ${text}` : text,
    ]),
  );
}
