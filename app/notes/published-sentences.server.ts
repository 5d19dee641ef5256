import type { Reader } from '#app/entities/entity-access.server.ts';
import { latestVersion } from '#app/meetings/latest-version.server.ts';
import {
  meetingRefusal,
  openMeeting,
  readableMeetings,
} from '#app/meetings/meeting-access.server.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { segmentsAt } from '#app/meetings/segments-at.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';

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
  const [version, summaryPath] = await Promise.all([
    latestVersion(db, meetingId, {
      id: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
      sentences: {
        orderBy: { index: 'asc' },
        select: { index: true, text: true, section: true, citations: true },
      },
    }),
    summaryPathFor(reader, meetingId),
  ]);
  const sentences = (version?.sentences ?? []).map(({ citations, ...sentence }) => ({
    ...sentence,
    citations: readNumberList(citations),
  }));
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
    summaryPath,
  };
}

/** Where a reader finds the summary of a meeting that they may read: the sample may be not theirs. */
export async function summaryPathFor(
  reader: Reader,
  meetingId: string,
  tx: Tx = db,
): Promise<string> {
  const own = { AND: [{ id: meetingId }, await readableMeetings(reader, tx)] };
  const isReaders = (await tx.meeting.count({ where: own })) > 0;
  return isReaders ? `/meetings/${meetingId}` : '/sample-meeting';
}

async function placeNames(
  { id, clock }: { id: string; clock: number | null },
  cited: number[],
): Promise<[number, string][]> {
  const segments = await segmentsAt(db, id, cited, { index: true, startSeconds: true });
  return [...segments].map(([index, { startSeconds }]) => [
    index,
    placeName(index, startSeconds, clock),
  ]);
}
