import { readInBatches } from '#app/platform/db/read-in-batches.ts';
import { db } from '#app/platform/db.server.ts';
import { type Playable, withPlayLinks } from './play-links.ts';
import { placeInRecording, playAddress, type Recording, recordingOf } from './recording.ts';
import { segmentsLedTo } from './summary-document/citation-html.ts';

/** How a meeting can be heard; null where it cannot. Whoever calls has checked access. */
export async function readRecording(meetingId: string): Promise<Recording | null> {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { audioFile: true, videoId: true, recordingStartSeconds: true },
  });
  return meeting && recordingOf(meeting);
}

type Summary = { html: string; transcriptId: string };

/** The HTML of a summary whose sentences can be played from where they were said. */
export async function withRecording(recording: Recording, summary: Summary): Promise<string> {
  const transcript = await db.transcript.findUnique({
    where: { id: summary.transcriptId },
    select: { clockStartSeconds: true },
  });
  const clock = {
    clockStart: transcript?.clockStartSeconds ?? null,
    startsAt: recording.startsAt,
  };
  if (clock.clockStart !== null && clock.startsAt === null) return summary.html;
  const times = await segmentTimes(summary.transcriptId, segmentsLedTo(summary.html));
  return withPlayLinks(summary.html, (segment): Playable | null => {
    const from = placeInRecording(times.get(segment)?.start ?? null, clock);
    if (from === null) return null;
    const end = times.get(segment)?.end ?? times.get(segment + 1)?.start ?? null;
    const until = placeInRecording(end, clock) ?? from;
    return { from, until: Math.max(until, from + 1), href: playAddress(recording, from) };
  });
}

async function segmentTimes(transcriptId: string, cited: number[]) {
  const wanted = [...new Set(cited.flatMap((index) => [index, index + 1]))];
  const segments = await readInBatches(wanted, (some) =>
    db.transcriptSegment.findMany({
      where: { transcriptId, index: { in: some } },
      select: { index: true, startSeconds: true, endSeconds: true },
    }),
  );
  return new Map(
    segments.map(({ index, startSeconds, endSeconds }) => [
      index,
      { start: startSeconds, end: endSeconds },
    ]),
  );
}
