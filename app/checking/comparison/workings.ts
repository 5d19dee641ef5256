import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { isYearAt, numbersNear } from '../statement/number-places.ts';
import { otherReadings } from '../statement/other-readings.ts';
import { perStatement } from '../statement/per-statement.ts';
import { thousandsLeftUnsaid } from '../statement/spoken-money.ts';
import type { Statement } from '../statement/statement.ts';
import { fractionsIn } from './fractions.ts';
import { countsRated, ratesAmong } from './rates.ts';

export type Working = 'sum' | 'difference' | 'product' | 'share' | 'average' | 'yearly';
/** A value worked out of numbers of the source, with what it was worked out of. */
export type Result = {
  by: Working;
  value: number;
  unit: NumberMention['unit'];
  of: readonly NumberMention[];
  /** Tokens between the numbers it was worked out of. */
  apart: number;
  /** Whether the source has so few numbers that hardly anything else can be meant. */
  isOfFew: boolean;
};

type Worked = Omit<Result, 'isOfFew'>;

/** With no more numbers than this a sign or a size word that is left out is no doubt. */
const fewNumbers = 5;
/** Sources with more numbers say so much that anything may be worked out of them. */
const mostNumbers = 16;
/** Tokens between an amount in millions and one whose size word is left out. */
const saidTogether = 10;
const million = 1e6;
const monthsOfYear = 12;
const weeksOfYear = 52;
/** Tokens after an amount in which it is said of what span it is: '$25 per household a month'. */
const spanReach = 5;

/** What can be worked out of two numbers of a source, or of all of one kind. */
export const resultsOf = perStatement((source): readonly Result[] => {
  const known = distinct(source);
  if (known.length > mostNumbers) return [];
  const results: Worked[] = known.flatMap((a, at) =>
    known.slice(at + 1).flatMap((b) => ofTwo(a, b)),
  );
  results.push(...known.flatMap((said) => ofAYear(said, source)));
  results.push(...ofRates(known, source), ...ofUnsaid(known, source));
  for (const unit of ['money', 'plain', 'percent'] as const) {
    const kind = known.filter(
      (mention) => mention.unit === unit && !isYearAt(source, mention.from),
    );
    if (kind.length > 2) results.push(resultOf('sum', unit, kind, (a, b) => a + b));
  }
  const isOfFew = known.length <= fewNumbers;
  return results.map((result) => ({ ...result, isOfFew }));
});

/** The numbers of a source, each value once; what part of a whole it speaks of among them. */
function distinct(source: Statement): NumberMention[] {
  const seen = new Map<string, NumberMention>();
  const parts = fractionsIn(source).map(
    ({ share, from, to }): NumberMention => ({
      ...{ value: share * 100, unit: 'percent', currency: null },
      ...{ from, to },
    }),
  );
  const told = source.numbers.map((said) => inFull(said, source));
  for (const mention of [...told, ...parts, ...otherReadings(source)]) {
    if (mention.unit === 'ordinal' || mention.value <= 1) continue;
    const key = `${mention.unit} ${mention.value}`;
    if (!seen.has(key)) seen.set(key, mention);
  }
  return [...seen.values()];
}

/** '7.4 million, up from 6.9': the size word is said once for both. */
function inFull(said: NumberMention, source: Statement): NumberMention {
  if (said.unit === 'percent' || said.value >= 1000 || Number.isInteger(said.value)) return said;
  const isShort = numbersNear(source, said.from, saidTogether).some(
    ({ value }) => value >= million && value < million * 1000,
  );
  return isShort ? { ...said, value: said.value * million } : said;
}

function resultOf(
  by: Working,
  unit: Result['unit'],
  of: readonly NumberMention[],
  work: (a: number, b: number) => number,
  times = 1,
): Worked {
  const places = of.map(({ from }) => from);
  const value = of.map((said) => said.value).reduce(work) * times;
  return { by, unit, of, value, apart: Math.max(...places) - Math.min(...places) };
}

/** '$110 a month' is $1,320 a year. */
function ofAYear(said: NumberMention, { tokens }: Statement): Worked[] {
  const after = tokens.slice(said.to, said.to + spanReach).map(({ word }) => word);
  const times = after.some((word) => /^month/.test(word))
    ? monthsOfYear
    : after.some((word) => /^week/.test(word)) && weeksOfYear;
  return times ? [resultOf('yearly', said.unit, [said], (x) => x, times)] : [];
}

/** From here on an amount is told by its thousands. */
const smallestTold = 10_000;

/** 'The bid is two eighty-seven five, and the plow another forty-one': both together. */
const ofUnsaid = (known: readonly NumberMention[], source: Statement): Worked[] =>
  thousandsLeftUnsaid(source).flatMap((part) =>
    known
      .filter(({ value, unit, to, from }) => {
        const isApart = from >= part.to || to <= part.from;
        return value >= smallestTold && unit !== 'percent' && isApart;
      })
      .map((other) => ({ ...other, unit: part.unit }))
      .map((other) => resultOf('sum', 'money', [part, other], (x, y) => x + y)),
  );

/** Prices of one thing are of one size. */
const oneSize = { fewest: 100, times: 3 };

/** 'Eleven windows … 1,400 a window, the other 950': what they differ by for all eleven. */
const ofRates = (known: readonly NumberMention[], source: Statement): Worked[] =>
  ratesAmong(known, source).flatMap((rate) =>
    known
      .filter((count) => rate.thing !== null && countsRated(rate, count, source))
      .flatMap((count) =>
        known
          .filter((price) => price !== count && isOfOneSize(price.value, rate.said.value))
          .map((price) => ({
            ...resultOf('difference', rate.said.unit, [rate.said, price], (x, y) => x - y),
            of: [count, rate.said, price],
          }))
          .map((result) => ({ ...result, value: Math.abs(result.value) * count.value })),
      ),
  );

const isOfOneSize = (a: number, b: number) =>
  a !== b && Math.min(a, b) >= oneSize.fewest && Math.max(a, b) <= Math.min(a, b) * oneSize.times;

function ofTwo(a: NumberMention, b: NumberMention): Worked[] {
  const [low, high] = a.value < b.value ? [a, b] : [b, a];
  const [part, whole] = a.unit === 'percent' ? [a, b] : [b, a];
  if (part.unit === 'percent' && whole.unit !== 'percent')
    return [
      // 'We were told 90 percent. What we have is 72.'
      ...(whole.unit === 'plain' && whole.value < 100
        ? [resultOf('difference', 'percent', [high, low], (x, y) => x - y)]
        : []),
      resultOf('share', whole.unit, [whole, part], (x, y) => (x * y) / 100),
      resultOf('share', whole.unit, [whole, part], (x, y) => x - (x * y) / 100),
    ];
  const unit = a.unit === 'plain' ? b.unit : a.unit;
  const results = [
    resultOf('sum', unit, [a, b], (x, y) => x + y),
    resultOf('difference', unit, [high, low], (x, y) => x - y),
  ];
  if (unit === 'percent') return results;
  const ratios: ((x: number, y: number) => number)[] = [(x, y) => (100 * y) / x];
  if (low.value * 2 > high.value)
    ratios.push(
      (x, y) => 100 - (100 * y) / x,
      (x, y) => (100 * x) / y - 100,
    );
  results.push(...ratios.map((work) => resultOf('share', 'percent', [high, low], work)));
  if (low.unit === 'plain')
    results.push(resultOf('average', high.unit, [high, low], (x, y) => x / y));
  return [
    ...results,
    resultOf('product', unit, [a, b], (x, y) => x * y),
    resultOf('product', unit, [a, b], (x, y) => x * y, monthsOfYear),
  ];
}
