import { capitalShare } from '../formats/capitals.ts';
import type { AgendaLine } from './agenda-line.ts';
import { isBoilerplate, isTitleBlock } from './boilerplate.ts';
import { readFileNumber } from './file-number.ts';
import { isSectionName, leadOf } from './section-names.ts';

const mostHeadingWords = 14;
const mostItemWords = 14;
/** Of an item whose parts follow it. */
const mostLeadWords = 7;

/** Whether a line without a designator is a heading: in capitals, in bold, or named like a section. */
export function isHeadingLine({ text, isStrong }: AgendaLine): boolean {
  const words = text.split(' ').length;
  if (isStrong && isSectionName(leadOf(text))) return true;
  if (words > mostHeadingWords || !/\p{L}{3}/u.test(text)) return false;
  if (isSectionName(text)) return true;
  const isClosed = /[.;,]$/.test(text) && !/\b[ap]\.m\.$/i.test(text);
  if (isStrong) return !isClosed || words <= 4;
  const share = capitalShare(text) ?? (/\p{Ll}/u.test(text) ? 0 : 1);
  return share > 0.85 && !isClosed;
}

/** Whether a heading may stand before the first item, and is not the block on top. */
export function isFirstHeading(line: AgendaLine): boolean {
  return isHeadingLine(line) && (isSectionName(line.text) || !isTitleBlock(line.text));
}

export const bullet = /^(?:[•●○▪■◦‣⁃*·►➢✓]|[-–—o](?=\s))\s*/;

/** Whether a line of its own below an item names a part of it, rather than telling of it. */
export function isPlainItem(line: AgendaLine, above: string): boolean {
  const { text } = line;
  if (isBoilerplate(text) || /[.;,]$/.test(text.replace(/\b(?:Jr|Sr|Inc|Co|Dr|St)\.$/, ''))) {
    return false;
  }
  // 'The council may vote to go into a closed session for:' leads to what follows.
  if (text.endsWith(':') && text.split(' ').length > mostLeadWords) return false;
  if (text.split(' ').length > mostItemWords || !/^["“‘'(]?[\p{Lu}\d]/u.test(text)) return false;
  return /:$/.test(above) || isShouted(above) || isSectionName(above);
}

export function isShouted(text: string): boolean {
  return !/\p{Ll}{2}/u.test(text) && /\p{Lu}{3}/u.test(text);
}

/** A title that says nothing yet: 'Resolution No. 2026-02', 'CB 119814'. */
export function isReferenceAlone(title: string): boolean {
  const number = readFileNumber(title);
  if (number === null) return false;
  const words = title.replace(number, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length <= 2;
}
