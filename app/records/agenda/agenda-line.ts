import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { withMarksClosed } from './bare-marks.ts';
import { isPageHead } from './boilerplate.ts';
import { readDesignator } from './designator.ts';
import { withFilesNamed } from './file-column.ts';
import { withoutNamesBeside } from './names-beside.ts';
import { isSectionName, leadOf } from './section-names.ts';
import { withoutTables } from './table-columns.ts';
import { withoutHours } from './timetable.ts';

/** A line of an agenda with what its look tells, whatever document it comes from. */
export type AgendaLine = {
  /** Without the white space around it, and with single spaces inside. */
  text: string;
  /** How far from the left it begins, in characters; null where the document does not tell. */
  indent: number | null;
  /** Where the words behind its first mark, or behind 'Attachments:', begin, in characters, where more than one blank sets them apart. */
  hang?: number;
  /** Whether white space parts it from the line before. */
  isAfterGap: boolean;
  /** Set as a heading, or in bold letters. */
  isStrong: boolean;
  /** Whether an hour stands before it, as in a timetable. */
  isTimed?: boolean;
  /** Of a heading, 1 to 6, where the document ranks its headings. */
  rank?: number;
  /** Characters that would still have fitted on it; null where lines do not break by themselves. */
  room: number | null;
  /** Where it leads, if its words are a link. */
  link: 'file' | 'page' | null;
};

// Beyond this, each paragraph is one long line and nothing was broken to fit a page.
const widestPage = 140;
// Shorter lines than this say nothing about how wide the page is.
const tellingWidth = 40;
const tabWidth = 4;

/** '### 4. Reports', 'the **lease**': marks of headings and of letters in bold, as Markdown has them. */
const fewestHeadings = 2;
const headingMark = /^\s{0,3}(#{1,6})\s+(?=\S)/;
const allBold = /^\s*(?:[-*+] +)?(\*\*|__)(?=\S)[^*]+\1:?\s*$/;
const link = /\[([^\]]{1,300})\]\([^)]{1,2000}\)/g;
/** '- [Affidavit](https://…/notice.pdf)' below a heading: what is attached to it. */
const fileLink =
  /^\s*[-*+]\s+\[[^\]]{1,300}\]\([^)\s]*(?:attachment|\.(?:pdf|docx?|xlsx?|pptx?))[^)\s]*\)\W*$/i;
const emphasis = /(?<![\w*])(\*{1,3})(?=\S)([^*]+)(?<=\S)\1(?![\w*])/g;

export function linesOfText(text: string): AgendaLine[] {
  const { lines: written, width: beside } = withoutNamesBeside(
    withFilesNamed(withoutTables(text.split(/\r\n|[\n\r\f\v\u2028\u2029]/))),
  );
  const marked = written.filter((line) => headingMark.test(line) || allBold.test(line));
  const isMarkdown = marked.length >= fewestHeadings;
  const raw = withMarksClosed(
    written.map((source) => {
      const rank = headingMark.exec(source)?.[1]?.length;
      const line = isMarkdown
        ? source.replace(headingMark, '').replace(link, '$1').replace(emphasis, '$2')
        : source;
      const untimed = withoutHours(line);
      const open = untimed.text
        .replace(/\t/g, ' '.repeat(tabWidth))
        .replace(/[\p{Zs}\u200b\ufeff]/gu, ' ');
      const shown = open.trim().replace(/ {2,}/g, ' ');
      const indent = open.length - open.trimStart().length;
      const hang = /^ *(?:\S{1,8}|attachments?:) {2,}(?=\S)/i.exec(open)?.[0].length;
      return {
        text: shown,
        indent,
        hang,
        isStrong: rank !== undefined || (isMarkdown && allBold.test(source)),
        isTimed: untimed.isTimed,
        rank,
        link: isMarkdown && fileLink.test(source) ? ('file' as const) : null,
        width: open.trimEnd().length,
      };
    }),
  );
  // Short titles beside names say nothing about how wide their column is.
  const narrowed = beside !== null && beside >= tellingWidth ? beside : null;
  // In Markdown no line is broken to fit a page.
  const page = isMarkdown ? null : (narrowed ?? pageWidth(raw.map(({ width }) => width)));
  const lines: AgendaLine[] = [];
  let isAfterGap = true;
  let heading = '';
  for (const { width, ...line } of raw) {
    if (line.text === '') {
      isAfterGap = true;
      continue;
    }
    if (line.isStrong) heading = line.text;
    // Below 'New business' the items themselves are links to their reports.
    if (line.link === 'file' && heading !== '' && !isSectionName(leadOf(heading))) continue;
    const room = page === null ? null : Math.max(0, page - width);
    lines.push({ ...line, isAfterGap, room });
    isAfterGap = false;
  }
  return withoutPageHeads(lines);
}

/** As often as this, a line that names body and day is printed on every page. */
const fewestPages = 3;

/** 'See page two for continuation of agenda', 'Continued on next page'. */
const goesOnOverleaf = pattern('i')`^\W*(?:${phrases(String.raw`
  see (?:the )?(?:next |reverse |back |page |side ?|\d+ |\w+ ){1,3}for (?:the )?(?:continuation|remainder|rest)\b.*
  (?:agenda )?continued on (?:the )?(?:next page|back|reverse|page \w+)
`)})\W*$`;
const numbersPage = /\bpage \d{1,4}(?: of \d{1,4})?$/i;

function withoutPageHeads(lines: readonly AgendaLine[]): AgendaLine[] {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  const feet = new Map<string, number>();
  const footOf = (text: string) => text.replace(/\d{1,4}(?: of \d{1,4})?$/, '#');
  for (const { text } of lines) feet.set(footOf(text), (feet.get(footOf(text)) ?? 0) + 1);
  // 'City of Alder Creek Page 3'
  const isFoot = (text: string) =>
    numbersPage.test(text) &&
    readDesignator(text) === null &&
    (feet.get(footOf(text)) ?? 0) >= fewestPages;
  const isHead = (text: string) =>
    isFoot(text) ||
    goesOnOverleaf.test(text) ||
    (isPageHead(text) && (numbersPage.test(text) || (times.get(text) ?? 0) >= fewestPages));
  return lines.filter(({ text }) => !isHead(text));
}

/** How wide lines get before they break; null where they do not. */
function pageWidth(widths: number[]): number | null {
  const telling = widths.filter((width) => width >= tellingWidth).sort((one, other) => one - other);
  const wide = telling[Math.floor(telling.length * 0.9)] ?? null;
  return wide === null || wide > widestPage ? null : wide;
}
