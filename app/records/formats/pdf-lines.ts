/** A piece of text on a page: baseline from the page's bottom, sizes in points. */
export type TextItem = { text: string; x: number; y: number; width: number; size: number };

export type PdfLine = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** Whether wide gaps part it into three cells or more, as in a table. */
  isTableRow: boolean;
  /** What stands behind its last wide gap: where it and the gap begin on the page, and where in the text. */
  beside: { x: number; from: number; at: number } | null;
};

/** Puts a page's pieces of text together to lines, in the order in which the page is read. */
export function linesOf(items: TextItem[]): PdfLine[] {
  const rows: TextItem[][] = [];
  let recent: TextItem[] = [];
  for (const item of items) {
    if (item.text === '' || recent.some((other) => isPrintedTwice(item, other))) continue;
    recent = [...recent.slice(-3), item];
    const row = rows.at(-1);
    if (row !== undefined && isOnRow(item, row)) row.push(item);
    else rows.push([item]);
  }
  const lines = rows.map(lineOf).filter((line) => line.text.trim() !== '');
  return isScattered(lines)
    ? lines.sort((one, other) => other.y - one.y || one.x - other.x)
    : lines;
}

/** Shadows and fake bold print the same letters twice, a hair apart. */
function isPrintedTwice(item: TextItem, other: TextItem): boolean {
  if (item.text !== other.text || item.text.trim() === '') return false;
  const near = Math.min(0.12 * item.size, 0.5 * item.width);
  return Math.abs(item.x - other.x) < near && Math.abs(item.y - other.y) < 0.12 * item.size;
}

/** The same baseline, or near it: ordinals and footnote marks stand a little higher. */
function isOnRow(item: TextItem, row: TextItem[]): boolean {
  const base = row[0];
  const last = row.at(-1);
  if (base === undefined || last === undefined) return false;
  const size = Math.max(base.size, item.size);
  return Math.abs(item.y - base.y) < 0.5 * size && item.x >= last.x - 0.5 * size;
}

function lineOf(row: TextItem[]): PdfLine {
  let text = '';
  let right = row[0]?.x ?? 0;
  let wideGaps = 0;
  let beside: PdfLine['beside'] = null;
  for (const item of row) {
    if (item.text.trim() === '') {
      // The parser fills any gap with a space as wide as the gap.
      if (!text.endsWith(' ')) text += ' ';
      continue;
    }
    const gap = item.x - right;
    const isWide = text !== '' && gap > 3 * item.size;
    if (isWide) wideGaps += 1;
    const isApart = gap > 0.18 * item.size && !/\s$/.test(text) && !/^\s/.test(item.text);
    text += text !== '' && isApart ? ' ' : '';
    if (isWide) beside = { x: item.x, from: right, at: text.length };
    text += item.text;
    right = Math.max(right, item.x + item.width);
  }
  const size = row.reduce((most, item) => Math.max(most, item.size), 0);
  const [first] = row;
  return {
    text,
    x: first?.x ?? 0,
    right,
    y: first?.y ?? 0,
    size,
    isTableRow: wideGaps >= 2,
    beside,
  };
}

/** Whether the file stores its lines in no order; columns, which jump up once each, are in order. */
function isScattered(lines: PdfLine[]): boolean {
  let jumps = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined && line.y > before.y + before.size) jumps += 1;
  }
  return lines.length >= 6 && jumps > lines.length * 0.3;
}
