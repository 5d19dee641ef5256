import type { TranscriptOfMeeting } from '#app/meetings/read-transcript.server.ts';
import { recordTime } from '#app/meetings/record-time.ts';
import { db } from '#app/platform/db.server.ts';
import { findPlaces } from './find-places.ts';
import type { MarkedText } from './found.ts';
import { markRanges } from './mark-ranges.ts';
import { longestQuery } from './search-address.ts';

/** So many places are listed at once; the others are come to by going on from place to place. */
export const placesListed = 40;

export type FoundInTranscript = {
  query: string;
  /** The query is longer than `longestQuery`; nothing was looked for. */
  isTooLong: boolean;
  /** Segments, in their order. */
  places: number[];
  /** The words of each segment that has some to mark. */
  marked: Map<number, MarkedText>;
  /** The first of the places. */
  listed: { index: number; time: string | null; speaker: string | null; text: MarkedText }[];
};

/**
 * Where in a whole transcript something was said; null where nothing is asked. Whoever calls has
 * seen to it that the transcript may be read.
 */
export async function findInTranscript(
  {
    transcriptId,
    clockStartSeconds,
  }: Pick<TranscriptOfMeeting['record'], 'transcriptId' | 'clockStartSeconds'>,
  search: URLSearchParams,
): Promise<FoundInTranscript | null> {
  const query = search.get('find')?.trim() ?? '';
  if (query === '') return null;
  if (query.length > longestQuery) {
    return { query, isTooLong: true, places: [], marked: new Map(), listed: [] };
  }
  const segments = await db.transcriptSegment.findMany({
    where: { transcriptId },
    orderBy: { index: 'asc' },
    select: { index: true, startSeconds: true, speaker: true, text: true },
  });
  const found = findPlaces(
    segments.map(({ text }) => text),
    query,
  );
  const placed = found.places.flatMap((at) => segments[at] ?? []);
  const marked = new Map(
    [...found.marks].flatMap(([at, ranges]) => {
      const segment = segments[at];
      return segment ? [[segment.index, markRanges(segment.text, ranges)] as const] : [];
    }),
  );
  const listed = placed.slice(0, placesListed).map(({ index, startSeconds, speaker }) => ({
    index,
    time: recordTime(startSeconds, clockStartSeconds),
    speaker,
    text: marked.get(index) ?? [],
  }));
  const places = placed.map(({ index }) => index);
  return { query, isTooLong: false, places, marked, listed };
}
