import { words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersOf } from '../statement/number-places.ts';
import { otherReadings, otherReadingsOf, unsaidAmountsOf } from '../statement/other-readings.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { isToldRoughly } from './told-roughly.ts';

/**
 * Smaller numbers are not rounded; and a rounded one is off by no more than this share. 0.02 and
 * 0.1 change nothing that is measured.
 */
const smallestRounded = 20;
const roundedShare = 0.06;
/** 'First', 'second' and 'third' may count; 'the 21st' is no count of 21. */
const lastCountingOrdinal = 3;

/** Whether a sentence's number stands for the source's, sign and rounding considered. */
export function sameValue(
  mention: NumberMention,
  other: NumberMention,
  sentence: Statement,
): boolean {
  const isDate = other.unit === 'ordinal' && mention.unit !== 'ordinal';
  if (isDate && other.value > lastCountingOrdinal && !turns(mention, sentence)) return false;
  if (other.value === mention.value) {
    if (mention.unit === 'money' && other.unit === 'percent') return false;
    if (mention.unit === 'percent' && other.unit === 'money') return false;
    return !mention.currency || !other.currency || mention.currency === other.currency;
  }
  if (isOfDozens(mention, other, sentence)) return true;
  if (isCutShort(mention, other) || dropsDecimals(mention, other, sentence)) return true;
  return (
    Math.abs(other.value - mention.value) <= Math.abs(other.value) * roundedShare &&
    isRounded(mention, sentence) &&
    digitsOf(mention.value) < digitsOf(other.value)
  );
}

/** 'Turns 50', of its 50th anniversary. */
const turns = ({ from }: NumberMention, { tokens }: Statement) =>
  /^turn(?:s|ed|ing)?$/.test(tokens[from - 1]?.word ?? '');

/** From here on amounts are rounded to fewer digits without a word: '$10.4 million'. */
const smallestCutShort = 1e6;
const fewestDigits = 2;

/** '$10.4 million' for $10,426,000. */
export function isCutShort({ value }: { value: number }, other: { value: number }): boolean {
  const digits = digitsOf(value);
  if (value < smallestCutShort || digits < fewestDigits) return false;
  return digits < digitsOf(other.value) && Number(other.value.toPrecision(digits)) === value;
}

/** A quarter of a dozen: 'nearly two dozen' is said of 22. */
const offDozen = 3;
const isOfDozens = (mention: NumberMention, other: NumberMention, sentence: Statement) =>
  sentence.tokens[mention.to - 1]?.word === 'dozen' &&
  Math.abs(mention.value - other.value) <= offDozen &&
  isToldRoughly(mention, sentence);

const isRounded = (mention: NumberMention, sentence: Statement) =>
  mention.value >= smallestRounded && isToldRoughly(mention, sentence);

/** What a number with decimals becomes without them: 9.8 percent is nearly 10. */
function dropsDecimals(mention: NumberMention, other: NumberMention, sentence: Statement): boolean {
  const { value, unit } = mention;
  return (
    Number.isInteger(value) &&
    value >= 1 &&
    !Number.isInteger(other.value) &&
    Math.round(other.value) === value &&
    (unit === other.unit || other.unit === 'plain') &&
    isToldRoughly(mention, sentence)
  );
}

/** A number said more often than this stands among any words; its first places tell enough. */
const mostEqual = 400;

/** The numbers of a source for which a sentence's number stands, in order. */
export function equalNumbers(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): NumberMention[] {
  const isOpen = isToldRoughly(mention, sentence) || mention.value >= smallestCutShort;
  // Each list as it stands: a source of nothing but numbers is not copied for each of the sentence's.
  const candidates = isOpen
    ? [source.numbers, otherReadings(source)]
    : [numbersOf(source, mention.value), otherReadingsOf(source, mention.value)];
  if (mention.unit === 'money') candidates.push(unsaidAmountsOf(source, mention.value));
  const equal: NumberMention[] = [];
  for (const others of candidates) {
    for (const other of others) {
      if (equal.length === mostEqual) return equal;
      if (sameValue(mention, other, sentence)) equal.push(other);
    }
  }
  return equal;
}

/** Significant digits: 700 has one, 702 three. Only a rounder number may stand for another. */
function digitsOf(value: number): number {
  return String(value).replace('.', '').replace(/0+$/, '').length;
}

const saidInAWord: ReadonlyMap<number, readonly string[]> = new Map([
  [2, words('both couple twice pair')],
  [3, words('triple')],
  [12, words('dozen')],
  [50, words('half')],
  [100, words('hundred century')],
  ...words('twenties thirties forties fifties sixties seventies eighties nineties').map(
    (decade, index): [number, string[]] => [1920 + index * 10, [decade]],
  ),
]);

const saysNone = perStatement(({ text }) => /\b(?:no|none|nobody|zero|unanimous\w*)\b/i.test(text));

/** Sizes that people say in a word: a dozen, half. */
export function spelledOut(value: number, source: Statement): boolean {
  if (value === 0) return saysNone(source);
  return saidInAWord.get(value)?.some((word) => source.words.has(word)) ?? false;
}
