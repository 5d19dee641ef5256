import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { isYearAt, numbersOf } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';

const totals =
  /^(?:total|totals|totaling|totalling|together|altogether|combined|sum|adds|adding|cumulative|overall)$/;
/** Tokens around a number in which it is said to be a total. */
const totalReach = 6;
/** Numbers of one list, and tokens between them: 'nine percent in year one and then six, six and four'. */
const run = { fewest: 3, most: 8, apart: 7 };

/** 'Increases totaling 25 percent', of nine, six, six and four. */
function isTotalOfRun(
  { value, from, to }: NumberMention,
  { tokens }: Statement,
  source: Statement,
) {
  const near = tokens.slice(Math.max(0, from - totalReach), to + totalReach);
  return near.some(({ word }) => totals.test(word)) && sumsOfRuns(source).has(value);
}

const sumsOfRuns = perStatement((source): ReadonlySet<number> => {
  const counted = source.numbers.filter(
    ({ unit, value, from }) => unit !== 'ordinal' && value > 1 && !isYearAt(source, from),
  );
  const sums = new Set<number>();
  counted.forEach((first, at) => {
    let [sum, last] = [first.value, first];
    for (const [more, next] of counted.slice(at + 1, at + run.most).entries()) {
      // 'Nine percent, then six and four': the unit is said once.
      const isAlike = next.unit === first.unit || next.unit === 'plain';
      if (!isAlike || next.from - last.to > run.apart) break;
      [sum, last] = [sum + next.value, next];
      if (more + 2 >= run.fewest) sums.add(sum);
    }
  });
  return sums;
});

/** What a text says is so many times another: 'twice', 'two-to-one replacement'. */
const manifolds: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double[ds]?|doubling|twice|two ?fold|(?:two|2)[- ]to[- ](?:one|1))\b/i, 2],
  [/\b(?:triple[ds]?|tripling|three ?fold|(?:three|3)[- ]to[- ](?:one|1))\b/i, 3],
  [/\b(?:quadruple[ds]?|four ?fold|(?:four|4)[- ]to[- ](?:one|1))\b/i, 4],
];

/** Tokens of one sentence in which a number and what is made of it stand. */
const saidTogether = 14;

/** What is said of a number in its sentence, near it. */
function around({ from, to }: Pick<NumberMention, 'from' | 'to'>, { tokens }: Statement) {
  const ends = (at: number) => tokens[at]?.gap === 'stop';
  let [start, end] = [from, to];
  while (start > 0 && from - start < saidTogether && !ends(start)) start -= 1;
  while (end < tokens.length && end - to < saidTogether && !ends(end)) end += 1;
  return { start, end };
}

const saidAround = (mention: NumberMention, source: Statement) => {
  const { start, end } = around(mention, source);
  return source.tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');
};

/** '94 trees', of 47 that are replaced two to one. */
const isManifold = ({ value, unit }: NumberMention, _: Statement, source: Statement) =>
  manifolds.some(([said, times]) =>
    numbersOf(source, value / times).some(
      (one) => one.unit === unit && one.value > times && said.test(saidAround(one, source)),
    ),
  );

/** 'Until 2031', of five years from 2026. */
const isLastYear = ({ value, from }: NumberMention, sentence: Statement, source: Statement) =>
  isYearAt(sentence, from) &&
  source.numbers.some((first) => {
    if (!isYearAt(source, first.from) || first.value >= value) return false;
    const { start, end } = around(first, source);
    return source.numbers.some(
      (count) =>
        count.from >= start &&
        count.to <= end &&
        count.value === value - first.value &&
        /^years?$/.test(source.tokens[count.to]?.word ?? ''),
    );
  });

/** Tokens from a number to what it is said of: 'eighty students in each of the last three years'. */
const eachReach = 5;

/** '240 students', of eighty in each of three years. */
const isOfEach = ({ value, unit }: NumberMention, _: Statement, source: Statement) =>
  source.numbers.some((count) => {
    const before = source.tokens
      .slice(Math.max(0, count.from - 4), count.from)
      .map(({ word }) => word);
    const each = before.lastIndexOf('each');
    if (each < 0 || before[each + 1] !== 'of') return false;
    const start = count.from - before.length + each;
    return source.numbers.some(
      (one) =>
        one.unit === unit &&
        one.to <= start &&
        start - one.to <= eachReach &&
        one.value * count.value === value,
    );
  });

const daysOfWeek = 7;

/** 'Seven days a week', where it is every day. */
const isDaily = ({ value, to }: NumberMention, { tokens }: Statement, source: Statement) =>
  value === daysOfWeek &&
  tokens[to]?.word === 'days' &&
  tokens[to + 2]?.word === 'week' &&
  /\b(?:daily|(?:each|every) day)\b/i.test(source.text);

const pageRange = /\bpages? (\d{1,4}) ?(?:to|through|[-–—]) ?(\d{1,4})\b/gi;

/** 'Twelve pages', of pages 255 to 266. */
const isOfPages = ({ value, to }: NumberMention, { tokens }: Statement, source: Statement) =>
  tokens[to]?.word === 'pages' &&
  [...source.text.matchAll(pageRange)].some(
    ([, first, last]) => Number(last) - Number(first) + 1 === value,
  );

/** What speech leaves to whoever listens, and a summary says: each a working of its own. */
const workings = [isTotalOfRun, isManifold, isLastYear, isOfEach, isDaily, isOfPages];

/** Whether a number of a sentence is such a one. */
export const isPlainlyWorked = (
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean => workings.some((work) => work(mention, sentence, source));
