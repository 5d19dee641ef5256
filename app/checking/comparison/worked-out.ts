import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersNear, numbersOf } from '../statement/number-places.ts';
import { followingStem } from '../statement/number-units.ts';
import type { Statement } from '../statement/statement.ts';
import { isPlainlyWorked } from './plain-workings.ts';
import { isCutShort } from './same-value.ts';
import { isOfUnit, tellsHow } from './working-told.ts';
import { type Result, resultsOf } from './workings.ts';

/** What a rounded result may be off by, as a share, and a percentage, in points. */
const off = { rounded: 0.06, percent: 0.5, exact: 1e-9 };
/** Smaller numbers are not rounded, and a rounded one has few digits that are no noughts. */
const rounded = { smallest: 20, digits: 2 };
/** Averages are rounded to whole numbers from here on. */
const fewestAveraged = 10;
const roughly =
  /^(?:about|around|nearly|almost|approximately|roughly|some|over|more|than|under|least|most|just|close|neighborhood|vicinity|region)$/;

/** Whether a sentence's number follows from numbers of the source, and the sentence tells how. */
export function isWorkedOut(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  if (mention.value < 2) return false;
  return (
    countsNamed(mention, sentence, source) ||
    isTimes(mention, sentence, source) ||
    isRemainder(mention, sentence, source) ||
    isPlainlyWorked(mention, sentence, source) ||
    resultsOf(source).some(
      (result) =>
        isOfUnit(mention, result, sentence) &&
        isNear(mention, result, sentence) &&
        tellsHow(mention, result, sentence, source),
    )
  );
}

/** 'Three times as many' where one number is three times another. */
const isTimes = ({ value, to }: NumberMention, sentence: Statement, source: Statement) =>
  sentence.tokens[to]?.word === 'times' &&
  source.numbers.some((low) =>
    source.numbers.some(
      (high) => low.value > 1 && Math.abs(high.value / low.value - value) < value * off.rounded,
    ),
  );

/** Smaller numbers add up to one of the source by chance. */
const fewestLeft = 20;
/** Parts of a whole stand so near one another: what bounds the work. */
const partsApart = 30;

/** 'The state would pay $105,000 and the town $35,000', of 140,000 in all. */
const isRemainder = (
  { value, unit, from }: NumberMention,
  sentence: Statement,
  source: Statement,
) =>
  unit !== 'plain' &&
  value >= fewestLeft &&
  numbersNear(sentence, from, partsApart).some(
    (part) =>
      part.from !== from &&
      part.unit === unit &&
      part.value >= fewestLeft &&
      numbersOf(source, value + part.value).length > 0,
  );

function isNear({ value, from }: NumberMention, result: Result, sentence: Statement): boolean {
  const apart = Math.abs(value - result.value);
  const exact = Math.max(value * off.exact, result.unit === 'percent' ? off.percent : 0);
  if (apart <= exact) return true;
  if (result.unit === 'percent') return false;
  if (result.by === 'product' && isCutShort({ value }, result)) return true;
  if (result.by === 'average' && Math.round(result.value) === value && value >= fewestAveraged)
    return true;
  const before = sentence.tokens.slice(Math.max(0, from - 3), from);
  const isRough = before.some(({ word }) => roughly.test(word));
  // 'Just under six acres in all', of 3.58 and 2.22.
  if (isRough && Number.isInteger(value) && !Number.isInteger(result.value) && apart < 1 / 2)
    return true;
  const isRounded = value >= rounded.smallest && isRough;
  return isRounded && apart <= value * off.rounded && digitsOf(value) <= rounded.digits;
}

/** Digits without the noughts at the end: 700 has one. */
const digitsOf = (value: number) => String(value).replace('.', '').replace(/0+$/, '').length;

/** Up to here a sentence counts what the source names one by one: 'three resolutions'. */
const mostNamed = 6;

function countsNamed({ value, to }: NumberMention, sentence: Statement, source: Statement) {
  const noun = followingStem(sentence, to);
  if (noun === null || value > mostNamed) return false;
  return (
    source.places.get(noun)?.length === value &&
    source.references.filter(({ kind }) => noun.startsWith(kind.slice(0, 4))).length === value
  );
}
