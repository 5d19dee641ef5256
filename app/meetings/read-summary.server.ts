import { db } from '#app/platform/db.server.ts';
import { keepPublic } from '#app/platform/kept/keep-public.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import { type PublishedVersion, publishedVersion } from './published-version.server.ts';
import { type Recording, recordingOf } from './recording.ts';
import { segmentsAt } from './segments-at.server.ts';
import { type DocumentLine, readDocument } from './summary-document/read-summary-markdown.ts';
import { citationsOf } from './summary-document/summary-citations.ts';

export type ReadSummary = {
  /** Line by line, with its sentences and what they cite. */
  document: DocumentLine[];
  /** Whether its sentences lead to a transcript; what an editor typed does not. */
  cited: boolean;
  /** Where the meeting can be heard; null where it cannot. */
  recording: Recording | null;
  publishedAt: Date | null;
  /** What was corrected since it was first published, newest first. */
  corrections: { text: string; on: Date }[];
  /** What of the meeting is missing in the record that it rests on. */
  gaps: string[];
  /** The speech-to-text model that heard that record; null where people or captions wrote it. */
  heardBy: string | null;
};

/** A stretch of the record, as pages show it. */
export type SaidSegment = {
  startSeconds: number | null;
  endSeconds: number | null;
  speaker: string | null;
  text: string;
};

/** What stands behind a summary. */
export type Behind = {
  version: PublishedVersion;
  /** What was said at each place that is named, by the segment's index; none without a record. */
  said: ReadonlyMap<number, SaidSegment>;
};

type Meeting = { id: string; markdownSummary: string | null } & Parameters<typeof recordingOf>[0];

type Found = { summary: ReadSummary; behind: Behind | null };

const keepFound = keepPublic<Found>(200);

/**
 * The published summary of a meeting with what stands behind it; null while there is none. Whoever
 * calls has checked access, and changes nothing of it: it is the same for all readers.
 */
export async function readSummary(meeting: Meeting): Promise<Found | null> {
  const { id, audioFile, videoId, recordingStartSeconds } = meeting;
  const markdown = meeting.markdownSummary ?? '';
  if (markdown.trim() === '') return null;
  const key = JSON.stringify([id, audioFile, videoId, recordingStartSeconds, markdown]);
  return keepFound(key, () => readFound(meeting, markdown));
}

async function readFound(meeting: Meeting, markdown: string): Promise<Found> {
  const version = await publishedVersion(meeting.id);
  const document = readDocument(markdown);
  const cited = version !== null && version.transcriptId !== null;
  return {
    summary: {
      document,
      cited,
      recording: recordingOf(meeting),
      publishedAt: version?.publishedAt ?? null,
      corrections: version?.corrections ?? [],
      gaps: cited ? version.gaps : [],
      heardBy: cited ? version.engine : null,
    },
    behind: version && { version, said: await readSaid(version, document) },
  };
}

/** What was said at each place that a version names, and at each that its summary cites. */
export async function readSaid(
  version: PublishedVersion,
  document: readonly DocumentLine[] = [],
): Promise<ReadonlyMap<number, SaidSegment>> {
  if (version.transcriptId === null) return new Map();
  const cited = document.flatMap(({ phrases }) => citationsOf(phrases));
  const places = [
    ...version.items.map(({ firstSegment }) => firstSegment),
    ...[...version.votes, ...version.facts].flatMap(({ segments }) => readNumberList(segments)),
    // Where a segment has no end, the next begins.
    ...cited.flatMap(({ segment }) => [segment, segment + 1]),
  ];
  const select = {
    index: true,
    startSeconds: true,
    endSeconds: true,
    speaker: true,
    text: true,
  } as const;
  return segmentsAt(db, version.transcriptId, places, select);
}
