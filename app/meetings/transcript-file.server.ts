import { csvLines } from '#app/platform/csv.ts';
import { db } from '#app/platform/db.server.ts';
import type { TranscriptOfMeeting } from './read-transcript.server.ts';
import { passageNumber, recordTime } from './record-time.ts';
import { passageAddress } from './transcript-page.ts';

const head = ['passage', 'time', 'speaker', 'text', 'address'];
/** Rows that are held at a time. */
const batch = 1000;

type Transcript = Pick<TranscriptOfMeeting, 'record' | 'meeting'>;
type Place = { meetingId: string; origin: string };

/** All passages of a transcript that its reader may read as a file for spreadsheets, written as it is sent. */
export async function* transcriptFile(
  { record: { transcriptId, clockStartSeconds } }: Transcript,
  { meetingId, origin }: Place,
): AsyncGenerator<string> {
  yield csvLines([head]);
  const page = `${origin}/meetings/${meetingId}/transcript`;
  for (let from = 0; ; ) {
    const segments = await db.transcriptSegment.findMany({
      where: { transcriptId, index: { gte: from } },
      orderBy: { index: 'asc' },
      take: batch,
      select: { index: true, startSeconds: true, speaker: true, text: true },
    });
    const last = segments.at(-1);
    if (!last) return;
    yield csvLines(
      segments.map(({ index, startSeconds, speaker, text }) => [
        ...[passageNumber(index), recordTime(startSeconds, clockStartSeconds) ?? ''],
        ...[speaker ?? '', text, passageAddress(page, index)],
      ]),
    );
    from = last.index + 1;
  }
}
