import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { numbersOf } from '../statement/number-places.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';
import { placesOf } from '../statement/word-places.ts';

type DateMention = Statement['dates'][number];

/** A date that the source does not have. */
export const dates: Rule = {
  name: 'dates',
  check: ({ sentence, source }) =>
    sentence.dates.flatMap((date) => reasonAgainst(date, sentence, source) ?? []),
};

function reasonAgainst(date: DateMention, sentence: Statement, source: Statement): string | null {
  const fits = source.dates.some(
    (other) =>
      other.month === date.month &&
      (date.day === null || other.day === date.day) &&
      (date.year === null ||
        other.year === date.year ||
        (other.year === null && hasYear(source, date.year))),
  );
  // Captions write 'in march' small, and a month alone is then read as a word.
  const month = sentence.tokens[date.from]?.word ?? '';
  const isMonthAlone = date.day === null && date.year === null;
  if (fits || (isMonthAlone && saysMonth(source, month))) return null;
  if (isInFigures(date, source) || isDayApart(date, month, source)) return null;
  if (isEndOfMonth(date, month, source) || isFirstOfYear(date, source)) return null;
  const said = wordsOf(sentence, date.from, date.to);
  const closest =
    source.dates.find((other) => other.month === date.month && other.day !== date.day) ??
    source.dates.find((other) => other.day === date.day && date.day !== null) ??
    source.dates[0];
  return closest
    ? `The source says ${wordsOf(source, closest.from, closest.to)}, the sentence says ${said}.`
    : `The date ${said} is not in the source.`;
}

/** '9/5' for September 5; '9-5' is a count of votes as well. */
const isInFigures = ({ month, day, year }: DateMention, source: Statement) =>
  day !== null &&
  year === null &&
  new RegExp(String.raw`(?<![\d/.-])0?${month}/0?${day}(?![\d])`).test(source.text);

/** Tokens between a month and a day that is said apart from it. */
const dayReach = 6;

/** 'The third and the 17th of April', 'a Tuesday in March, the tenth'. */
function isDayApart({ day, year }: DateMention, month: string, source: Statement): boolean {
  if (day === null || year !== null) return false;
  const places = placesOf(source, month);
  return numbersOf(source, day).some(({ unit, from, to }) => {
    const next = source.tokens[to];
    // 'The third reading' is no day.
    const isOfThing =
      next?.gap === 'none' && !/^(?:of|and|or|to|in|at|for|is|was)$/.test(next.word);
    const isNear = places.some((at) => Math.abs(at - from) <= dayReach);
    return unit === 'ordinal' && isNear && !isOfThing;
  });
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 'September 30' for the end of September. */
const isEndOfMonth = ({ month, day }: DateMention, name: string, source: Statement) =>
  day === daysOfMonth[month - 1] &&
  new RegExp(String.raw`\bend of ${name}\b`, 'i').test(source.text);

/** 'January 1' for the first of the year. */
const isFirstOfYear = ({ month, day }: DateMention, { text }: Statement) =>
  month === 1 && day === 1 && /\b(?:first|start|beginning) of the (?:new )?year\b/i.test(text);

const hasYear = (source: Statement, year: number) => numbersOf(source, year).length > 0;

const beforeMonths = words(`
  in by since until till through from last next this of and to late early mid before after
`);
const leadsToMonth = pattern()`^${beforeMonths}$`;

const saysMonth = (source: Statement, month: string) =>
  placesOf(source, month).some((at) => leadsToMonth.test(source.tokens[at - 1]?.word ?? ''));
