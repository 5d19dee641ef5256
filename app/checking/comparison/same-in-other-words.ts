import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { spansBetweenTimes } from '../statement/clock-times.ts';
import { numbersOf } from '../statement/number-places.ts';
import { followingStem } from '../statement/number-units.ts';
import { spansBetweenDates, spansIn, unitOf, yearsSince } from '../statement/spans.ts';
import type { Statement } from '../statement/statement.ts';
import { denies, isComplement, sharesIn } from './complements.ts';
import { fractionsIn } from './fractions.ts';

/** Half a percent: 'a third' is 33 percent. */
const roundedShare = 0.005;
/** Weeks of a month and days of a year are counted roughly. */
const roundedSpan = 0.09;

const manifold: ReadonlyMap<number, RegExp> = new Map([
  [2, /\b(?:doubl\w+|twice|two ?fold)\b/i],
  [3, /\b(?:tripl\w+|three ?fold)\b/i],
  [4, /\b(?:quadrupl\w+|four ?fold)\b/i],
]);

/** 'Ten weeks' for two and a half months, '25 percent' for a quarter, 'three times' for tripled. */
export function isSaidOtherwise(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  const { unit, value, to } = mention;
  if (unit === 'percent')
    return (
      fractionsIn(source).some(({ share }) => Math.abs(share - value / 100) <= roundedShare) ||
      ((denies.test(sentence.text) || tellsLack(sentence, to) || /\bstill\b/.test(sentence.text)) &&
        sharesIn(source).some((share) => isComplement(value / 100, share)))
    );
  if (unit === 'ordinal') return isOneMore(value, source);
  if (isOften(mention, sentence, source)) return true;
  if (sentence.tokens[to]?.word === 'times') return manifold.get(value)?.test(source.text) ?? false;
  return isSameSpan(mention, sentence, source) || leavesOne(mention, sentence, source);
}

/** 'A third ambulance', where there are two and one more is wanted. */
const isOneMore = (value: number, source: Statement) =>
  /\b(?:one more|another|an? additional|an? extra)\b/i.test(source.text) &&
  numbersOf(source, value - 1).some(({ unit }) => unit === 'plain');

/** How many times a year it is that a word says. */
const aYear: readonly (readonly [RegExp, number])[] = [
  [/\bquarterly\b|\b(?:each|every|a) quarter\b/i, 4],
  [/\bmonthly\b|\b(?:each|every|once a) month\b/i, 12],
  [/\bsemi-?annual|\btwice (?:a|each|every) year\b|\bevery six months\b/i, 2],
];

/** 'Four times a year' and 'every three months', where it is quarterly. */
function isOften({ value, from, to }: NumberMention, sentence: Statement, source: Statement) {
  const [next, then] = [followingWord(sentence, to), sentence.tokens[to + 2]?.word];
  const isTimes = next === 'times' && then === 'year';
  const isEvery = sentence.tokens[from - 1]?.word === 'every' && /^months?$/.test(next);
  if (!isTimes && !isEvery) return false;
  return aYear.some(
    ([said, times]) => value === (isTimes ? times : monthsOfYear / times) && said.test(source.text),
  );
}
const monthsOfYear = 12;

/** '12 percent below capacity', of 88 percent of it. */
const tellsLack = ({ tokens }: Statement, to: number) =>
  lacking.test(tokens[to + (tokens[to]?.word === 'percent' ? 1 : 0)]?.word ?? '');
const lacking = /^(?:below|short|under|less|off|empty|open|unused|vacant|free)$/;

function isSameSpan(mention: NumberMention, sentence: Statement, source: Statement): boolean {
  const { value, to, from } = mention;
  const own = unitOf(followingWord(sentence, to));
  if (own === null) return false;
  const length = value * own.length;
  const before = sentence.tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  const [isMore, isLess] = [before.some(isOver), before.some(isUnder)];
  const isNear = (said: number) =>
    Math.abs(length - said) <= said * roundedSpan ||
    (isMore && said >= length && said < length + own.length) ||
    (isLess && said <= length && said > length - own.length);
  if (spansBetweenDates(source).some(isNear) || spansBetweenTimes(source).some(isNear)) return true;
  return (
    spansIn(source).some((said) => said.unit !== own.unit && isNear(said.length)) ||
    (own.unit === year && yearsSince(source).some((years) => isNear(years * own.length)))
  );
}

const year = stem('year');
/** 'More than two decades' is said of 22 years, 'nearly two' of 18. */
const isOver = (word: string) => /^(?:more|over|least)$/.test(word);
const isUnder = (word: string) => /^(?:nearly|almost|under|most)$/.test(word);

const followingWord = ({ tokens }: Statement, at: number) =>
  tokens[at]?.gap === 'none' ? tokens[at].word : '';

const theRest = /^(?:before|other|others|previous|earlier|preceding|remaining)$/;
/** Tokens after a number in which it is said that it counts the rest. */
const reach = 3;

/** 'The three years before' of four. */
function leavesOne({ value, to }: NumberMention, sentence: Statement, source: Statement): boolean {
  const after = sentence.tokens.slice(to - 2, to + reach);
  if (!after.some(({ word }) => theRest.test(word))) return false;
  const noun = followingStem(sentence, to);
  return numbersOf(source, value + 1).some((said) => followingStem(source, said.to) === noun);
}
