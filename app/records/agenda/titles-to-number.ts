import type { AgendaLine } from './agenda-line.ts';
import { isBoilerplate } from './boilerplate.ts';
import { readDesignator } from './designator.ts';
import { isSpanOfYears } from './file-number.ts';
import { readLabel } from './labelled-lines.ts';
import { joinLines } from './unfinished-line.ts';

/** '20-0625' on a line of its own, as platforms print it below a title. */
const numberAlone = /^(?:\d{2}|\d{4})-\d{3,6}$/;
/** In lines: no title is longer. */
const longestTitle = 10;

/**
 * Titles that end in a line which holds nothing but the number of their file are one line, however
 * narrow their column is, and the number a label below it.
 */
export function joinTitlesToNumber(lines: readonly AgendaLine[]): AgendaLine[] {
  const joined: AgendaLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const end = readDesignator(line.text) === null ? -1 : numberBehind(lines, at);
    const number = lines[end];
    if (number === undefined) {
      joined.push(line);
      continue;
    }
    const text = lines.slice(at, end).reduce((title, part) => joinLines(title, part.text), '');
    joined.push({ ...line, text }, { ...number, text: `File: ${number.text}` });
    at = end;
  }
  return joined;
}

/** Where the number stands that a title ends in; -1 where something else comes before. */
function numberBehind(lines: readonly AgendaLine[], at: number): number {
  for (let next = at + 1; next <= Math.min(at + longestTitle, lines.length - 1); next += 1) {
    const { text = '', isAfterGap = true } = lines[next] ?? {};
    if (isAfterGap) return -1;
    if (numberAlone.test(text) && !isSpanOfYears(text)) return next;
    if (isBoilerplate(text) || readLabel(text) !== null || beginsItem(text)) return -1;
  }
  return -1;
}

/** '6.1 Update', '7. Bids', but not '27-15-127), about two acres' in the midst of a title. */
function beginsItem(text: string): boolean {
  const designator = readDesignator(text)?.designator;
  if (designator === undefined || designator.written.includes('-')) return false;
  return designator.isSure || designator.parts.length > 1;
}
