import { db } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/number-list.ts';
import { publishedHtml } from './published-html.server.ts';
import { type PublishedVersion, publishedVersion } from './published-version.server.ts';
import { type Recording, recordingOf } from './recording.ts';
import { segmentsAt } from './segments-at.server.ts';
import { segmentsLedTo } from './summary-document/citation-html.ts';
import { leadToTheirPage } from './transcript-page.ts';
import { type SegmentTimes, withRecording } from './with-recording.ts';

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

/** The version that a summary was read from, and when what it names was said. */
export type Behind = { version: PublishedVersion; times: SegmentTimes };

type Meeting = { id: string; markdownSummary: string | null } & Parameters<typeof recordingOf>[0];

/** The published summary of a meeting; null while there is none. Whoever calls has checked access. */
export async function readSummary(meeting: Meeting): Promise<ReadSummary | null> {
  return (await readWithRecord(meeting))?.summary ?? null;
}

/** The same, with what its record says: null where no record stands behind it. */
export async function readWithRecord(
  meeting: Meeting,
): Promise<{ summary: ReadSummary; behind: Behind | null } | null> {
  const markdown = meeting.markdownSummary ?? '';
  if (markdown.trim() === '') return null;
  const version = await publishedVersion(meeting.id);
  const recording = recordingOf(meeting);
  const transcriptId = version && version.origin !== 'typed' ? version.transcriptId : null;
  const stored =
    version?.html ?? (await publishedHtml(db, { meetingId: meeting.id, transcriptId, markdown }));
  const times = version && (await readTimes(version, recording ? segmentsLedTo(stored) : []));
  const html = leadToTheirPage(stored);
  const clock = version?.clockStart ?? null;
  const isPlayed = recording && times && transcriptId !== null;
  return {
    summary: {
      html: isPlayed ? withRecording(html, { recording, times, clockStart: clock }) : html,
      recording,
      cited: transcriptId !== null,
      publishedAt: version?.publishedAt ?? null,
      corrections: version?.corrections ?? [],
    },
    behind: version && times && { version, times },
  };
}

/** When each place was said that a version names, and each that is cited besides. */
export async function readTimes(
  version: PublishedVersion,
  cited: number[] = [],
): Promise<SegmentTimes | null> {
  if (version.transcriptId === null) return null;
  const places = [
    ...version.items.map(({ firstSegment }) => firstSegment),
    ...[...version.votes, ...version.facts].flatMap(({ segments }) => readNumberList(segments)),
    // Where a segment has no end, the next begins.
    ...cited.flatMap((index) => [index, index + 1]),
  ];
  const select = { index: true, startSeconds: true, endSeconds: true } as const;
  return segmentsAt(db, version.transcriptId, places, select);
}
