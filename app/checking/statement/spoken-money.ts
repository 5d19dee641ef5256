import { magnitudes, own, smallNumber } from '#app/proceedings/facts/number-vocabulary.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { countsNothing } from './beside-numbers.ts';
import { datedTokens, numbersNear } from './number-places.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

const thousand = 1e3;
const hundred = 100;
const decade = 10;

/** Tokens between a number and another of which the size word is said. */
const sizeReach = 12;

/** 'We budgeted 80 and spent 92 thousand': the size word is said once for both. */
export function sizesLeftOut(statement: Statement): NumberMention[] {
  const { numbers, tokens } = statement;
  return numbers.flatMap((mention): NumberMention[] => {
    const { value } = mention;
    if (!isBare(mention, statement)) return [];
    const sizes = numbersNear(statement, mention.from, sizeReach).flatMap((other) => {
      const size = own(magnitudes, tokens[other.to - 1]?.word ?? '');
      return size !== null && isAlike(value * size, other.value) ? [size] : [];
    });
    return [...new Set(sizes)].map((size) => ({ ...mention, value: value * size }));
  });
}

/** From ten to 999, with nothing that it counts or belongs to. */
const isBare = ({ value, to, unit }: NumberMention, { tokens }: Statement) =>
  value >= decade && value < thousand && unit !== 'percent' && countsNothing(tokens[to]);

const isAlike = (value: number, other: number) => value < other * decade && value * decade > other;

/** Tokens between an amount and another told without its thousands; people speak of one thing so long. */
const amountReach = 80;
/** From here on an amount is told by its thousands: beside '16 thousand' may stand 'another 41'. */
const smallestBeside = 10 * thousand;
/** What is numbered and no amount: 'station 41', 'item 12'. */
const label =
  /^(?:page|item|section|chapter|route|district|room|ordinance|resolution|highway|station|phase|lot|number|ward|unit|age|aged|ages|bill|exhibit|policy|title|suite|under|over)$/;

/**
 * 'If we use free cash for four hundred, we are at a million': beside amounts of many thousands or
 * of millions an amount is told without its thousands. For amounts that a sentence tells alone.
 */
export const thousandsLeftUnsaid = perStatement((statement): readonly NumberMention[] => {
  const { numbers, tokens } = statement;
  const readings = [...numbers, ...hundredsIn(statement)];
  return readings.flatMap((mention): NumberMention[] => {
    const value = mention.value * thousand;
    const isNumbered =
      datedTokens(statement).has(mention.from) || label.test(tokens[mention.from - 1]?.word ?? '');
    if (mention.unit !== 'plain' || isNumbered || !isBare(mention, statement)) return [];
    const isBeside = numbersNear(statement, mention.from, amountReach).some(
      (other) =>
        other.unit !== 'percent' &&
        other.value >= smallestBeside &&
        (other.unit === 'money' || own(magnitudes, tokens[other.to - 1]?.word ?? '') !== null) &&
        isAlike(value, other.value),
    );
    return isBeside ? [{ ...mention, value, unit: 'money' }] : [];
  });
});

const hasThousands = perStatement(({ numbers }) =>
  numbers.some(({ value }) => value >= 10 * thousand),
);

/**
 * 'Four fifty' is 450 or 4.50, among thousands 'one seventy five' is 175,000, and anywhere 'two
 * eighty-seven five' is 287,500.
 */
export const hundredsIn = perStatement((statement): readonly NumberMention[] => {
  const { numbers, tokens } = statement;
  return numbers.flatMap((mention, index): NumberMention[] => {
    const next = numbers[index + 1];
    const isSpoken = smallNumber(tokens[mention.from]?.word ?? '') === mention.value;
    if (!next || !isSpoken || mention.value < 1 || mention.value >= decade) return [];
    const isNext = next.from === mention.to && tokens[next.from]?.gap === 'none';
    if (!isNext || next.value < decade || next.value >= hundred) return [];
    const value = mention.value * hundred + next.value;
    const values = [value, value / hundred, ...(hasThousands(statement) ? [value * thousand] : [])];
    const whole = values.map((one) => ({ ...next, value: one, from: mention.from }));
    return [...whole, ...withFiveHundred(value, mention, numbers[index + 2], statement)];
  });
});

/** 'Thirteen thousand two fifty nine' is 13,259. */
export const hundredsBehindThousands = ({ numbers, tokens }: Statement): NumberMention[] =>
  numbers.flatMap((mention, index): NumberMention[] => {
    const [next, hundreds] = [numbers[index + 1], mention.value % thousand];
    const isSpoken = smallNumber(tokens[mention.to - 1]?.word ?? '') === hundreds;
    const isOpen = isSpoken && mention.value > thousand && hundreds >= 1 && hundreds < decade;
    if (!isOpen || next?.from !== mention.to || tokens[next.from]?.gap !== 'none') return [];
    if (next.value < decade || next.value >= hundred) return [];
    const value = mention.value + hundreds * (hundred - 1) + next.value;
    return [{ ...mention, value, to: next.to }];
  });

function withFiveHundred(
  hundreds: number,
  { from }: NumberMention,
  last: NumberMention | undefined,
  { tokens, numbers }: Statement,
): NumberMention[] {
  const before = numbers.find(({ to }) => to === last?.from);
  const isSpoken = last && smallNumber(tokens[last.from]?.word ?? '') === last.value;
  if (!isSpoken || !before || before.from === from || tokens[last.from]?.gap !== 'none') return [];
  if (last.value < 1 || last.value >= decade || !countsNothing(tokens[last.to])) return [];
  return [{ ...last, value: hundreds * thousand + last.value * hundred, from }];
}
