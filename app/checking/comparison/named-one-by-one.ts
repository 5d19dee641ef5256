import { pattern } from '#app/platform/language/pattern.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isYearAt } from '../statement/number-places.ts';
import { boundTo } from '../statement/number-units.ts';
import { perStatement } from '../statement/per-statement.ts';
import { spokenYears } from '../statement/spoken-years.ts';
import type { Statement } from '../statement/statement.ts';

/** More things than these are counted where they are named. */
const mostNamed = 5;
const fewestInList = 3;

/** No more words are one name: captions in capitals would be one long one. */
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}`;
const listOfNames = pattern('gu')`\b${name}(?:, ${name})+,? and ${name}`;

/**
 * Whether a source names so many of a thing one after the other and never counts them: 'Elm, Oak
 * and Mill' are three streets, 'last year or the year before' two years.
 */
export function namesSoMany(value: number, noun: string | null, source: Statement): boolean {
  if (noun === null || value > mostNamed || boundTo(source, noun).length > 0) return false;
  if (noun === stem('year')) return countsOfYears(source).has(value);
  return source.places.has(noun) && countsOfLists(source).has(value);
}

const countsOfLists = perStatement(
  ({ text }) =>
    new Set(
      [...text.matchAll(listOfNames)]
        .map(([names]) => names.split(/, (?:and )?| and /).length)
        .filter((length) => length >= fewestInList),
    ),
);

const lastYear =
  /\blast year,? (?:or|and|nor) (?:in )?the year before\b(?<then>,? (?:or|and) the)?/i;

const countsOfYears = perStatement((source) => {
  const counts = new Set<number>();
  const named = new Set([
    ...source.numbers.flatMap(({ value, from }) => (isYearAt(source, from) ? [value] : [])),
    ...spokenYears(source).map(({ value }) => value),
  ]);
  if (named.size > 1) counts.add(named.size);
  const told = lastYear.exec(source.text);
  if (told && !told.groups?.then) counts.add(2);
  return counts;
});
