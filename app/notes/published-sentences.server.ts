import { z } from 'zod';
import type { Reader } from '#app/entities/entity-access.server.ts';
import {
  meetingRefusal,
  openMeeting,
  readableMeetings,
} from '#app/meetings/meeting-access.server.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { readInBatches } from '#app/platform/db/read-in-batches.ts';
import { db, type Tx } from '#app/platform/db.server.ts';

const numbers = z.array(z.number().int().min(0));

/** The published version of a meeting, as far as its sentences can be spoken about. */
export function publishedVersion(tx: Tx, meetingId: string) {
  return tx.summaryVersion.findFirst({
    where: { meetingId, publishedAt: { not: null } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
      sentences: {
        orderBy: { index: 'asc' },
        select: { index: true, text: true, section: true, citations: true },
      },
    },
  });
}

/**
 * The sentences of a meeting's published summary with the places they rest on, for a reader who may
 * read it; the sample's for every reader. None where the summary is not kept by sentences.
 * @throws AppError not-found where there is no meeting, forbidden without access
 */
export async function readPublishedSentences(reader: Reader, meetingId: string) {
  const meeting = await db.meeting.findFirst({
    where: await openMeeting(reader, meetingId),
    select: { id: true, meetingTitle: true, meetingDate: true },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const version = await publishedVersion(db, meetingId);
  const sentences = (version?.sentences ?? []).map(({ citations, ...sentence }) => ({
    ...sentence,
    citations: readCitations(citations),
  }));
  const own = { AND: [{ id: meetingId }, await readableMeetings(reader)] };
  const isReaders = (await db.meeting.count({ where: own })) > 0;
  return {
    meeting: { title: meeting.meetingTitle?.trim() || null, date: meeting.meetingDate },
    versionId: version?.id ?? null,
    sentences,
    labels: version?.transcriptId
      ? await placeNames(
          { id: version.transcriptId, clock: version.transcript?.clockStartSeconds ?? null },
          sentences.flatMap(({ citations }) => citations.slice(0, 1)),
        )
      : [],
    /** Where this reader finds the summary. */
    summaryPath: isReaders ? `/meetings/${meetingId}` : '/sample-meeting',
  };
}

async function placeNames(
  { id, clock }: { id: string; clock: number | null },
  cited: number[],
): Promise<[number, string][]> {
  const wanted = [...new Set(cited)];
  const segments = await readInBatches(wanted, (some) =>
    db.transcriptSegment.findMany({
      where: { transcriptId: id, index: { in: some } },
      select: { index: true, startSeconds: true },
    }),
  );
  return segments.map(({ index, startSeconds }) => [index, placeName(index, startSeconds, clock)]);
}

/** A list of segments as it is stored; what was damaged counts as empty. */
export function readCitations(json: string): number[] {
  try {
    return numbers.catch([]).parse(JSON.parse(json));
  } catch {
    return [];
  }
}
