import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersNear } from '../statement/number-places.ts';
import { otherReadings } from '../statement/other-readings.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { fractionsIn } from './fractions.ts';

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
const year = /^(?:19|20)\d\d$/;

/** What can be worked out of two numbers of a source, or of all of one kind. */
export const resultsOf = perStatement((source): readonly Result[] => {
  const known = distinct(source);
  if (known.length > mostNumbers) return [];
  const results: Worked[] = known.flatMap((a, at) =>
    known.slice(at + 1).flatMap((b) => ofTwo(a, b)),
  );
  results.push(...known.flatMap((said) => ofAYear(said, source)));
  for (const unit of ['money', 'plain', 'percent'] as const) {
    const kind = known.filter(
      (mention) => mention.unit === unit && !year.test(source.tokens[mention.from]?.word ?? ''),
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
