import type { PdfLine } from './pdf-lines.ts';
import { possibleLabel } from './speaker-labels.ts';

const pageNumber = /^(?:page\s+)?[-–]?\s*\d{1,4}\s*[-–]?(?:\s*(?:of|\/)\s*\d{1,4})?$/i;

/** Takes off what pages repeat around their text; says what. */
export function withoutMargins(pages: PdfLine[][]): { pages: PdfLine[][]; leftOut: string[] } {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const text of new Set(edges(lines).map((line) => keyOf(line)))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const repeated = new Set<string>();
  let numbers = 0;
  let numbered = 0;
  const kept = pages.map((lines) => {
    const outer = new Set(edges(lines));
    const inner = lines.filter((line) => {
      if (!outer.has(line) || possibleLabel(line.text)?.kind === 'certain') return true;
      if (pageNumber.test(line.text.trim()) && lines.length > 1) {
        numbers += 1;
        return false;
      }
      const isRunning = (counts.get(keyOf(line)) ?? 0) >= Math.max(3, pages.length * 0.5);
      if (isRunning) repeated.add(line.text.trim());
      return !isRunning;
    });
    const bare = withoutLineNumbers(inner);
    if (bare !== inner) numbered += 1;
    return bare;
  });
  const leftOut = [...repeated]
    .slice(0, 4)
    .map((text) => `“${text.slice(0, 80)}” stands on most pages and was left out.`);
  if (numbers > 0) leftOut.push('Page numbers were left out.');
  if (numbered > 0) leftOut.push('Line numbers in the margin were left out.');
  return { pages: kept, leftOut };
}

function edges(lines: PdfLine[]): PdfLine[] {
  const depth = lines.length >= 8 ? 2 : 1;
  return [...lines.slice(0, depth), ...lines.slice(-depth)];
}

function keyOf(line: PdfLine): string {
  // The same words at the same height; only the numbers in them may count on.
  return `${Math.round(line.y / 4)} ${line.text.trim().replace(/\d+/g, '#').slice(0, 200)}`;
}

/** Court reporters number the lines of each page from 1. */
function withoutLineNumbers(lines: PdfLine[]): PdfLine[] {
  const numbers = lines.map((line) => Number(/^\s*(\d{1,2})(?=\s|$)/.exec(line.text)?.[1] ?? 0));
  const inRow = numbers.filter(
    (number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1,
  );
  if (inRow.length < 9 || inRow.length < lines.length * 0.7) return lines;
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/^\s*\d{1,2}(?=\s|$)/, '') }))
    .filter((line) => line.text.trim() !== '');
}
