import type { AgendaLine } from './agenda-line.ts';
import { isAttachment, isBoilerplate, isInstruction } from './boilerplate.ts';
import { type Designator, readDesignator } from './designator.ts';
import { readLabel } from './labelled-lines.ts';
import {
  bullet,
  isFirstHeading,
  isHeadingLine,
  isPlainItem,
  isReferenceAlone,
  isShouted,
} from './line-kind.ts';
import { openOutline } from './outline-levels.ts';
import { isAtTop, isBeyondTheEnd, ownerOf, type Reading, textSoFar } from './outline-reading.ts';
import { type RawEntry, withoutSurroundings } from './raw-entry.ts';
import { isAdjournment, isSectionName } from './section-names.ts';
import { awaitsNumber, goesOn, joinLines } from './unfinished-line.ts';

type Line = AgendaLine & { number: number };

/** Tried one after the other; the first that says true has dealt with the line. */
const steps: ((reading: Reading, line: Line) => boolean)[] = [
  leaveAttachment,
  takeDesignated,
  (reading) => reading.isEnded && reading.entries.at(-1)?.title !== '',
  takeLabel,
  takeTitle,
  takeContinuation,
  leaveBoilerplate,
  takeBullet,
  takeHeading,
  takePlain,
];

/** The outline of an agenda's lines, whatever they were read from. */
export function readOutline(lines: readonly AgendaLine[]): RawEntry[] {
  const entries: RawEntry[] = [];
  const levels = openOutline((from) => {
    for (const entry of entries.slice(from)) entry.level += 1;
  });
  const width = lines.reduce(
    (most, { indent, text }) => Math.max(most, (indent ?? 0) + text.length),
    0,
  );
  const reading: Reading = {
    entries,
    levels,
    open: 'nothing',
    owner: undefined,
    before: null,
    isEnded: false,
    width,
    top: null,
  };
  for (const [number, line] of lines.entries()) {
    if (isBeyondTheEnd(reading, line)) break;
    if (!steps.some((step) => step(reading, { ...line, number }))) reading.open = 'nothing';
    reading.before = line;
  }
  return withoutSurroundings(entries);
}

function leaveAttachment(reading: Reading, { text }: Line): boolean {
  const rest = readDesignator(text)?.rest;
  if (!isAttachment(text) && !(rest && isAttachment(rest))) return false;
  if (reading.open === 'title' && reading.entries.at(-1)?.title === '') reading.entries.pop();
  reading.open = 'nothing';
  return true;
}

function takeDesignated(reading: Reading, line: Line): boolean {
  const read = designatorOf(reading, line);
  if (read === null || isInstruction(read.rest)) return false;
  const { designator, rest } = read;
  const at = { index: reading.entries.length, indent: line.indent };
  const level = reading.levels.designated(designator, at);
  if (level === null) return false;
  start(reading, line, { designator: designator.written, title: rest, level, kind: 'designated' });
  return true;
}

function takeLabel(reading: Reading, { text, indent }: Line): boolean {
  const last = reading.entries.at(-1);
  if (!last || last.title === '') return false;
  const label = readLabel(text);
  if (label === null) return false;
  reading.owner = ownerOf(reading.entries, indent);
  reading.owner?.labels.push(label);
  reading.open = 'label';
  return true;
}

/** The line below a number that stands alone. */
function takeTitle(reading: Reading, { text }: Line): boolean {
  const last = reading.entries.at(-1);
  if (!last || reading.open !== 'title' || last.title !== '') return false;
  last.title = text;
  if (isAtTop(reading, last) && isAdjournment(text)) reading.isEnded = true;
  return true;
}

function takeContinuation(reading: Reading, line: Line): boolean {
  const last = reading.entries.at(-1);
  const { before, open } = reading;
  if (!last || before === null || open === 'nothing') return false;
  const soFar = textSoFar(reading);
  if (isBoilerplate(line.text) && !goesOn(before, { ...line, isAfterGap: true }, soFar))
    return false;
  if (!isContinuation({ last, before, line, soFar })) return false;
  const label = open === 'label' ? reading.owner?.labels.at(-1) : undefined;
  if (label) label.text = joinLines(label.text, line.text);
  else last.title = joinLines(last.title, line.text);
  return true;
}

function leaveBoilerplate(reading: Reading, { text }: Line): boolean {
  if (!isBoilerplate(text)) return false;
  reading.open = 'nothing';
  return true;
}

function takeBullet(reading: Reading, line: Line): boolean {
  const mark = bullet.exec(line.text)?.[0];
  if (mark === undefined || reading.entries.length === 0) return false;
  const level = reading.levels.plain({ index: reading.entries.length, indent: line.indent });
  start(reading, line, {
    designator: null,
    title: line.text.slice(mark.length),
    level,
    kind: 'plain',
  });
  return true;
}

function takeHeading(reading: Reading, line: Line): boolean {
  const isFirst = reading.entries.length === 0;
  if (isFirst ? !isFirstHeading(line) : !isHeadingLine(line)) return false;
  const level = reading.levels.heading({
    index: reading.entries.length,
    indent: line.indent,
    isCentered: isMiddle(line, reading.width),
  });
  start(reading, line, { designator: null, title: line.text, level, kind: 'heading' });
  return true;
}

function takePlain(reading: Reading, line: Line): boolean {
  const above = reading.entries.findLast(({ kind }) => kind !== 'plain')?.title;
  if (above === undefined || !isPlainItem(line, above)) return false;
  const level = reading.levels.plain({ index: reading.entries.length, indent: line.indent });
  start(reading, line, { designator: null, title: line.text, level, kind: 'plain' });
  return true;
}

function start(
  reading: Reading,
  { number, indent }: Line,
  entry: Pick<RawEntry, 'designator' | 'title' | 'level' | 'kind'>,
): void {
  reading.entries.push({ ...entry, labels: [], line: number, indent });
  reading.open = 'title';
  if (entry.kind === 'designated') reading.top ??= entry.level;
  if (isAtTop(reading, entry) && isAdjournment(entry.title)) reading.isEnded = true;
}

function designatorOf(
  reading: Reading,
  line: AgendaLine,
): { designator: Designator; rest: string } | null {
  const read = readDesignator(line.text) ?? readBelowLetter(reading, line.text);
  if (read === null) return null;
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

/** 'D-1  Time extension' below 'D': a letter that is open, and no mark behind the number. */
function readBelowLetter({ entries }: Reading, text: string) {
  const [whole, letter] = /^([A-Z])-\d{1,2}(?=\s+["“(]?[\p{Lu}\d])/u.exec(text) ?? [];
  const above = entries.findLast(({ designator }) => /^[A-Z]$/.test(designator ?? ''));
  if (whole === undefined || above?.designator !== letter) return null;
  return readDesignator(`${whole}.${text.slice(whole.length)}`);
}

/** '7.2' after 7.1, though 7.1 fills its line: a part of two numbers that counts on. */
function followsOn({ entries }: Reading, { parts, counts }: Designator): boolean {
  const written = entries.findLast(({ kind }) => kind === 'designated')?.designator ?? '';
  const last = readDesignator(`${written}. X`)?.designator;
  if (!last || parts.length < 2 || last.parts.length !== parts.length) return false;
  const isSibling = parts.slice(0, -1).every((part, index) => part === last.parts[index]);
  return (
    isSibling &&
    counts.some(({ style, value }) =>
      last.counts.some((one) => one.style === style && one.value === value - 1),
    )
  );
}

type Next = { last: RawEntry; before: AgendaLine; line: AgendaLine; soFar: string };

function isContinuation({ last, before, line, soFar }: Next): boolean {
  if (isReferenceAlone(soFar) && !isSectionName(line.text)) return true;
  const isTold = /^[-–—]\s+\p{L}/u.test(line.text) && !line.isAfterGap;
  if (isTold && isReferenceAlone(soFar.split(/[.;:]\s/).at(-1) ?? '')) return true;
  const isBelowWords = before.hang !== undefined && before.hang === line.indent;
  // What stands below a title in capitals, and has none, tells of it.
  const isTelling = isShouted(soFar) && !isShouted(line.text);
  const isHanging = isBelowWords && !line.isAfterGap && !isTelling && !/[.:;?!]$/.test(soFar);
  if (!isHanging && !goesOn(before, line, soFar)) return false;
  // A heading that fills its line is followed by items more often than by its own second line.
  return !(last.kind === 'heading' && isShouted(last.title) && !isShouted(line.text));
}

function isMiddle({ indent, text }: AgendaLine, width: number): boolean {
  // A heading that begins this near to the left, or ends this far from the middle, is not centred.
  const nearLeft = 10;
  const offMiddle = 6;
  if (indent === null || indent <= nearLeft) return false;
  return Math.abs(indent + text.length / 2 - width / 2) < offMiddle;
}
