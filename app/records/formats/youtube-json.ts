import { z } from 'zod';
import type { Transcript } from '../transcript.ts';
import type { Cue } from './cue.ts';
import { plainCueText } from './cue-text.ts';
import { checkCueCount, joinCues } from './join-cues.ts';

const seconds = z.coerce.number().nonnegative().nullish().catch(null);

const eventList = z.object({
  events: z.array(
    z.object({
      tStartMs: seconds,
      dDurationMs: seconds,
      segs: z.array(z.object({ utf8: z.string().catch('') }).catch({ utf8: '' })).nullish(),
    }),
  ),
});
const plainList = z
  .array(
    z.object({
      text: z.string(),
      start: z.coerce.number().nonnegative(),
      duration: z.coerce.number().nonnegative(),
      speaker: z.undefined().optional(),
    }),
  )
  .min(1);

/** YouTube's captions: `events` with `segs` (json3), or a list of text, start and duration. */
export function youtubeCues(value: unknown): Cue[] | null {
  if (Array.isArray(value)) checkCueCount(value.length);
  const events = eventList.safeParse(value);
  if (events.success && events.data.events.some((event) => event.segs)) {
    checkCueCount(events.data.events.length);
    return events.data.events.flatMap(({ tStartMs, dDurationMs, segs }) => {
      const text = (segs ?? []).map((seg) => seg.utf8).join('');
      const start = tStartMs ?? null;
      return text.trim() === '' ? [] : [cueOf(text, start, dDurationMs ?? null, 1000)];
    });
  }
  const list = plainList.safeParse(value);
  if (!list.success) return null;
  return list.data.map(({ text, start, duration }) => cueOf(text, start, duration, 1));
}

function cueOf(text: string, start: number | null, duration: number | null, unit: number): Cue {
  return {
    startSeconds: start === null ? null : start / unit,
    endSeconds: start === null || duration === null ? null : (start + duration) / unit,
    speaker: null,
    text: plainCueText(text),
  };
}

export function readYoutubeJson(cues: Cue[]): Transcript {
  const { segments, leftOut } = joinCues(trimOverlaps(cues));
  return {
    format: 'youtube-json',
    title: null,
    description: null,
    date: null,
    clockStartSeconds: null,
    segments,
    leftOut,
  };
}

/** YouTube keeps a line on screen while the next is spoken: a cue's speech ends where that starts. */
function trimOverlaps(cues: Cue[]): Cue[] {
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.startSeconds ?? null;
    const { startSeconds, endSeconds } = cue;
    if (next === null || endSeconds === null || startSeconds === null) return cue;
    return next >= startSeconds && next < endSeconds ? { ...cue, endSeconds: next } : cue;
  });
}
