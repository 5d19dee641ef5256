import { stem } from '#app/proceedings/language/stem.ts';
import { numberAt } from './number-places.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

/** A length of time that a text tells, in days. */
export type Span = { unit: string; length: number };

const hour = 1 / 24;
const minute = hour / 60;
const units: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ century: 36_500, decade: 3650, year: 365, month: 30.4 },
    ...{ week: 7, day: 1, hour, minute },
  }).map(([word, length]) => [stem(word), length]),
);

/** The unit of time that a word names, with how long it is. */
export const unitOf = (word: string): Span | null => {
  const unit = stem(word);
  const length = units.get(unit);
  return length === undefined ? null : { unit, length };
};

const half = 1 / 2;
const isHalfAfter = ({ tokens }: Statement, at: number) =>
  ['and', 'a', 'half'].every((word, ahead) => tokens[at + ahead]?.word === word);

/** More dates are a calendar, and anything lies between some two of them. */
const mostDates = 4;
const daysOfMonth = 30.4;

/** From the 3rd of June to the 17th, from January to June: what lies between dates of a text. */
export const spansBetweenDates = perStatement(({ dates, numbers }): readonly number[] => {
  const days = dates.map(({ month, day, year }) => ({ month, day, year }));
  const [only] = days;
  // 'The 3rd of June … the 17th'
  if (only && days.length === 1)
    for (const { unit, value, from } of numbers)
      if (
        unit === 'ordinal' &&
        value <= 31 &&
        dates.every((date) => from < date.from || from >= date.to)
      )
        days.push({ ...only, day: value });
  if (days.length > mostDates) return [];
  return days.flatMap((a, at) =>
    days.slice(at + 1).flatMap((b): number[] => {
      if ((a.day === null) !== (b.day === null)) return [];
      const years = a.year !== null && b.year !== null ? b.year - a.year : 0;
      const months = years * 12 + b.month - a.month;
      const apart = Math.abs(months * daysOfMonth + (b.day ?? 0) - (a.day ?? 0));
      return apart > 0 ? [apart] : [];
    }),
  );
});

const years = { first: 1800, last: 2100 };
/** Meetings of which records are summed up; no record says when it was made. */
const meetings = { first: 2015, last: 2030 };
const fewestYears = 20;

/** How old may be what a text dates by its year: of 1964 at least 51 years and at most 66. */
export const yearsSince = perStatement(({ numbers }): readonly number[] =>
  numbers.flatMap(({ value, unit }) => {
    if (unit !== 'plain' || value < years.first || value > years.last) return [];
    const [least, most] = [meetings.first - value, meetings.last - value];
    const ages = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    return ages.filter((age) => age >= fewestYears);
  }),
);

/** 'Two years', 'a year and a half', 'half an hour', 'a decade', 'a twelve-month extension'. */
export const spansIn = perStatement((statement): readonly Span[] =>
  statement.tokens.flatMap(({ word }, at): Span[] => {
    const unit = unitOf(word);
    const count = unit && countBefore(statement, at);
    if (!unit || count === null) return [];
    const more = isHalfAfter(statement, at + 1) ? half : 0;
    return [{ ...unit, length: unit.length * (count + more) }];
  }),
);

/** How many of the unit at a place are told, or null where none are. */
function countBefore(statement: Statement, at: number): number | null {
  const { tokens } = statement;
  const before = tokens[at - 1]?.word ?? '';
  if (tokens[at]?.gap !== 'none') return null;
  for (let from = at - 1; from >= Math.max(0, at - longestNumber); from -= 1) {
    const said = numberAt(statement, from);
    if (said) return said.to === at ? said.value : null;
    if (tokens[from]?.gap === 'stop') break;
  }
  if (before === 'half') return half;
  if (before !== 'a' && before !== 'an') return null;
  return tokens[at - 2]?.word === 'half' ? half : 1;
}

/** Tokens of 'twenty-five hundred and six'. */
const longestNumber = 7;
