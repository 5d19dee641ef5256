import type { AgendaLine } from './agenda-line.ts';

/** '38 Request of …', '*42 Accept a grant': a number without a mark, with a star for an emergency. */
const numbered = /^\*?\s?(\d{1,3})\*?\s+(?=["“'(]?\p{Lu})/u;
/** '4. Reports', 'B) Bids': items that have their mark, so that other numbers are of houses. */
const marked = /^\(?(?:\d{1,3}|[A-Z]|[IVX]{1,5})[.)]\s/;
/** Fewer that count on are house numbers. */
const fewest = 3;

/**
 * Items that some bodies number through the year, '38' to '44', as if each number had its mark; an
 * agenda that begins at 1 shows by that alone that it counts.
 */
export function markRunningNumbers(lines: readonly AgendaLine[]): readonly AgendaLine[] {
  if (lines.some(({ text }) => marked.test(text))) return lines;
  const runs: { at: number; value: number }[][] = [];
  for (const [at, { text }] of lines.entries()) {
    const value = Number(numbered.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    const run = runs.find((one) => one.at(-1)?.value === value - 1);
    if (run) run.push({ at, value });
    else runs.push([{ at, value }]);
  }
  const inRun = new Set(
    runs
      .filter((run) => run.length >= fewest && run[0]?.value !== 1)
      .flat()
      .map(({ at }) => at),
  );
  return lines.map((line, at) =>
    inRun.has(at) ? { ...line, text: line.text.replace(numbered, '$1. ') } : line,
  );
}
