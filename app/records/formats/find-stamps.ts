import { labelKind } from './speaker-labels.ts';
import { parseStamp, type Stamp } from './stamps.ts';

/** A time in a record's text, with the speaker who is named before it on its line. */
export type FoundStamp = Stamp & { from: number; to: number; speaker: string | null };

const time = String.raw`\d{1,3}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?`;
const bracketed = new RegExp(String.raw`\[(${time}(?:\s?[AP]\.?M\.?)?)\]:?`, 'gi');
// No time of a clock, which has its AM or PM.
const atStart = String.raw`^[ \t]*[([]?(${time})[)\]]?(?![\d:.,]|[ \t]?[ap]\.?m\b)`;
/** The ways in which lines are stamped; a record has one of them. */
const onLines = [
  // '0:04' by itself.
  new RegExp(String.raw`${atStart}[ \t]*$`, 'gim'),
  // '(0:04) Good evening', '0:04 - Good evening'.
  new RegExp(String.raw`${atStart}(?:[ \t]*[-–—:](?=[ \t]))?(?=[ \t]*\S)`, 'gim'),
  // 'Jane Doe  0:05', 'Speaker 2 (00:05):'.
  new RegExp(String.raw`(?<=^[^\n]{2,60}[ \t])[([]?(${time})[)\]]?:?(?=[ \t]*$)`, 'gim'),
];
const isNamed = (way: RegExp) => way === onLines[2];

/**
 * All times in a text, in order: in brackets wherever they stand, or, as transcripts that are copied
 * from a video's page have them, bare at the start of lines or behind who speaks.
 */
export function findStamps(text: string): FoundStamp[] {
  const inBrackets = stampsBy(bracketed, text);
  const onOwnLines = lineStamps(text);
  if (inBrackets.length * 2 >= onOwnLines.length) return inBrackets;
  return onOwnLines.map((stamp) => ({ ...stamp, to: afterSpokenTime(text, stamp) }));
}

const headLetters = 40_000;
/** Fewer times, or times that go back, are those of an order of business. */
const stamped = { fewest: 3, inOrder: 0.95, fromStart: 120, fewestLater: 20 };

/** Whether a text is cut by times since a recording's start, on their own lines or at their start. */
export const isLineStamped = (text: string): boolean =>
  lineStamps(text.slice(0, headLetters)).length > 0;

function lineStamps(text: string): FoundStamp[] {
  const found = onLines
    .map((way) => stampsBy(way, text).filter(({ speaker }) => !isNamed(way) || speaker !== null))
    .reduce((most, other) => (other.length > most.length ? other : most));
  const inOrder = found.filter(({ seconds }, at) => seconds >= (found[at - 1]?.seconds ?? 0));
  const isFromStart = (found[0]?.seconds ?? Infinity) <= stamped.fromStart;
  return found.length >= (isFromStart ? stamped.fewest : stamped.fewestLater) &&
    inOrder.length >= stamped.inOrder * found.length
    ? found
    : [];
}

function stampsBy(pattern: RegExp, text: string): FoundStamp[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const stamp = parseStamp(match[1] ?? '');
    if (stamp === null) return [];
    const speaker = labelBefore(text, match.index);
    const from = speaker === null ? match.index : match.index - speaker.length;
    return [
      { ...stamp, from, to: match.index + match[0].length, speaker: speaker?.trim() ?? null },
    ];
  });
}

const longestLabel = 60;

/** The speaker's label that stands alone before a stamp on its line, with the spaces after it. */
function labelBefore(text: string, stampAt: number): string | null {
  const window = text.slice(Math.max(0, stampAt - longestLabel), stampAt);
  const lineBreak = window.lastIndexOf('\n');
  if (lineBreak === -1 && stampAt > longestLabel) return null;
  const label = window.slice(lineBreak + 1);
  return labelKind(label.trim()) === null ? null : label;
}

const spokenTime = /^\s{0,4}((?:\d{1,3} (?:hours?|minutes?|seconds?)(?:, )?){1,3})/;
const unitSeconds = { h: 3600, m: 60, s: 1 };

/** '0:04' is followed by '4 seconds' where the words for screen readers were copied with it. */
function afterSpokenTime(text: string, { to, seconds }: FoundStamp): number {
  const found = spokenTime.exec(text.slice(to, to + 60));
  if (!found) return to;
  let told = 0;
  for (const [, count, unit] of (found[1] ?? '').matchAll(/(\d+) ([hms])/g))
    told += Number(count) * unitSeconds[unit as keyof typeof unitSeconds];
  return told === Math.floor(seconds) ? to + found[0].length : to;
}
