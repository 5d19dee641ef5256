import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { placeInRecording, playAddress, recordingOf } from '#app/meetings/recording.ts';
import { readInBatches } from '#app/platform/db/read-in-batches.ts';
import { db } from '#app/platform/db.server.ts';
import { isOver } from '#app/proceedings/facts/deadlines.ts';
import { readNumbers, readRollCall } from '../version-rows.server.ts';

/**
 * What code found in the record behind a meeting's published summary: its chapters, the votes, and
 * what was named with a number. Null where the summary has no record. Whoever calls has checked access.
 */
export async function readMeetingFacts(meetingId: string) {
  const version = await db.summaryVersion.findFirst({
    where: { meetingId, publishedAt: { not: null } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: {
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
      meeting: {
        select: { meetingDate: true, audioFile: true, videoId: true, recordingStartSeconds: true },
      },
      items: { orderBy: { index: 'asc' } },
      votes: { orderBy: { index: 'asc' } },
      facts: { orderBy: { index: 'asc' } },
    },
  });
  if (!version?.transcriptId) return null;
  const decisions = version.votes.map(({ versionId: _, rollCall, segments, ...vote }) => ({
    ...vote,
    rollCall: readRollCall(rollCall),
    segments: readNumbers(segments),
  }));
  const { meetingDate } = version.meeting;
  const metOn = meetingDate && isoDateOf(meetingDate);
  const facts = version.facts.map(({ kind, label, value, detail, item, segments }) => {
    const isPast = kind === 'deadline' && isOver(value, metOn);
    return {
      ...{ label, value, item },
      ...(isPast ? { kind: 'date', detail: null } : { kind, detail }),
      segments: readNumbers(segments),
    };
  });
  const places = [
    ...version.items.map(({ firstSegment }) => firstSegment),
    ...[...decisions, ...facts].flatMap(({ segments }) => segments),
  ];
  const seconds = await readStarts(version.transcriptId, [...new Set(places)]);
  const clockStart = version.transcript?.clockStartSeconds ?? null;
  const recording = recordingOf(version.meeting);
  const play = (startSeconds: number | null) => {
    const clock = { clockStart, startsAt: recording?.startsAt ?? null };
    const from = placeInRecording(startSeconds, clock);
    return recording && from !== null ? { from, href: playAddress(recording, from) } : null;
  };
  return {
    chapters: version.items.map(({ index, title, kind, firstSegment, lastSegment }) => ({
      ...{ index, title, kind, firstSegment, lastSegment },
      startSeconds: seconds.get(firstSegment) ?? null,
      /** Where it is heard in the recording; null where nobody knows. */
      play: play(seconds.get(firstSegment) ?? null),
    })),
    decisions,
    facts,
    /** What each place that is named above is called: its time, or its number. */
    labels: places.map((place): [number, string] => [
      place,
      placeName(place, seconds.get(place) ?? null, clockStart),
    ]),
  };
}

export type MeetingFacts = NonNullable<Awaited<ReturnType<typeof readMeetingFacts>>>;

async function readStarts(transcriptId: string, places: number[]) {
  const segments = await readInBatches(places, (some) =>
    db.transcriptSegment.findMany({
      where: { transcriptId, index: { in: some } },
      select: { index: true, startSeconds: true },
    }),
  );
  return new Map(segments.map(({ index, startSeconds }) => [index, startSeconds]));
}
