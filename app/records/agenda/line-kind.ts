import { pattern, words } from '#app/platform/language/pattern.ts';
import { capitalShare, isShouted } from '../formats/capitals.ts';
import type { AgendaLine } from './agenda-line.ts';
import { isBoilerplate, isTitleBlock } from './boilerplate.ts';
import { readDesignator } from './designator.ts';
import { readFileNumber } from './file-number.ts';
import { isSectionName, leadOf } from './section-names.ts';
import { tellsWho } from './who-brings.ts';

const mostHeadingWords = 14;
const mostItemWords = 14;
/** Of an item whose parts follow it. */
const mostLeadWords = 7;

/** Whether a line without a designator is a heading: in capitals, in bold, or named like a section. */
export function isHeadingLine({ text, isStrong, isAfterGap, isTimed }: AgendaLine): boolean {
  const words = text.split(' ').length;
  if (isStrong && isSectionName(leadOf(text))) return true;
  if (!/\p{L}{3}/u.test(text)) return false;
  if (isSectionName(text) || (isAfterGap && isSectionName(withoutNote(text)))) return true;
  const lead = leadOf(text);
  const isPrivate = /^(?:closed|executive) session$/i.test(lead);
  if ((isAfterGap || isPrivate) && isShouted(lead) && isSectionName(lead)) return true;
  if (words > mostHeadingWords) return false;
  const isClosed = /[.;,]$/.test(text) && !/\b[ap]\.m\.$/i.test(text);
  if (isStrong || isTimed) return !isClosed || words <= 4;
  const share = capitalShare(text) ?? (/\p{Ll}/u.test(text) ? 0 : 1);
  return share > 0.85 && !isClosed;
}

/** 'Public Input (items not on the agenda)' */
const withoutNote = (text: string) => text.replace(/ \([^()]*\)$/, '');

/** Whether a heading may stand before the first item, and is not the block on top. */
export function isFirstHeading(line: AgendaLine): boolean {
  return isHeadingLine(line) && (isSectionName(line.text) || !isTitleBlock(line.text));
}

const opening =
  /^(?:(?:meeting )?call(?:ed)?\b.{0,60}\bto order|opening|roll ?call|invocation|pledge)\b/i;

/** Whether a heading names a meeting, or the part that begins one. */
export function opensMeeting(line: AgendaLine): boolean {
  const title = readDesignator(line.text)?.rest ?? line.text;
  if (opening.test(title)) return true;
  return isHeadingLine(line) && /\b(?:meeting|session|workshop)\b(?!.*\bminutes\b)/i.test(title);
}

const bullets = '[•●○▪■◦‣⁃*·►➢✓]';
export const bullet = pattern()`^(?:${bullets}|[-–—o](?=\s))\s*`;
/** No dash, with which a title may go on. */
export const sureBullet = pattern()`^${bullets} `;

/** '(Executive session held 5/6/25)' tells of an item; '(Real property negotiations)' is one. */
const toldInBrackets = /^\([^()]*\b(?:held|scheduled|continued|postponed)\b[^()]*\d[^()]*\)$/i;
/** 'Ruiz, Dana – reimbursement for training 80.00', but not 'Signs – Chapter 12.04'. */
const payment =
  /\s[-–—]\s.*[^\d.](?<!\b(?:chapter|section|title|article|part|code|no\.?) )\d[\d,]*\.\d{2}$/i;

/** Whether a line of its own below an item names a part of it, rather than telling of it. */
export function isPlainItem(line: AgendaLine, above: string): boolean {
  const { text } = line;
  if (tellsWho(text, above)) return false;
  if (isBoilerplate(text) || /[.;,]$/.test(text.replace(/\b(?:Jr|Sr|Inc|Co|Dr|St)\.$/, ''))) {
    return false;
  }
  // 'The council may vote to go into a closed session for:' leads to what follows.
  if (text.endsWith(':') && text.split(' ').length > mostLeadWords) return false;
  if (toldInBrackets.test(text) || payment.test(text)) return false;
  // '30, 2024 (Fin)' goes on with what is told of an item.
  if (/^\d+[,)]/.test(text)) return false;
  if (text.split(' ').length > mostItemWords || !/^["“‘'(]?[\p{Lu}\d]/u.test(text)) return false;
  return /:$/.test(above) || isShouted(above) || isSectionName(above);
}

/** 'Case No. 2024-11 Petrosky, 18 Elm Place' */
const numbered =
  /^(?:case|file|docket|application|petition|appeal|bill|ordinance|resolution) (?:no\.?|number|#) ?\S*\d\S* +["“(]?\p{Lu}/iu;

/** '2024-10 Alfred Street: two hour parking': the number of its file, and its title. */
export function isPaper(text: string): boolean {
  if (numbered.test(text)) return true;
  const [number = '', title = ''] = text.split(/(?<=^\S+) +/);
  return readFileNumber(text) === number && /^["“(]?\p{Lu}/u.test(title);
}

const ofPapers = pattern('iu')`^(?:${words(`
  no nos number file case item bill council assembly house senate ordinance resolution ord reso? resol? petition
  application docket appointment information zoning board legislative clerk budget joint hearing public rez project
`)}|\p{Lu}{1,5})$`;

/** A title that says nothing yet: 'Resolution No. 2026-02', 'CB 119814'. */
export function isReferenceAlone(title: string): boolean {
  const number = readFileNumber(title);
  if (number === null) return false;
  const words = title.replace(number, ' ').match(/\p{L}{2,}/gu) ?? [];
  const endsInIt = title.trimEnd().endsWith(number);
  return words.length <= 2 && (endsInIt || words.every((word) => ofPapers.test(word)));
}
