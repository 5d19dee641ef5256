import { db } from '#app/platform/db.server.ts';
import { publishedHtml } from './published-html.server.ts';
import { readRecording, withRecording } from './read-recording.server.ts';
import type { Recording } from './recording.ts';

export type ReadSummary = {
  /** Safe HTML. */
  html: string;
  /** Whether its sentences lead to a transcript; what an editor typed does not. */
  cited: boolean;
  /** Where the meeting can be heard; null where it cannot. */
  recording: Recording | null;
  publishedAt: Date | null;
  /** What was corrected since it was first published, newest first. */
  corrections: { text: string; on: Date }[];
};

/** The published summary of a meeting; null while there is none. Whoever calls has checked access. */
export async function readSummary(meeting: {
  id: string;
  markdownSummary: string | null;
}): Promise<ReadSummary | null> {
  const markdown = meeting.markdownSummary ?? '';
  if (markdown.trim() === '') return null;
  const published = await db.summaryVersion.findMany({
    where: { meetingId: meeting.id, publishedAt: { not: null } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, origin: true, transcriptId: true, publishedAt: true, correction: true },
  });
  const [latest] = published;
  const transcriptId = latest && latest.origin !== 'typed' ? latest.transcriptId : null;
  const html =
    (latest && (await storedHtml(latest.id, markdown))) ??
    (await publishedHtml(db, { meetingId: meeting.id, transcriptId, markdown }));
  const recording = await readRecording(meeting.id);
  return {
    html:
      recording && transcriptId !== null
        ? await withRecording(recording, { html, transcriptId })
        : html,
    recording,
    cited: transcriptId !== null,
    publishedAt: latest?.publishedAt ?? null,
    corrections: published.flatMap(({ correction, publishedAt }) =>
      correction && publishedAt ? { text: correction, on: publishedAt } : [],
    ),
  };
}

/** The HTML kept with a version, as long as it still is the meeting's summary. */
async function storedHtml(versionId: string, markdown: string): Promise<string | null> {
  const version = await db.summaryVersion.findUnique({
    where: { id: versionId, markdown },
    select: { html: true },
  });
  return version?.html ?? null;
}
