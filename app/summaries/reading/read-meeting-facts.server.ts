import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { publishedVersion } from '#app/meetings/published-version.server.ts';
import { type Behind, readTimes } from '#app/meetings/read-summary.server.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { placeInRecording, playAddress } from '#app/meetings/recording.ts';
import { isOver } from '#app/proceedings/facts/deadlines.ts';
import { readNumbers } from '../version-rows.server.ts';
import { shownVote } from '../vote-rows.server.ts';

/**
 * What code found in the record behind a meeting's published summary: its chapters, the votes, and
 * what was named with a number. Null where the summary has no record. Whoever calls has checked access.
 */
export async function readMeetingFacts(meetingId: string) {
  const version = await publishedVersion(meetingId);
  const times = version && (await readTimes(version));
  return version && times ? meetingFacts({ version, times }) : null;
}

/** The same of a summary that was read with what stands behind it. */
export function meetingFacts({ version, times }: Behind) {
  const decisions = version.votes.map(shownVote);
  const metOn = version.meetingDate && isoDateOf(version.meetingDate);
  const facts = version.facts.map(({ kind, label, value, detail, item, segments }) => {
    const isPast = kind === 'deadline' && isOver(value, metOn);
    return {
      label,
      value,
      item,
      ...(isPast ? { kind: 'date', detail: null } : { kind, detail }),
      segments: readNumbers(segments),
    };
  });
  const places = [
    ...version.items.map(({ firstSegment }) => firstSegment),
    ...[...decisions, ...facts].flatMap(({ segments }) => segments),
  ];
  const startOf = (place: number) => times.get(place)?.startSeconds ?? null;
  const { clockStart, recording } = version;
  const play = (startSeconds: number | null) => {
    const clock = { clockStart, startsAt: recording?.startsAt ?? null };
    const from = placeInRecording(startSeconds, clock);
    return recording && from !== null ? { from, href: playAddress(recording, from) } : null;
  };
  return {
    chapters: version.items.map(({ index, title, kind, firstSegment, lastSegment }) => ({
      index,
      title,
      kind,
      firstSegment,
      lastSegment,
      startSeconds: startOf(firstSegment),
      /** Where it is heard in the recording; null where nobody knows. */
      play: play(startOf(firstSegment)),
    })),
    decisions,
    facts,
    /** What each place that is named above is called: its time, or its number. */
    labels: places.map((place): [number, string] => [
      place,
      placeName(place, startOf(place), clockStart),
    ]),
  };
}

export type MeetingFacts = NonNullable<ReturnType<typeof meetingFacts>>;
