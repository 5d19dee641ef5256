import type { Transcript } from '../transcript.ts';
import type { Cue } from './cue.ts';
import { plainCueText } from './cue-text.ts';
import { checkCueCount, joinCues } from './join-cues.ts';
import { parseStamp } from './stamps.ts';

const timing =
  /^\s{0,8}((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s{0,8}-->\s{0,8}((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** Whether a line holds a caption's times, as SRT and WebVTT write them. */
export function isTimingLine(line: string): boolean {
  return timing.test(line.slice(0, 200));
}

/** SRT: numbered cues with times; styling is taken out, missing numbers and blank lines are borne. */
export function readSrt(text: string): Transcript {
  const cues: Cue[] = [];
  let open: { startSeconds: number | null; endSeconds: number | null; lines: string[] } | null =
    null;
  let isNumbered = false;
  let last = '';
  let emptyAtEnd = false;
  const close = (nextFollows: boolean) => {
    if (open === null) return;
    const { startSeconds, endSeconds, lines } = open;
    while (lines.at(-1)?.trim() === '') lines.pop();
    // The line before the next cue's times is that cue's number.
    if (nextFollows && isNumbered && /^\d+$/.test(lines.at(-1)?.trim() ?? '')) lines.pop();
    const said = plainCueText(lines.join('\n')).trim();
    emptyAtEnd = said === '' && !nextFollows;
    if (said !== '') cues.push({ startSeconds, endSeconds, speaker: null, text: said });
    checkCueCount(cues.length);
  };
  for (const line of text.split('\n')) {
    const times = line.includes('-->') ? timing.exec(line) : null;
    if (times === null) {
      open?.lines.push(line);
      if (line.trim() !== '') last = line;
      continue;
    }
    if (open === null) isNumbered = /^\d+$/.test(last.trim());
    close(true);
    const startSeconds = parseStamp(times[1] ?? '')?.seconds ?? null;
    const endSeconds = parseStamp(times[2] ?? '')?.seconds ?? null;
    open = { startSeconds, endSeconds, lines: [] };
  }
  close(false);
  const { segments, leftOut } = joinCues(cues);
  if (emptyAtEnd) leftOut.push('The last caption has no text: the file may be cut off.');
  return {
    format: 'srt',
    title: null,
    description: null,
    date: null,
    clockStartSeconds: null,
    segments,
    leftOut,
  };
}
