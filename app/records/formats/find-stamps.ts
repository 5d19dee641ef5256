import { labelKind } from './speaker-labels.ts';
import { parseStamp, type Stamp } from './stamps.ts';

/** A time in a record's text, with the speaker who is named before it on its line. */
export type FoundStamp = Stamp & { from: number; to: number; speaker: string | null };

const time = String.raw`\d{1,3}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?`;
const half = String.raw`[ \t]?[AP]\.?M(?!\p{L})\.?`;
const bracketed = new RegExp(String.raw`\[(${time}(?:${half})?)\]:?`, 'giu');
/** '0:04', '0:04 - Good evening', '00:00:04.250: >>', '10:15:04AM >>'; '6:30 p.m.' is a time of day that was said. */
const bare = new RegExp(
  String.raw`^[ \t]*(${[
    String.raw`\d{1,3}:\d{2}:\d{2}(?:\.\d{1,3})?(?:${half}(?=[ \t]*(?:>>|[-–—:]|$)))?`,
    String.raw`\d{1,3}:\d{2}(?![ \t]?[ap]\.?m\b)`,
  ].join('|')})(?![\d.,]|:(?![ \t]))(?:[ \t]*[-–—:](?=[ \t]))?`,
  'gimu',
);

/** All times in a text, in order: in brackets wherever they stand, or bare at the start of lines. */
export function findStamps(text: string): FoundStamp[] {
  const inBrackets = stampsBy(bracketed, text);
  const onLines = lineStamps(text);
  if (inBrackets.length >= onLines.length) return inBrackets;
  return onLines.map((stamp) => ({ ...stamp, to: afterSpokenTime(text, stamp) }));
}

const headLetters = 40_000;

/** Whether a text is cut by bare times at the start of lines, as a video's page gives its transcript. */
export const isLineStamped = (text: string): boolean =>
  lineStamps(text.slice(0, headLetters)).length > 0;

/** Fewer times, or more that go back, are those of an order of business. Seconds from the start. */
const stamped = { fewest: 3, inOrder: 0.75, fromStart: 120, fewestLater: 20 };

function lineStamps(text: string): FoundStamp[] {
  const found = stampsBy(bare, text);
  const kept = found.filter((_, at) => !isAhead(found, at));
  const [first] = found;
  const isWhole = first?.onClock || /:\d+:/.test(text.slice(first?.from, first?.to));
  const isFromStart = isWhole || (first?.seconds ?? Infinity) <= stamped.fromStart;
  return kept.length >= (isFromStart ? stamped.fewest : stamped.fewestLater) &&
    kept.length >= stamped.inOrder * found.length
    ? kept
    : [];
}

/** Whether a time is later than the next one, which follows on the one before: it was said. */
function isAhead(found: readonly FoundStamp[], at: number): boolean {
  const [before, own, next] = [-1, 0, 1].map((step) => found[at + step]?.seconds);
  return own !== undefined && next !== undefined && next < own && next >= (before ?? 0);
}

function stampsBy(pattern: RegExp, text: string): FoundStamp[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const stamp = parseStamp(match[1] ?? '');
    if (stamp === null) return [];
    const label = labelBefore(text, match.index);
    const from = match.index - (label?.length ?? 0);
    return [{ ...stamp, from, to: match.index + match[0].length, speaker: label?.trim() ?? null }];
  });
}

const longestLabel = 60;

/** The speaker's label that stands alone before a stamp on its line, with the spaces around it. */
function labelBefore(text: string, stampAt: number): string | null {
  const window = text.slice(Math.max(0, stampAt - longestLabel), stampAt);
  const lineBreak = window.lastIndexOf('\n');
  if (lineBreak === -1 && stampAt > longestLabel) return null;
  const label = window.slice(lineBreak + 1);
  return labelKind(label.trim()) === null ? null : label;
}

const spokenTime = /^\s{0,4}((?:\d{1,3} (?:hours?|minutes?|seconds?)(?:, )?){1,3})/;
const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** '0:04' is followed by '4 seconds' where the words for screen readers were copied with it. */
function afterSpokenTime(text: string, { to, seconds }: FoundStamp): number {
  const found = spokenTime.exec(text.slice(to, to + longestLabel));
  if (!found) return to;
  const told = [...(found[1] ?? '').matchAll(/(\d+) ([hms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0),
    0,
  );
  return told === Math.floor(seconds) ? to + found[0].length : to;
}
