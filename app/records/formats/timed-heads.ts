import { pattern } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';
import type { Cue } from './cue.ts';
import { joinCues } from './join-cues.ts';
import { secondsOf } from './stamps.ts';

const time = String.raw`\d{1,6}(?:\.\d{1,6})?s?|(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,6})?`;
/** 'Speaker 1 [12.18 - 44.7]', '[00:12 --> 00:44] Speaker 1: Good evening.' */
const head = pattern(
  'gm',
)`^[ \t]{0,8}(?<label>[^[\]()\n]{0,60}?)[ \t]*[[(](?<start>${time})[ \t]*(?:-->|->|[-–—]|to)[ \t]*(?<end>${time})[\])][ \t]*:?[ \t]*`;

/** Fewer of them may be a reference, or hours of business. */
const fewestHeads = 3;

type Head = Omit<Cue, 'text'> & { from: number; to: number };

/** Those that go on in time: '8:30 - 4:30' ends before it begins, and '(3 - 4) members' goes back. */
function headsIn(text: string): Head[] {
  let last = 0;
  const all = [...text.matchAll(head)];
  const isSquare = all[0]?.[0].includes('[');
  return all.flatMap((found): Head[] => {
    if (found[0].includes('[') !== isSquare) return [];
    const { label = '', start = '', end = '' } = found.groups ?? {};
    const [startSeconds, endSeconds] = [secondsOf(start), secondsOf(end)];
    if (startSeconds === null || endSeconds === null) return [];
    if (endSeconds < startSeconds || startSeconds < last) return [];
    last = startSeconds;
    const speaker = label.replace(/:$/, '').trim() || null;
    const to = found.index + found[0].length;
    return [{ startSeconds, endSeconds, speaker, from: found.index, to }];
  });
}

/** Whether a text is of turns under both their times, as tools that tell voices apart write them. */
export function isUnderTimes(text: string): boolean {
  const all = [...text.matchAll(head)];
  const heads = headsIn(text);
  // Hours, years and pages are whole numbers between round brackets.
  const isTold = all.some(([whole]) => whole.includes('[') || /\d\.\d|:\d{2}:|\ds\b/.test(whole));
  return heads.length >= fewestHeads && heads.length * 2 > all.length && isTold;
}

/** Turns, each under its times or behind them, with the speaker before them where one is named. */
export function readTimedHeads(text: string): Transcript {
  const heads = headsIn(text);
  const cues = heads.map(
    ({ from: _, to, ...cue }, at): Cue => ({
      ...cue,
      text: text.slice(to, heads[at + 1]?.from).trim(),
    }),
  );
  const { segments, leftOut } = joinCues(cues.filter((cue) => cue.text !== ''));
  const above = text
    .slice(0, heads[0]?.from)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (above.length > 0)
    leftOut.push(
      `${above.length === 1 ? 'A line' : `${above.length} lines`} above the turns: not used.`,
    );
  return {
    ...{ format: 'named-turns', title: null, description: null, date: null },
    ...{ clockStartSeconds: null, segments, leftOut },
  };
}
