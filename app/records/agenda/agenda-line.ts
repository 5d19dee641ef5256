/** A line of an agenda with what its look tells, whatever document it comes from. */
export type AgendaLine = {
  /** Without the white space around it, and with single spaces inside. */
  text: string;
  /** How far from the left it begins, in characters; null where the document does not tell. */
  indent: number | null;
  /** Whether white space parts it from the line before. */
  isAfterGap: boolean;
  /** Set as a heading, or in bold letters. */
  isStrong: boolean;
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

export function linesOfText(text: string): AgendaLine[] {
  const isMarked = isMarkdown.test(text);
  const read = isMarked ? unmarked : plain;
  const raw = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/).map((written) => {
    const { line, isStrong } = read(written);
    const open = line.replace(/\t/g, ' '.repeat(tabWidth)).replace(/[\p{Zs}\u200b\ufeff]/gu, ' ');
    const shown = open.trim().replace(/ {2,}/g, ' ');
    return {
      shown,
      isStrong,
      indent: open.length - open.trimStart().length,
      width: open.trimEnd().length,
    };
  });
  const page = isMarked ? null : pageWidth(raw.map(({ width }) => width));
  const lines: AgendaLine[] = [];
  let isAfterGap = true;
  for (const { shown, isStrong, indent, width } of raw) {
    if (shown === '') {
      isAfterGap = true;
      continue;
    }
    const room = page === null ? null : Math.max(0, page - width);
    lines.push({ text: shown, indent, isAfterGap, isStrong, room, link: null });
    isAfterGap = false;
  }
  return lines;
}

const isMarkdown = /^#{1,6} \S/m;
const heading = /^\s*#{1,6}\s+|\s+#+\s*$/g;
const wholeLine = /^\s*\*\*[^*]+\*\*\s*$/;

const plain = (line: string) => ({ line, isStrong: false });

/** A line without the marks of Markdown, which say that it is a heading or in bold letters. */
function unmarked(written: string): { line: string; isStrong: boolean } {
  const line = written
    .replace(heading, '')
    .replace(/\[([^\]]{1,300})\]\([^)]{1,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![*\w])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, '$1')
    .replace(/\\(?=[-#*_.()[\]])/g, '');
  return { line, isStrong: line !== written && (/^\s*#/.test(written) || wholeLine.test(written)) };
}

/** How wide lines get before they break; null where they do not. */
function pageWidth(widths: number[]): number | null {
  const telling = widths.filter((width) => width >= tellingWidth).sort((one, other) => one - other);
  const wide = telling[Math.floor(telling.length * 0.9)] ?? null;
  return wide === null || wide > widestPage ? null : wide;
}
