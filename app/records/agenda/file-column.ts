import { pattern, words } from '#app/platform/language/pattern.ts';

/** '2.   SPX1209202   Special exception', '     26-031   Minutes': the number of its file in a column before the title. */
const row = pattern(
  'u',
)`^(?<before> *\(?[\dA-Za-z]{1,4}[.)]+ +| +)(?<file>(?=\S*\d)(?=\S*-|\S*\p{L})[A-Z]{0,6}-?\d[\dA-Z-]{2,14}) {2,}(?<title>\S.*)$`;
/** '05-04-2026' is a day, and '1420-22 Elm Street' a house. */
const isDay = /^\d{1,2}-\d{1,2}-(?:\d{2}|\d{4})$/;
const ofHouse = pattern('i')`^(?:\S+ ){1,3}(?:${words(
  'street st avenue ave road rd lane ln drive dr boulevard blvd court ct place pl way circle',
)})\b`;
/** What of a number did not fit into its column, and stands below it: '5-007090'. */
const goesOn = /^(?<before> +)(?<rest>-*\d[\d-]*)(?: {2,}(?<title>\S.*))?$/;
const hasHyphen = /-/;
/** Fewer rows at one place are no column. */
const fewest = 3;
/** In characters: how far apart two numbers of the column may begin. */
const slack = 1;

/**
 * The lines of an agenda whose items have the numbers of their files in a column of their own, each number whole and called
 * what it is, as those print it that are kept by a legislative system; any other lines as they are.
 */
export function withFilesNamed(lines: readonly string[]): string[] {
  const rows = lines.map((line) => {
    const found = row.exec(line)?.groups ?? null;
    const isOther = isDay.test(found?.file ?? '') || ofHouse.test(found?.title ?? '');
    return isOther ? null : found;
  });
  const places = rows.flatMap((found) => found?.before?.length ?? []);
  const column = places.find(
    (place) => places.filter((other) => Math.abs(other - place) <= slack).length >= fewest,
  );
  if (column === undefined) return [...lines];
  const isAt = (before = '') => Math.abs(before.length - column) <= slack;
  const named: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { before = '', file = '', title = '' } = rows[at] ?? {};
    if (file === '' || !isAt(before)) {
      named.push(lines[at] ?? '');
      continue;
    }
    const below = goesOn.exec(lines[at + 1] ?? '')?.groups;
    const isParted =
      below !== undefined &&
      isAt(below.before) &&
      (hasHyphen.test(below.rest ?? '') || below.title !== undefined);
    const whole = `${file}${isParted ? below.rest : ''}`.replace(/-{2,}/g, '-');
    named.push(`${before}File No. ${whole} ${title}`);
    if (!isParted) continue;
    at += 1;
    if (below.title) named.push(`${' '.repeat(column)}${below.title}`);
  }
  return named;
}
