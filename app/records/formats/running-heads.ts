import { months } from '#app/platform/language/months.ts';
import { pattern } from '#app/platform/language/pattern.ts';

/** Fewer breaks, and fewer of them with the same beginning, are chance. */
const fewest = { breaks: 5, share: 0.7 };
/** In words: where a page's head begins with the meeting, its section may change: '9/25/14 - STATED - 2ND READING'. */
const sameWords = 3;
/** In words: a longer line is text. */
const longestHead = 12;

/** The meeting's day stands in it, which no speaker's label has. */
const dated = pattern('i')`\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b${months} \d{1,2}, \d{4}\b`;

/** A label has the time at which somebody speaks. */
const clock = /\d:\d\d/;

type Break = { from: number; at: number };

/**
 * The text of printed pages without the head that they repeat behind an empty stretch, and without that
 * stretch: a sentence goes on over it. Null where no head is repeated.
 */
export function withoutRunningHeads(text: string): string | null {
  const lines = text.split(/\r?\n/);
  const breaks = breaksIn(lines);
  const heads = new Map<string, number>();
  for (const { at } of breaks) {
    const head = beginningOf(lines[at] ?? '');
    if (head !== null) heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  const [most] = [...heads].sort((a, b) => b[1] - a[1]);
  if (!most || most[1] < fewest.breaks || most[1] < fewest.share * breaks.length) return null;
  const dropped = new Set<number>();
  for (const { from, at } of breaks) {
    if (beginningOf(lines[at] ?? '') !== most[0]) continue;
    for (let line = from; line <= at; line += 1) dropped.add(line);
  }
  return lines.filter((_, at) => !dropped.has(at)).join('\n');
}

/** Where a line follows an empty stretch. */
function breaksIn(lines: readonly string[]): Break[] {
  const breaks: Break[] = [];
  let from = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (at > from && from > 0) breaks.push({ from, at });
    from = at + 1;
  }
  return breaks;
}

function beginningOf(line: string): string | null {
  const words = line.trim().split(/\s+/);
  const isHead =
    words.length >= sameWords &&
    words.length <= longestHead &&
    dated.test(line) &&
    !clock.test(line) &&
    !/[.?!:]$/.test(line.trim());
  return isHead ? words.slice(0, sameWords).join(' ') : null;
}
