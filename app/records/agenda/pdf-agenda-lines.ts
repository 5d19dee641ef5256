import type { PdfLine } from '../formats/pdf-lines.ts';
import type { AgendaLine } from './agenda-line.ts';
import { besideNames, type Parted } from './names-beside.ts';
import { withoutHoursAround } from './timetable.ts';

/** Of a letter's height: about how wide letters are on average. */
const letterWidth = 0.5;
/** Lines further apart than this, of the usual distance, are parted on purpose. */
const gap = 1.35;
/** Letters this much larger than most are a heading's. */
const large = 1.15;

/** The lines of a PDF's pages, without what every page repeats. */
export function linesOfPages(pages: readonly PdfLine[][]): AgendaLine[] {
  const { pages: kept, end } = withoutNames(withoutRepeated(pages));
  const all = kept.flat();
  const size = middle(all.map((line) => line.size)) || 1;
  const unit = size * letterWidth;
  const left = all.reduce((least, line) => Math.min(least, line.x), Number.POSITIVE_INFINITY);
  const lines: AgendaLine[] = [];
  for (const page of kept) {
    const right = end ?? page.reduce((most, line) => Math.max(most, line.right), 0);
    const leading = usualLeading(page);
    for (const [index, line] of page.entries()) {
      const before = page[index - 1];
      const drop = before === undefined ? 0 : before.y - line.y;
      lines.push({
        ...withoutHoursAround(line.text.replace(/[\s\p{Zs}\u200b]+/gu, ' ').trim()),
        indent: (line.x - left) / unit,
        isAfterGap: drop < 0 || drop > gap * leading,
        isStrong: line.size > large * size,
        room: Math.max(0, right - line.right) / unit,
        link: null,
      });
    }
  }
  return lines.filter(({ text }) => text !== '');
}

/** What stands at the same height on half of the pages is printed around them, not on them. */
function withoutRepeated(pages: readonly PdfLine[][]): PdfLine[][] {
  if (pages.length < 2) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = Math.max(2, pages.length / 2);
  return pages.map((page) => page.filter((line) => (counts.get(keyOf(line)) ?? 0) < often));
}

/** In points: how far apart two names of one column may begin. */
const slack = 3;

/**
 * The lines without the names of who presents an item, which stand in a column beside it, and how far
 * to the right that leaves them; null where there are none.
 */
function withoutNames(pages: readonly PdfLine[][]): { pages: PdfLine[][]; end: number | null } {
  const { rows, end } = besideNames(pages.flat().map(partedAt), slack);
  let at = 0;
  const kept = pages.map((page) =>
    page.map((line) => {
      const row = rows[at++];
      return row ? { ...line, text: row.left, right: row.end } : line;
    }),
  );
  return { pages: kept, end };
}

const partedAt = ({ text, beside }: PdfLine): Parted | null =>
  beside && {
    left: text.slice(0, beside.at).trim(),
    end: beside.from,
    right: text.slice(beside.at).trim(),
    place: Math.round(beside.x),
  };

function keyOf({ y, text }: PdfLine): string {
  return `${Math.round(y / 4)} ${text.trim().replace(/\d+/g, '#')}`;
}

function usualLeading(page: readonly PdfLine[]): number {
  const drops = page
    .map((line, index) => (page[index - 1]?.y ?? line.y) - line.y)
    .filter((drop, index) => drop > 0 && drop < 3 * (page[index]?.size ?? 10));
  drops.sort((one, other) => one - other);
  return drops[Math.floor(drops.length / 4)] ?? Number.POSITIVE_INFINITY;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
