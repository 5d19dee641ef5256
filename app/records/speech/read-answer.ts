import { z } from 'zod';
import type { HeardSegment } from './heard.ts';

const segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  /** In diarized_json */
  speaker: z.union([z.string(), z.number()]).nullish().catch(null),
});

/** What verbose_json and diarized_json have in common; services leave out the one or other. */
const answer = z.object({
  duration: z.coerce.number().nonnegative().nullish().catch(null),
  text: z.string().nullish().catch(null),
  segments: z.array(segment).nullish(),
});

export type ReadAnswer = { seconds: number | null; segments: HeardSegment[] };

/**
 * What a service heard in a piece of sound that is `seconds` long, where that is known, and begins at
 * `from` in the recording. Null where the answer is none.
 */
export function readSpeechAnswer(
  value: unknown,
  { from, seconds }: { from: number; seconds: number | null },
): ReadAnswer | null {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return null;
  const { text, segments, duration } = parsed.data;
  if (!segments && (text === null || text === undefined)) return null;
  const length = seconds ?? duration ?? null;
  const listed = segments?.length
    ? segments
    : [{ start: 0, end: length ?? 0, text: text ?? '', speaker: null }];
  // A service that loses itself tells times behind the end.
  const within = (second: number) => from + Math.min(Math.max(0, second), length ?? second);
  return {
    seconds: duration ?? null,
    segments: listed
      .map(({ start, end, text: said, speaker }) => ({
        startSeconds: within(start),
        endSeconds: within(Math.max(start, end)),
        speaker: speaker === null || speaker === undefined ? null : String(speaker).slice(0, 80),
        text: said.replace(/\s+/g, ' ').trim(),
      }))
      .filter(({ text: said }) => said !== '')
      .sort((a, b) => a.startSeconds - b.startSeconds),
  };
}
