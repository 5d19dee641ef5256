import { small, tens } from '#app/platform/language/number-words.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import { isShouted } from '../formats/capitals.ts';
import type { AgendaLine } from './agenda-line.ts';
import { isPaper, isReferenceAlone } from './line-kind.ts';
import type { Reading } from './outline-reading.ts';
import type { RawEntry } from './raw-entry.ts';
import { isSectionName, leadOf } from './section-names.ts';
import { goesOn } from './unfinished-line.ts';

type Next = { last: RawEntry; before: AgendaLine; line: AgendaLine; soFar: string };

/** Whether a line goes on with the title, or what is told of it, that the line before left open. */
export function isContinuation({ last, before, line, soFar }: Next): boolean {
  if (isReferenceAlone(soFar) && !isSectionName(line.text)) return true;
  if (before.rank !== undefined) return false;
  // However full its line is, a paper whose sentence ends is whole where the next begins.
  if (isPaper(last.title) && /[.!?]$/.test(soFar) && isPaper(line.text)) return false;
  if (isBrokenSum({ line, soFar })) return true;
  // "MANAGER'S REPORT" below 'Board appointments: …' begins the next part.
  const isPart = isShouted(line.text) && !isShouted(soFar) && isSectionName(leadOf(line.text));
  if (isPart && !/[,;–—&/(-]$|\b(?:of|the|an?|for|to|and|or|by|on|in|at|with|from)$/i.test(soFar))
    return false;
  const isTold = /^[-–—]\s+\p{L}/u.test(line.text) && !line.isAfterGap;
  if (isTold && isReferenceAlone(soFar.split(/[.;:]\s/).at(-1) ?? '')) return true;
  const isBelowWords = before.hang !== undefined && before.hang === line.indent;
  // What stands below a title in capitals, and has none, tells of it.
  const isTelling = isShouted(soFar) && !isShouted(line.text);
  const isHanging = isBelowWords && !line.isAfterGap && !isTelling && !isWhole.test(soFar);
  if (!isHanging && !goesOn(before, line, soFar)) return false;
  // A heading that fills its line is followed by items more often than by its own second line.
  return !(last.kind === 'heading' && isShouted(last.title) && !isShouted(line.text));
}

/** A title that ends so is whole, but for 'Community Development Block Grant (CDBG)', which has its letters there. */
const isWhole = /[.:;?!]$|(?<!\([A-Z][A-Z&/-]{1,8})\)$/;

/** Of sums that are written out; nobody pays zero. */
const numeral = pattern()`${[
  ...Object.entries({ ...small, ...tens }).flatMap(([word, value]) => (value > 0 ? word : [])),
  ...words('hundred thousand million'),
]}`.source;
const sumBegun = pattern('i')`\b(?:exceed|dollars|cents|${numeral}(?:-${numeral})?)$`;
const sumGoesOn = pattern('i')`^(?:(?:${numeral}|dollars|and)\b|\(\$)`;

/** 'In an amount not to exceed' and 'THREE THOUSAND DOLLARS', however wide the page is. */
const isBrokenSum = ({ line, soFar }: Pick<Next, 'line' | 'soFar'>) =>
  !line.isAfterGap && sumBegun.test(soFar) && sumGoesOn.test(line.text);

/** Where the words of an open title begin, which goes on line after line. */
export function hangOf(
  { open, before, entries }: Reading,
  { indent, isAfterGap }: AgendaLine,
): number | undefined {
  const isNumbered = entries.at(-1)?.kind === 'designated';
  const isBelow = open !== 'nothing' && isNumbered && !isAfterGap && before?.hang === indent;
  return isBelow ? before?.hang : undefined;
}
