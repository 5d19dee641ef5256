import { pattern, words } from '#app/platform/language/pattern.ts';
import { readDesignator } from './designator.ts';
import { isSectionName } from './section-names.ts';

/** A line that a wide gap parts: what stands before it and how far that goes, what behind it and where that begins. */
export type Parted = { left: string; end: number; right: string; place: number };

/** Fewer items with a name at one place are no column of names. */
const fewestRows = 4;
/** 'Dana Hale', 'City Recorder', 'Mayor Wood', 'Ruth Monk, At-Large': who presents an item. */
const who = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,4}$/u;
/** A column of names has somebody's office; one of streets, firms or matters has none. */
const office = pattern()`\b${words(`
  Mayor Chair\\w* President Superintendent Manager Administrator Clerk Recorder Attorney Director Chief Treasurer Secretary
  Principal Engineer Planner At-Large Council(?:man|woman|member)? Commissioner Supervisor Trustee Dr Mr Mrs Ms
`)}\b`;
/** In words: beside 'Item 1' stands its title. */
const fewestWords = 2;

/**
 * The rows with a name in the column in which an agenda says who presents its items, in place of the
 * others null, and how far what stands beside it goes; all null where there is no such column. `slack`
 * is how far apart two lines of a column may begin.
 */
export function besideNames(
  rows: readonly (Parted | null)[],
  slack: number,
): { rows: (Parted | null)[]; end: number | null } {
  const column = columnOfNames(rows, slack);
  if (column === null) return { rows: rows.map(() => null), end: null };
  let end = 0;
  const named = rows.map((row) => {
    if (row === null || Math.abs(row.place - column) > slack || !who.test(row.right)) return null;
    end = Math.max(end, row.end);
    return row;
  });
  return { rows: named, end };
}

function columnOfNames(rows: readonly (Parted | null)[], slack: number): number | null {
  const named = rows.flatMap((row) => (row && namesPresenter(row) ? [row] : []));
  const places = [...new Set(named.map(({ place }) => place))];
  const column = places.find((place) => {
    const own = named.filter((row) => Math.abs(row.place - place) <= slack);
    return own.length >= fewestRows && own.some(({ right }) => office.test(right));
  });
  return column ?? null;
}

function namesPresenter({ left, right }: Parted): boolean {
  const title = readDesignator(left.trim())?.rest ?? '';
  // Beside 'Old Business' stands what is taken up under it.
  if (isSectionName(title)) return false;
  return who.test(right) && (title.match(/\p{L}{3,}/gu)?.length ?? 0) >= fewestWords;
}

const parted = /^(?<left>.*\S) {3,}(?<right>\S(?:(?! {3}).)*?) *$/;
/** In characters: no line with a column of names is longer. */
const longest = 300;
/** In characters. */
const slack = 1;

/** The lines of a text without the names beside its items, and how wide that leaves them; null where it has none. */
export function withoutNamesBeside(lines: readonly string[]): {
  lines: string[];
  width: number | null;
} {
  const { rows, end } = besideNames(lines.map(partedAt), slack);
  return { lines: lines.map((line, at) => rows[at]?.left ?? line), width: end };
}

function partedAt(line: string): Parted | null {
  const { left, right } = (line.length > longest ? null : parted.exec(line))?.groups ?? {};
  if (left === undefined || right === undefined) return null;
  return { left, end: left.length, right, place: line.trimEnd().length - right.length };
}
