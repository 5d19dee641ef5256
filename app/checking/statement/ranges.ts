import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

export type Range = [from: NumberMention, to: NumberMention];

/** Tokens between the ends of a range: 'from $25 a month for most homes now to $26'. */
const longestBetween = 9;

const moved = words('up down instead reduced increased raised lowered');
const movedFrom = pattern()`\b${moved} (?:from|of) (?:about )?$`;
const earlier = phrases(`
  was
  had been
  used to be
`);
const wasBefore = pattern()`, (?:(?:it|that|which) )?${earlier} (?:about )?$`;
const fromAfter = /^(?:\s\p{L}+){0,3},? from $/u;
const toAfter = /\bto (?:about |nearly )?$/;

/** From what to what a text says that something went, whichever end it names first. */
export const rangesIn = perStatement((statement): readonly Range[] => {
  const ranges: Range[] = [];
  for (let index = 1; index < statement.numbers.length; index += 1) {
    const [a, b] = [statement.numbers[index - 1], statement.numbers[index]];
    if (!a || !b || b.from - a.to > longestBetween) continue;
    const before = statement.tokens[a.from - 1]?.word ?? '';
    const [start, end] = [statement.tokens[a.to - 1]?.end, statement.tokens[b.from]?.start];
    const between = statement.text.slice(start, end);
    if (/[;?!]|\. /.test(between)) continue;
    // '8 tons, down from 20', 'a 300 foot setback, it was 150', 'to 2,980 from 3,410'
    const isTurned =
      movedFrom.test(between) ||
      wasBefore.test(between) ||
      (/^(?:to|at)$/.test(before) && fromAfter.test(between));
    if (isTurned) ranges.push([b, a]);
    else if (before === 'from' && toAfter.test(between)) ranges.push([a, b]);
  }
  return ranges;
});

/** From which value to which a text has ranges, as 'from to'. */
const valuesOfRanges = perStatement(
  (statement) => new Set(rangesIn(statement).map(([from, to]) => `${from.value} ${to.value}`)),
);

export const hasRange = (statement: Statement, from: NumberMention, to: NumberMention): boolean =>
  valuesOfRanges(statement).has(`${from.value} ${to.value}`);

/** The ranges of which a number is an end. */
export const rangesOfEnd = perStatement((statement) => {
  const ends = new Map<NumberMention, Range[]>();
  for (const range of rangesIn(statement))
    for (const end of range) ends.set(end, [...(ends.get(end) ?? []), range]);
  return ends;
});
