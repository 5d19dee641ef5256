/** A line with the number that a court reporter gives it, at the left. */
const numbered = /^[ \t]{0,6}(\d{1,2})(?:[ \t]+(.*)|[ \t]*)$/;
/** In lines: where a page begins again from one. */
const shortestPage = 20;
const fewestPages = 2;
/** How many lines count on, and which share of all they are, where lines are numbered. */
const counted = { fewest: 40, share: 0.7 };
/** On which share of the pages the same first line is a running head. */
const headsShare = 0.5;
/** In lines: numbers that are lost. */
const widestGap = 2;

type Line = { number: number; text: string; isFirst: boolean };

/**
 * The text of a stenographer's pages: without the numbers of its lines, what stands between two pages, and the
 * head that they repeat. Null where lines are not numbered.
 */
export function withoutLineNumbers(text: string): string | null {
  const lines = text.split(/\r?\n/);
  const written = lines.filter((line) => line.trim() !== '').length;
  if (written < counted.fewest) return null;
  const kept: Line[] = [];
  let last = 0;
  for (const line of lines) {
    const [, digits, rest = ''] = numbered.exec(line) ?? [];
    const number = Number(digits ?? 0);
    const isFirst = number === 1 && last >= shortestPage;
    const goesOn = number > last && number <= last + 1 + widestGap;
    if (!goesOn && !isFirst && kept.length > 0) continue;
    if (number === 0) continue;
    kept.push({ number, text: rest.trim(), isFirst: isFirst || kept.length === 0 });
    last = number;
  }
  const pages = kept.filter(({ isFirst }) => isFirst).length;
  if (pages < fewestPages) return null;
  if (kept.length < counted.fewest || kept.length < counted.share * written) return null;
  const heads = new Map<string, number>();
  for (const { text: head, isFirst } of kept)
    if (isFirst) heads.set(head, (heads.get(head) ?? 0) + 1);
  return kept
    .filter(({ text: own, isFirst }) => !isFirst || (heads.get(own) ?? 0) < headsShare * pages)
    .map(({ text: own }) => own)
    .join('\n');
}
