import type { AgendaLine } from './agenda-line.ts';
import { type Designator, readDesignator } from './designator.ts';
import { type Reading, textSoFar } from './outline-reading.ts';
import { awaitsNumber, goesOn } from './unfinished-line.ts';

/** In characters: 'Amending Chapter 15.155 (Urban Lot Splits) and Chapter', and not '2. ORDINANCES'. */
const fullLine = 40;

/** The designator that a line begins with and what stands behind it; null where it begins with none. */
export function designatorOf(
  reading: Reading,
  line: AgendaLine,
): { designator: Designator; rest: string } | null {
  const read =
    readDesignator(line.text) ?? readInList(line.text) ?? readBelowLetter(reading, line.text);
  if (read === null) return null;
  const above = line.isAfterGap ? '' : (reading.before?.text ?? '');
  const isInTitle = above.length > fullLine && awaitsNumber(above);
  if (isInTitle && read.designator.wrap === '') return null;
  // A number at the start of a line may be the middle of a sentence.
  const { before, open } = reading;
  const isInside =
    open !== 'nothing' &&
    before !== null &&
    !line.isAfterGap &&
    goesOn(before, line, textSoFar(reading));
  if (isInside && followsOn(reading, read.designator)) return read;
  if (isInside && !read.designator.isSure) return null;
  if (isInside && before.room !== null && awaitsNumber(textSoFar(reading))) return null;
  const isPageNumber =
    read.rest === '' && read.designator.wrap === '' && read.designator.parts.length === 1;
  return isPageNumber ? null : read;
}

/** '- VI.A Broadband': a mark of the list before the number of the item. */
function readInList(text: string) {
  const read = /^[-–•*] (?=\S)/.test(text) ? readDesignator(text.slice(2)) : null;
  return read !== null && read.designator.parts.length > 1 ? read : null;
}

/** 'D-1  Time extension' below 'D': a letter that is open, and no mark behind the number. */
function readBelowLetter({ entries }: Reading, text: string) {
  const [whole, letter] = /^([A-Z])-\d{1,2}(?=\s+["“(]?[\p{Lu}\d])/u.exec(text) ?? [];
  const above = entries.findLast(({ designator }) => /^[A-Z]$/.test(designator ?? ''));
  if (whole === undefined || above?.designator !== letter) return null;
  return readDesignator(`${whole}.${text.slice(whole.length)}`);
}

function lastDesignator({ entries }: Reading): Designator | undefined {
  const written = entries.findLast(({ kind }) => kind === 'designated')?.designator ?? '';
  return readDesignator(`${written}. X`)?.designator;
}

/** '7.2' after 7.1, though 7.1 fills its line: a part of two numbers that counts on. */
function followsOn(reading: Reading, { parts, counts }: Designator): boolean {
  const last = lastDesignator(reading);
  if (!last || parts.length < 2 || last.parts.length !== parts.length) return false;
  const isSibling = parts.slice(0, -1).every((part, index) => part === last.parts[index]);
  return (
    isSibling &&
    counts.some(({ style, value }) =>
      last.counts.some((one) => one.style === style && one.value === value - 1),
    )
  );
}

/** '2.3 Lease' among the files of item 7.5: their numbers are of another list. */
export function isNumberOfFile(reading: Reading, designator: Designator): boolean {
  const { parts } = designator;
  if (parts.length < 2 || followsOn(reading, designator)) return false;
  const open = lastDesignator(reading)?.parts ?? [];
  if (parts[0] !== open[0]) return Number(parts[0]) !== Number(open[0]) + 1;
  return parts.length === open.length && Number(parts.at(-1)) <= Number(open.at(-1));
}
