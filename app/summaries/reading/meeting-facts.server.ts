import { isoDateOf } from '#app/meetings/meeting-date.ts';
import type { Behind } from '#app/meetings/read-summary.server.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { placeInRecording, playAddress } from '#app/meetings/recording.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import { isOver } from '#app/proceedings/facts/deadlines.ts';
import { votesInMinutes } from '../minutes/votes-in-minutes.server.ts';
import { shownVote } from '../vote-rows.server.ts';

/** What code found in the record behind a meeting's published summary, as `factsOf` tells it. */
export async function meetingFacts(behind: Behind) {
  return factsOf(behind, await votesInMinutes(behind.version));
}

/**
 * What code found in the record behind a meeting's published summary: its cases, the votes, and
 * what was named with a number. Null where the summary has no record.
 * @param approved the votes that its approved minutes say the same of, by their places
 */
export function factsOf({ version, said }: Behind, approved: ReadonlySet<number>) {
  if (version.transcriptId === null) return null;
  const metOn = version.meetingDate && isoDateOf(version.meetingDate);
  const decisions = version.votes.map(shownVote).map((vote, at) => ({
    ...vote,
    correctedAt: correctedAt(vote.editedAt, version.firstPublishedAt),
    ...(approved.has(at) && { inMinutes: { of: metOn } }),
  }));
  const facts = version.facts.map(({ kind, label, value, detail, item, segments }) => {
    const isPast = kind === 'deadline' && isOver(value, metOn);
    return {
      label,
      value,
      item,
      ...(isPast ? { kind: 'date', detail: null } : { kind, detail }),
      segments: readNumberList(segments),
    };
  });
  const places = [
    ...version.items.map(({ firstSegment }) => firstSegment),
    ...[...decisions, ...facts].flatMap(({ segments }) => segments),
  ];
  const startOf = (place: number) => said.get(place)?.startSeconds ?? null;
  const { clockStart, recording } = version;
  const play = (startSeconds: number | null) => {
    const clock = { clockStart, startsAt: recording?.startsAt ?? null };
    const from = placeInRecording(startSeconds, clock);
    return recording && from !== null ? { from, href: playAddress(recording, from) } : null;
  };
  return {
    cases: version.items.map(({ confirmedReason: _, ...one }) => ({
      ...one,
      startSeconds: startOf(one.firstSegment),
      /** Where it is heard in the recording; null where nobody knows. */
      play: play(startOf(one.firstSegment)),
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

/** What an editor put right before anybody could read it is no correction. */
const correctedAt = (editedAt: string | null, firstPublishedAt: Date) =>
  editedAt !== null && new Date(editedAt) > firstPublishedAt ? editedAt : null;

export type MeetingFacts = NonNullable<ReturnType<typeof factsOf>>;
