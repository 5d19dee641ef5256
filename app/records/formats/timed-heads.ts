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

/** Whether a text is of turns under both their times, as tools that tell voices apart write them. */
export function isUnderTimes(text: string): boolean {
  const starts = [...text.matchAll(head)].map(({ groups }) => secondsOf(groups?.start ?? ''));
  const isInOrder = starts.every((start, at) => start !== null && start >= (starts[at - 1] ?? 0));
  return starts.length >= fewestHeads && isInOrder;
}

/** Turns, each under its times or behind them, with the speaker before them where one is named. */
export function readTimedHeads(text: string): Transcript {
  const heads = [...text.matchAll(head)];
  const cues = heads.map((found, at): Cue => {
    const { label = '', start = '', end = '' } = found.groups ?? {};
    return {
      startSeconds: secondsOf(start),
      endSeconds: secondsOf(end),
      speaker: label.replace(/:$/, '').trim() || null,
      text: text.slice(found.index + found[0].length, heads[at + 1]?.index).trim(),
    };
  });
  const { segments, leftOut } = joinCues(cues.filter((cue) => cue.text !== ''));
  const above = text
    .slice(0, heads[0]?.index)
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
