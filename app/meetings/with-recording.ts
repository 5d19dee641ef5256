import { type Playable, withPlayLinks } from './play-links.ts';
import { placeInRecording, playAddress, type Recording } from './recording.ts';

/** When segments were said, by their indexes. */
export type SegmentTimes = ReadonlyMap<
  number,
  { startSeconds: number | null; endSeconds: number | null }
>;

type Heard = { recording: Recording; times: SegmentTimes; clockStart: number | null };

/** The HTML of a summary whose sentences can be played from where they were said. */
export function withRecording(html: string, { recording, times, clockStart }: Heard): string {
  const clock = { clockStart, startsAt: recording.startsAt };
  if (clockStart !== null && recording.startsAt === null) return html;
  return withPlayLinks(html, (segment): Playable | null => {
    const said = times.get(segment);
    const from = placeInRecording(said?.startSeconds ?? null, clock);
    if (from === null) return null;
    const end = said?.endSeconds ?? times.get(segment + 1)?.startSeconds ?? null;
    const until = placeInRecording(end, clock) ?? from;
    return { from, until: Math.max(until, from + 1), href: playAddress(recording, from) };
  });
}
