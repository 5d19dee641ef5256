import { recordTime } from '#app/meetings/record-time.ts';
import type { Segment, Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { breaks, closes, opens } from './meeting-phrases.ts';

/** A moment of silence and the pledge are over by then. */
const silentStartSeconds = 180;
/** Longer, and without a break announced, captions were lost. */
const gapSeconds = 600;
/** So many passages before a silence say whether a break is taken. */
const passagesBefore = 12;
const passagesAtStart = 60;

/** Minutes without a word: before the meeting is opened, or in the middle of it. */
export function findSilences(transcript: Transcript): Fault[] {
  return [...silentStart(transcript), ...gaps(transcript)];
}

function silentStart({ segments, clockStartSeconds }: Transcript): Fault[] {
  const [first] = segments;
  // Clock times begin with the first stamp, whenever the recording began.
  if (!first || first.startSeconds === null || clockStartSeconds !== null) return [];
  if (first.startSeconds < silentStartSeconds) return [];
  const time = recordTime(first.startSeconds, null);
  const isOpened = opens.test(textOf(segments.slice(0, passagesAtStart)));
  if (isOpened) {
    const message = `Nothing is said before ${time}: the recording begins before the meeting.`;
    return [{ kind: 'silent-start', message, gap: null, segments: [first.index] }];
  }
  return [
    {
      kind: 'starts-late',
      message: `The record begins at ${time} of the recording, and nobody opens the meeting in it: what was said before is missing. Look for a whole record.`,
      gap: `The record begins at ${time} of the recording: what was said before is missing.`,
      segments: [first.index],
    },
  ];
}

function gaps({ segments, clockStartSeconds }: Transcript): Fault[] {
  const faults: Fault[] = [];
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    const from = before?.endSeconds ?? before?.startSeconds ?? null;
    const to = segment.startSeconds;
    if (!before || from === null || to === null || to - from < gapSeconds) continue;
    const said = textOf(segments.slice(Math.max(0, index - passagesBefore), index + 1));
    if (breaks.test(said) || closes.test(said)) continue;
    const place = `between ${recordTime(from, clockStartSeconds)} and ${recordTime(to, clockStartSeconds)}`;
    faults.push({
      kind: 'gap',
      message: `The record has no word ${place}, and no break is announced: captions may be missing.`,
      gap: `The record has no word ${place}.`,
      segments: [before.index, segment.index],
    });
  }
  return faults;
}

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join(' ');
