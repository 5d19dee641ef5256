import type { Page } from 'tesseract.js';
import type { PdfLine } from '../formats/pdf-lines.ts';
import type { ReadWord } from './scanned-page.ts';

/** A gap this many times as wide as the letters are high parts the cells of a table. */
const cellGap = 2.5;
/** Heights of lines are measured from whatever letters they have, and vary that much of themselves. */
const sameSize = 0.3;

type Recognized = Pick<Page, 'blocks'>;
type Line = NonNullable<Page['blocks']>[number]['paragraphs'][number]['lines'][number];

/** The lines of a page as a PDF gives them, and its words in the same order. */
export function linesOfScan(
  { blocks }: Recognized,
  { pointsPerPixel, height }: { pointsPerPixel: number; height: number },
): { lines: PdfLine[]; words: ReadWord[]; isSideways: boolean } {
  const read = (blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => ({ ...line, words: line.words.filter(isWord).map(asWord) }))
    .filter((line) => line.words.length > 0);
  const sizes = read.map(sizeOf).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const lines = read.map((line) => {
    const size = sizeOf(line);
    const isUsual = Math.abs(size - usual) <= sameSize * usual;
    return {
      text: line.words.map(({ text }) => text).join(' '),
      x: line.bbox.x0 * pointsPerPixel,
      right: line.bbox.x1 * pointsPerPixel,
      y: (height - line.baseline.y1) * pointsPerPixel,
      size: (isUsual ? usual : size) * pointsPerPixel,
      isTableRow: wideGaps(line.words, size) >= 2,
      beside: null,
    };
  });
  const words = read.flatMap((line) =>
    line.words.map(({ text, confidence }) => ({ text, confidence })),
  );
  return { lines, words, isSideways: standOnEnd(read) };
}

/** Whether the lines run up or down the picture: the reader turns letters by itself, not the page. */
function standOnEnd(lines: Line[]): boolean {
  const long = lines.filter(({ words }) => words.length > 2);
  const upright = long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0);
  return upright.length > long.length / 2;
}

/** Specks, rules and the edges of the paper are read as lone signs; a dash stands between words. */
function isWord(word: Line['words'][number], index: number, all: Line['words']): boolean {
  if (/[\p{L}\p{N}]/u.test(word.text)) return true;
  const isInside = index > 0 && index < all.length - 1;
  return word.confidence >= 80 || (isInside && /^[–—-]$/.test(word.text));
}

/** A stroke that stands alone among words is the letter. */
function asWord(word: Line['words'][number], index: number, all: Line['words']) {
  const isStroke = word.text === '|' && index > 0 && /[\p{L},;]$/u.test(all[index - 1]?.text ?? '');
  return isStroke ? { ...word, text: 'I' } : word;
}

function sizeOf(line: Line): number {
  return line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0;
}

function wideGaps(words: Line['words'], size: number): number {
  let gaps = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before && word.bbox.x0 - before.bbox.x1 > cellGap * size) gaps += 1;
  }
  return gaps;
}
