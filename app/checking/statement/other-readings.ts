import { magnitudes, own, smallNumber } from '#app/proceedings/facts/number-vocabulary.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';
import { countsNothing } from './beside-numbers.ts';
import { perStatement } from './per-statement.ts';
import {
  hundredsBehindThousands,
  hundredsIn,
  sizesLeftOut,
  thousandsLeftUnsaid,
} from './spoken-money.ts';
import { firstYear, likelyYears, spokenYears, yearsWithOh } from './spoken-years.ts';
import type { Statement } from './statement.ts';

const million = 1e6;
const thousand = 1e3;
const decade = 10;
const century = 100;

/**
 * What numbers of a text may stand for besides: speech leaves out size words and centuries ('a
 * million six oh three', 'FY 25'), and captions put it down as it comes ('$2,000,987' for
 * $2,987,000). Used to find a number that a sentence tells, never to hold one against it.
 */
export const otherReadings = perStatement((statement): readonly NumberMention[] => [
  ...statement.numbers.flatMap((mention) => readingsOf(mention, statement)),
  ...hundredsIn(statement),
  ...hundredsBehindThousands(statement),
  ...digitByDigit(statement),
  ...hoursIn(statement),
  ...sizesLeftOut(statement),
  ...spokenYears(statement),
  ...yearsWithOh(statement),
  ...spansIn(statement),
  ...pairsIn(statement),
  ...countingOrdinals(statement),
]);

export const otherReadingsOf = (statement: Statement, value: number): readonly NumberMention[] =>
  byValue(statement).get(value) ?? [];

const byValue = perStatement((statement) =>
  Map.groupBy(otherReadings(statement), ({ value }) => value),
);

/** What of a text may be an amount of so much, of which the thousands are left unsaid. */
export const unsaidAmountsOf = (statement: Statement, value: number): readonly NumberMention[] =>
  byAmount(statement).get(value) ?? [];

const byAmount = perStatement((statement) =>
  Map.groupBy(thousandsLeftUnsaid(statement), ({ value }) => value),
);

function readingsOf(mention: NumberMention, { tokens }: Statement): NumberMention[] {
  const text = tokens[mention.from]?.word ?? '';
  // '$2,000,987': the thousands after 'two million' in the place of ones.
  const [, millions, rest] = /^[$£€]?(\d{1,3}),000,(\d{3})$/.exec(text) ?? [];
  if (millions !== undefined && rest !== undefined)
    return [{ ...mention, value: Number(millions) * million + Number(rest) * thousand }];
  return millionsSpoken(mention, tokens);
}

/** Digits that follow 'a million': one is of hundred thousands, three are of thousands. */
function millionsSpoken(mention: NumberMention, tokens: readonly Token[]): NumberMention[] {
  const sizeAt = sizeIn(mention, tokens);
  const size = own(magnitudes, tokens[sizeAt]?.word ?? '');
  if (size === null || size < million) return [];
  const base = Math.floor(mention.value / size) * size;
  // 'Two million three hundred thousand' and '2.3 million' are told in full.
  if (mention.value - base >= thousand) return [];
  const { digits, to } = digitsFrom(tokens, sizeAt + 1);
  const rest = Number(digits);
  const as = (part: number): NumberMention => ({ ...mention, value: base + part, to });
  switch (digits.length) {
    case 1:
      return [as((rest * size) / decade)];
    case 2:
      return [as((rest * size) / thousand), as((rest * size) / century)];
    case 3:
      return [as((rest * size) / thousand)];
    default:
      return [];
  }
}

function sizeIn({ from, to }: NumberMention, tokens: readonly Token[]): number {
  for (let at = from; at < to; at += 1)
    if (own(magnitudes, tokens[at]?.word ?? '') !== null) return at;
  return -1;
}

const mostDigits = 3;

/** The digits said one after the other from a place on: 'six oh three', '5 76', '4.49', '982'. */
function digitsFrom(tokens: readonly Token[], from: number): { digits: string; to: number } {
  let [digits, at] = ['', from];
  for (; at < tokens.length && digits.length < mostDigits; at += 1) {
    const token = tokens[at];
    if (!token || token.gap === 'stop') break;
    const said = spokenDigits(token.word);
    if (said === null) break;
    // 'Ninety seven' is 97, and no 907.
    const isOnes = said.length === 1 && /ty$/.test(tokens[at - 1]?.word ?? '');
    digits = isOnes ? digits.slice(0, -1) + said : digits + said;
  }
  return { digits, to: at };
}

function spokenDigits(word: string): string | null {
  if (word === 'oh' || word === 'o') return '0';
  const [, written] = /^[$£€]?(\d{1,3}|\d\.\d\d)$/.exec(word) ?? [];
  if (written !== undefined) return written.replace('.', '');
  const value = smallNumber(word);
  return value === null ? null : String(value);
}

/** 'In 27-28' is a fiscal year, and '11 percent? Eleven-four' is 11.4. */
function pairsIn({ numbers, tokens, text }: Statement): NumberMention[] {
  return numbers.flatMap((mention, index): NumberMention[] => {
    const next = numbers[index + 1];
    const between = text.slice(tokens[mention.to - 1]?.end, tokens[mention.to]?.start);
    if (!next || next.from !== mention.to || !/^[-–]$/.test(between)) return [];
    const { value } = mention;
    if (next.value === value + 1 && value >= likelyYears.from && value <= likelyYears.to)
      return [mention, next].map((one) => ({ ...one, value: firstYear + one.value }));
    const isSpoken = [mention, next].every(
      ({ from, value: said }) => smallNumber(tokens[from]?.word ?? '') === said,
    );
    if (!isSpoken || next.value < 1 || next.value >= decade) return [];
    const both = { ...next, value: value + next.value / decade, from: mention.from };
    return [both, { ...both, unit: 'percent' as const }];
  });
}

/** 'Dial two one one' is 211. */
function digitByDigit({ numbers, tokens }: Statement): NumberMention[] {
  return numbers.flatMap((first, index): NumberMention[] => {
    const run = numbers.slice(index, index + mostDigits);
    const last = run.at(-1);
    const isDigits = run.every(({ value, unit }) => unit === 'plain' && value < decade);
    const isUnbroken = run.every(
      ({ from }, at) => at === 0 || (from === run[at - 1]?.to && tokens[from]?.gap === 'none'),
    );
    if (!last || run.length < mostDigits || !isDigits || !isUnbroken) return [];
    const value = Number(run.map((digit) => digit.value).join(''));
    return [{ ...first, value, to: last.to }];
  });
}

/** '2:00' is the hour 2. */
const hoursIn = ({ tokens }: Statement): NumberMention[] =>
  tokens.flatMap(({ word }, at): NumberMention[] => {
    const [, hour] = /^(\d{1,2}):00$/.exec(word) ?? [];
    if (hour === undefined) return [];
    return [{ value: Number(hour), from: at, to: at + 1, unit: 'plain', currency: null }];
  });

const spans: Readonly<Record<string, number>> = { decade, century };

/** 'Over a decade' is ten years, 'a century' a hundred. */
const spansIn = ({ tokens }: Statement): NumberMention[] =>
  tokens.flatMap(({ word }, at): NumberMention[] => {
    const years = own(spans, word);
    if (years === null || !/^(?:a|one|the|last|next|past|per)$/.test(tokens[at - 1]?.word ?? ''))
      return [];
    return [{ value: years, from: at - 1, to: at + 1, unit: 'plain', currency: null }];
  });

const ofYears = /^(?:under|over|below|above|aged?|ages|than|least)$/;

/** Captions write 'children under 14th' for children under 14. */
const countingOrdinals = ({ numbers, tokens, stems }: Statement): NumberMention[] =>
  numbers.flatMap((mention): NumberMention[] => {
    const { unit, from, to } = mention;
    if (unit !== 'ordinal' || !ofYears.test(tokens[from - 1]?.word ?? '')) return [];
    // 'Under 14th Street' is a place.
    const isAlone = countsNothing(tokens[to]) || stems[to] === '';
    return isAlone ? [{ ...mention, unit: 'plain' }] : [];
  });
