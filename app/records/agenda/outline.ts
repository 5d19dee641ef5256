import { isShouted } from '../formats/capitals.ts';
import type { AgendaLine } from './agenda-line.ts';
import { isAmongFiles, leaveAttachment } from './attached-files.ts';
import { isBoilerplate, isInstruction, isStreetAddress } from './boilerplate.ts';
import { hangOf, isContinuation } from './continued-title.ts';
import { readDesignator } from './designator.ts';
import { awaitsSponsor, readLabel } from './labelled-lines.ts';
import { designatorOf, isNumberOfFile } from './line-designator.ts';
import {
  bullet,
  isFirstHeading,
  isHeadingLine,
  isPaper,
  isPlainItem,
  opensMeeting,
  sureBullet,
} from './line-kind.ts';
import { openOutline } from './outline-levels.ts';
import { isAtTop, isBeyondTheEnd, ownerOf, type Reading, textSoFar } from './outline-reading.ts';
import { type RawEntry, withoutSurroundings } from './raw-entry.ts';
import { isAdjournment, isSectionName, leadOf } from './section-names.ts';
import { goesOn, joinLines } from './unfinished-line.ts';

type Line = AgendaLine & { number: number };

/** Tried one after the other; the first that says true has dealt with the line. */
const steps: ((reading: Reading, line: Line) => boolean)[] = [
  leaveAttachment,
  takeDesignated,
  (reading) => reading.isEnded && reading.entries.at(-1)?.title !== '',
  takeLabel,
  takeTitle,
  takeTimed,
  takeContinuation,
  leaveBoilerplate,
  takeBullet,
  takeHeading,
  takePaper,
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
    isNotice: false,
    isAttached: false,
    filesAt: undefined,
    lastEnd: lines.findLastIndex(({ text }) => isAdjournment(readDesignator(text)?.rest ?? text)),
    width,
    top: null,
  };
  for (const [number, line] of lines.entries()) {
    // Of a committee and its council, say: one agenda for both, each with an end of its own.
    if (reading.isEnded && number < reading.lastEnd && opensMeeting(line)) reading.isEnded = false;
    if (number >= reading.lastEnd && isBeyondTheEnd(reading, line)) break;
    if (!steps.some((step) => step(reading, { ...line, number }))) reading.open = 'nothing';
    reading.before = { ...line, hang: line.hang ?? hangOf(reading, line) };
  }
  return withoutSurroundings(entries);
}

function takeDesignated(reading: Reading, line: Line): boolean {
  const read = designatorOf(reading, line);
  if (read === null || isInstruction(read.rest)) return false;
  if (reading.entries.length === 0 && isStreetAddress(line.text)) return false;
  const { designator, rest } = read;
  // '(1)' below 'Cover letter' numbers a copy of it.
  if (rest === '' && isAmongFiles(reading, line)) return false;
  if (reading.isAttached && !line.isAfterGap && isNumberOfFile(reading, designator)) return false;
  const isBelowPart = isSectionName(leadOf(reading.entries.at(-1)?.title ?? ''));
  const at = { index: reading.entries.length, indent: line.indent, rank: line.rank, isBelowPart };
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
  // '*This item will be continued to June 27*', between the number and the title.
  if (/^\*.*\*$/.test(text)) return true;
  last.title = text;
  if (isAtTop(reading, last) && isAdjournment(text)) reading.isEnded = true;
  return true;
}

const holdsHours =
  /\b(?:hearings|appointments|presentations|appearances|delegations|recognitions|proclamations|scheduled|business|items)\b/i;

/** '6:15 pm Change of manager', below 'Appointments & hearings': what is heard at that hour. */
function takeTimed(reading: Reading, line: Line): boolean {
  const above = reading.entries.findLast(({ kind }) => kind !== 'plain');
  const isPart =
    line.isTimed && above !== undefined && !above.isTimed && holdsHours.test(above.title);
  if (!isPart || isShouted(line.text) || isSectionName(line.text)) return false;
  startPlain(reading, line, line.text);
  return true;
}

function takeContinuation(reading: Reading, line: Line): boolean {
  const last = reading.entries.at(-1);
  const { before, open } = reading;
  const begins = line.rank !== undefined || sureBullet.test(line.text);
  if (!last || before === null || open === 'nothing' || begins) return false;
  const soFar = textSoFar(reading);
  const label = open === 'label' ? reading.owner?.labels.at(-1) : undefined;
  // 'File: 26-0625' is whole.
  if (label?.about === 'file') return false;
  if (isBoilerplate(line.text) && !goesOn(before, { ...line, isAfterGap: true }, soFar))
    return false;
  const isNamed = label !== undefined && !line.isAfterGap && awaitsSponsor(label, line.text);
  const isBelow = label !== undefined && isBelowLabel(before, line, soFar);
  if (!isNamed && !isBelow && !isContinuation({ last, before, line, soFar })) return false;
  if (label) label.text = joinLines(label.text, line.text);
  else last.title = joinLines(last.title, line.text);
  return true;
}

/** In characters: a shorter line was not broken for its length. */
const fullLine = 60;
/** 'Action: Consider Resolution 26-36, Approve the Plan and the West', and 'Valley City Budget' right below it. */
const isBelowLabel = (before: AgendaLine, line: AgendaLine, soFar: string) =>
  !line.isAfterGap &&
  line.indent !== undefined &&
  line.indent === before.indent &&
  before.text.length >= fullLine &&
  !/[.;:?!]$/.test(soFar);

/** In characters: a page's number fills its line as well, where it stands at the right. */
const longMark = 40;

function leaveBoilerplate(reading: Reading, line: Line): boolean {
  const { before, isNotice } = reading;
  const isSame =
    isNotice &&
    before !== null &&
    before.text.length > longMark &&
    !/[.:!?]$/.test(before.text) &&
    !isSectionName(leadOf(line.text)) &&
    !line.isAfterGap &&
    goesOn(before, line, before.text);
  reading.isNotice = isSame || isBoilerplate(line.text);
  if (reading.isNotice) reading.open = 'nothing';
  return reading.isNotice;
}

function takeBullet(reading: Reading, line: Line): boolean {
  const mark = bullet.exec(line.text)?.[0];
  if (mark === undefined || reading.entries.length === 0) return false;
  if (isAmongFiles(reading, line)) return true;
  startPlain(reading, line, line.text.slice(mark.length));
  return true;
}

function takeHeading(reading: Reading, line: Line): boolean {
  const isFirst = reading.entries.length === 0;
  if (isFirst ? !isFirstHeading(line) : !isHeadingLine(line)) return false;
  const level = reading.levels.heading({
    index: reading.entries.length,
    indent: line.indent,
    rank: line.rank,
    isCentered: isMiddle(line, reading.width),
  });
  start(reading, line, { designator: null, title: line.text, level, kind: 'heading' });
  return true;
}

/** '2024-10 Alfred Street: …' below a part or another paper: a number of its own is its mark. */
function takePaper(reading: Reading, line: Line): boolean {
  const last = reading.entries.at(-1);
  const isListed =
    last !== undefined &&
    (last.kind === 'heading' || isPaper(last.title) || isSectionName(leadOf(last.title)));
  if (!isPaper(line.text) || !(line.isAfterGap || isListed)) return false;
  startPlain(reading, line, line.text);
  return true;
}

/** In words. */
const longestPart = 8;
const isReport = /\p{Ll} (?:report|update|presentation)s?$/iu;

function takePlain(reading: Reading, line: Line): boolean {
  if (isAmongFiles(reading, line)) return true;
  const above = reading.entries.findLast(({ kind }) => kind !== 'plain');
  if (above === undefined || !isPlainItem(line, above.title)) return false;
  // Right below 'Sidewalk program update' a long line tells of it, and so does what goes on with it.
  const isTelling = above === reading.entries.at(-1) && isReport.test(above.title);
  if (isTelling && !line.isAfterGap && line.text.split(' ').length > longestPart) {
    reading.isNotice = true;
    return false;
  }
  startPlain(reading, line, line.text);
  return true;
}

function startPlain(reading: Reading, line: Line, title: string): void {
  const level = reading.levels.plain({ index: reading.entries.length, indent: line.indent });
  start(reading, line, { designator: null, title, level, kind: 'plain' });
}

function start(
  reading: Reading,
  { number, indent, isTimed }: Line,
  entry: Pick<RawEntry, 'designator' | 'title' | 'level' | 'kind'>,
): void {
  reading.entries.push({ ...entry, labels: [], line: number, indent, isTimed });
  reading.open = 'title';
  reading.isAttached = false;
  if (entry.kind === 'designated') reading.top ??= entry.level;
  if (isAtTop(reading, entry) && isAdjournment(entry.title)) reading.isEnded = true;
}

function isMiddle({ indent, text }: AgendaLine, width: number): boolean {
  // A heading that begins this near to the left, or ends this far from the middle, is not centred.
  const nearLeft = 10;
  const offMiddle = 6;
  if (indent === null || indent <= nearLeft) return false;
  return Math.abs(indent + text.length / 2 - width / 2) < offMiddle;
}
