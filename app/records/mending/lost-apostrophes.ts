import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Segment } from '../transcript.ts';

const pronouns = words('I we you they he she it that there who what');
const denied = words('do does did is are was were ca wo could would should has have had');
/** 'I m', 'we ll', 'don t': nobody writes so who has an apostrophe. */
const parted = pattern(
  'gi',
)`\b(?:${pronouns} (?:m|ll|ve|re|d)|${denied}n t|(?:it|that|there|what|who|let) s)\b`;
const whole = /\b\p{L}+['’](?:s|m|ll|ve|re|d|t)\b/giu;
/** Fewer may be slips of whoever typed. */
const fewest = 10;
/** Where so many of a hundred have theirs, they were not lost but left out here and there. */
const mostWhole = 0.1;

const mends: readonly (readonly [RegExp, string])[] = [
  [pattern('gi')`\b(${pronouns}) (m|ll|ve|re|d)\b`, "$1'$2"],
  [pattern('gi')`\b(${denied}n) t\b`, "$1't"],
  // 'Catherine s. Reed' is a name.
  [/(?<=\p{L}{2}) s\b(?![.-])/gu, "'s"],
];

/** 'Let' s see', 'I'  ll second': a blank behind the apostrophe. */
const blank = /(?<=(?!s)\p{L}['’])\s{1,3}(?=(?:s|m|ll|ve|re|d|t)\b(?!-))/giu;

/**
 * Words that have lost their apostrophes, 'the motion s been made', in a record that has lost nearly all; or
 * that are parted behind them, 'the motion' s been made'.
 */
export function setApostrophes(segments: Segment[]): { segments: Segment[]; leftOut: string[] } {
  const count = (marks: RegExp) =>
    segments.reduce((sum, { text }) => sum + (text.match(marks)?.length ?? 0), 0);
  if (count(blank) >= fewest)
    return {
      segments: segments.map((segment) => ({ ...segment, text: segment.text.replace(blank, '') })),
      leftOut: ['Words were parted behind their apostrophes (“let’ s”): they were joined again.'],
    };
  const lost = count(parted);
  if (lost < fewest || count(whole) > mostWhole * lost) return { segments, leftOut: [] };
  return {
    segments: segments.map((segment) => ({
      ...segment,
      text: mends.reduce((text, [lacks, has]) => text.replace(lacks, has), segment.text),
    })),
    leftOut: ['Words had lost their apostrophes (“don t”, “we ll”): they were set again.'],
  };
}
