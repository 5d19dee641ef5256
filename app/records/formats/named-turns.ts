import type { RecordFormat, Transcript } from '../transcript.ts';
import { findDate, isDateLine } from './calendar-date.ts';
import { isInCapitals } from './capitals.ts';
import { columnsApart } from './columns.ts';
import { readHeader } from './header-lines.ts';
import { itemLines, itemPages } from './item-fields.ts';
import { withoutPageEnds } from './page-ends.ts';
import { lineWidths, startsParagraph } from './paragraph-lines.ts';
import { createSegmentList } from './segment-list.ts';
import { singleSpaced } from './single-spaced.ts';
import { findLabels, type Labels, labelKind, possibleLabel } from './speaker-labels.ts';
import { createTimeline, parseStamp, type Stamp } from './stamps.ts';

const bracketed = /^\s{0,8}[[(]([\d:.,]{4,12}(?:\s?[AP]\.?M\.?)?)[\])]\s{0,8}[-–:]?\s{0,8}/i;
const bare = /^\s{0,8}(\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,3})?)\s{1,8}[-–]?\s{0,8}(?=\S)/;
const nameThenStamp =
  /^\s{0,8}([^\d\n[(][^\n[(]{0,60}?)\s{1,8}[[(]?((?:\d{1,2}:)?\d{1,2}:\d{2})[\])]?\s{0,8}:?\s{0,8}$/;
const namedStampLine =
  /^\s{0,8}([^\n:[(]{1,60}?)\s{0,8}[[(]((?:\d{1,2}:)?\d{1,2}:\d{2})[\])]\s{0,8}:/;
/** Where turns run on in one line, their labels stand behind wide spaces. */
const turnWithin = /(?<=[.?!\])"”]) {2,}(?=\p{Lu}[\p{L} .'’-]{1,40}: )/gu;
/** Where single spaces alone part them, a label is one that begins lines elsewhere. */
const labelWithin =
  /(?<=[.?!\])"”] )(?=\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24}){0,2}: \S)/gu;
const headingLines = 20;

/** A line with what stands before its words taken off. */
type Line = { stamp: Stamp | null; speaker: string | null; text: string };

/**
 * Plain text with `NAME:` labels at line starts, and time stamps where there are any. A text without
 * labels, such as minutes, becomes a segment for each paragraph.
 */
export function readNamedTurns(text: string, format: RecordFormat = 'named-turns'): Transcript {
  const header = readHeader(withoutFrontMatter(text));
  const pages = withoutPageEnds(header.body);
  const written = pages.text.replace(turnWithin, '\n').split('\n');
  const { lines: spaced, wasDouble } = singleSpaced(columnsApart(written));
  // 'Webinar ID: 810', 'Submitted by: Dana Holt': in a form nobody speaks.
  const form = itemLines(spaced.map((text) => ({ text })));
  const isForm = itemPages(form.map(({ text }) => text)).length > 0;
  const labels = findLabels(isForm ? [] : withoutStamps(spaced), {
    inCapitals: isInCapitals(pages.text),
    isWritten: areMinutes(spaced),
  });
  const lines = spaced.flatMap((line) => atKnownLabels(line, labels));
  const leftOut = [...header.notes, ...pages.leftOut];
  const timeline = createTimeline();
  const list = createSegmentList();
  let zero: number | null = null;
  let onClock = false;
  let seconds: number | null = null;
  let speaker: string | null = null;
  let paragraph: string[] = [];
  let waiting: number[] = [];
  const close = () => {
    const before = list.segments.length;
    list.add({ startSeconds: seconds, endSeconds: null, speaker, text: paragraph.join(' ') });
    for (let index = before; index < list.segments.length; index += 1) waiting.push(index);
    paragraph = [];
  };
  const widths = lineWidths(lines);
  for (const [index, line] of lines.entries()) {
    const read = readLine(line, labels);
    if (read.stamp !== null || read.speaker !== null || line.trim() === '') close();
    else if (
      (speaker === null || wasDouble) &&
      startsParagraph(line, lines[index - 1] ?? '', widths[index] ?? 0)
    )
      close();
    if (read.stamp !== null) {
      const placed = timeline.place(read.stamp.seconds);
      if (zero === null) onClock = read.stamp.onClock;
      zero ??= placed;
      seconds = onClock ? placed - zero : placed;
      for (const index of waiting) {
        const segment = list.segments[index];
        if (segment !== undefined) segment.endSeconds = seconds;
      }
      waiting = [];
    }
    if (read.speaker !== null) speaker = read.speaker;
    if (read.text !== '') paragraph.push(read.text);
  }
  close();
  if (list.segments.every((segment) => segment.speaker === null)) {
    leftOut.push('No speakers are named: the text was taken in paragraph by paragraph.');
  }
  if (timeline.heldBack() > 0) {
    leftOut.push(`${timeline.heldBack()} time stamps go back: they were held at the later time.`);
  }
  return {
    format,
    title: header.title,
    description: header.description,
    date: header.date ?? headingDate(lines),
    clockStartSeconds: onClock ? zero : null,
    segments: list.segments,
    leftOut,
  };
}

/** In words. */
const longestHeading = 12;
const tellsMotion =
  /\b(?:made (?:a|the) motion|moved to|motion (?:by|was made)|seconded by|motion (?:was )?(?:passed|carried|approved|failed))\b/i;
const fewestTold = 2;

/** Whether a clerk tells of motions, below a heading that says so, and no label stands before that. */
function areMinutes(lines: readonly string[]): boolean {
  const isPlain = (line: string) => line.trim() !== '' && possibleLabel(line) === null;
  // Few lines tell of a motion, so few are asked whether somebody speaks in them.
  const told = lines.filter((line) => tellsMotion.test(line) && isPlain(line));
  if (told.length < fewestTold) return false;
  return lines
    .filter(isPlain)
    .slice(0, headingLines)
    .some((line) => /\bminutes\b/i.test(line) && line.split(/\s+/).length <= longestHeading);
}

function readLine(line: string, labels: Labels): Line {
  const stamped = bracketed.exec(line) ?? bare.exec(line);
  const stamp = parseStamp(stamped?.[1] ?? '');
  const rest = stamp === null ? line : line.slice(stamped?.[0].length);
  const label = labels.take(rest);
  if (label !== null) return { stamp, speaker: label.speaker, text: label.rest.trim() };
  const named = stamp === null ? (nameThenStamp.exec(line) ?? namedStampLine.exec(line)) : null;
  const name = named?.[1]?.trim() ?? '';
  if (named !== null && labelKind(name) !== null) {
    const text = line.slice(named[0].length).trim();
    return { stamp: parseStamp(named[2] ?? ''), speaker: name, text };
  }
  return { stamp, speaker: null, text: rest.trim() };
}

/** A line cut before each label within it that begins lines elsewhere: 'So moved. Hale: Second.' */
function atKnownLabels(line: string, labels: Labels): string[] {
  const parts: string[] = [];
  for (const part of line.split(labelWithin)) {
    if (parts.length > 0 && labels.take(part) === null) parts.push(`${parts.pop()}${part}`);
    else parts.push(part);
  }
  return parts;
}

/** The fields that programs keep above a text, between two rules: no part of what is told. */
const frontMatter = /^\s{0,20}---[ \t]*\n(?:[^\n]{0,300}\n){1,40}?---[ \t]*\n/;

const withoutFrontMatter = (text: string) => text.replace(frontMatter, '');

function* withoutStamps(lines: string[]): Generator<string> {
  for (const line of lines) {
    const stamped = bracketed.exec(line) ?? bare.exec(line);
    yield stamped === null ? line : line.slice(stamped[0].length);
  }
}

/** The date that stands on a line of its own at the top of an agenda or of minutes. */
function headingDate(lines: string[]): string | null {
  const top = lines.slice(0, 200).filter((line) => line.trim() !== '');
  const line = top.slice(0, headingLines).find((candidate) => isDateLine(candidate.trim()));
  const found = line === undefined ? null : findDate(line.trim());
  return found !== null && 'date' in found ? found.date : null;
}
