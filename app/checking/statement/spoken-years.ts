import { magnitudes, own, smallNumber } from '#app/proceedings/facts/number-vocabulary.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { countsNothing } from './beside-numbers.ts';
import { numberAt } from './number-places.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

const hundred = 100;
const decade = 10;
export const firstYear = 2000;
export const likelyYears = { from: decade, to: 60 };

/** 'Nineteen oh six' is 1906. */
export function yearsWithOh({ numbers, tokens }: Statement): NumberMention[] {
  return numbers.flatMap((mention): NumberMention[] => {
    const { value, to, unit } = mention;
    const last = smallNumber(tokens[to + 1]?.word ?? '');
    const isOh = tokens[to]?.word === 'oh' && last !== null && last < decade;
    if (unit !== 'plain' || !isOh || value < decade || value >= hundred) return [];
    return [{ ...mention, value: value * hundred + last, to: to + 2 }];
  });
}

const leadsToYear =
  /^(?:fy|fiscal|calendar|year|years|in|by|since|until|till|from|through|to|for|of|between|both|and|budget)$/;
/** Words after a year by which it is told what of that year: 'in 25 we spent'. */
const afterYear =
  /^(?:that|which|with|we|it|they|so|because|as|up|after|before|when|where|if|versus|i|you|our)$/;
/** What comes once a year, so that a number before it is no count: 'the 25 season'. */
const yearly = /^(?:season|budget|audit|levy|election|forecast|census|allocation)$/;
const pointsAt = /^(?:the|this|that|our|their|your|next|last)$/;
/** From here on a number beside a year is an amount: 'in 25 4.7 million'. */
const smallestAmount = 1000;

/** 'FY 25', 'FY2025', 'from 26 to 27', 'in 25 to 3.9 million' and 'the 25 season' are years. */
export const spokenYears = perStatement((statement): readonly NumberMention[] => {
  const { numbers, tokens, text } = statement;
  const short = numbers.flatMap((mention): NumberMention[] => {
    const { from, unit } = mention;
    const token = tokens[from];
    // 'In 25 to 3.9 million' is read as a range of millions.
    const value = /^\d\d$/.test(token?.word ?? '') ? Number(token?.word) : mention.value;
    // '25 million' is an amount, however its digits stand.
    const isAmount = own(magnitudes, tokens[from + 1]?.word ?? '') !== null;
    if (value !== mention.value && isAmount) return [];
    const isShortened = /['’]/.test(text[(token?.start ?? 0) - 1] ?? '');
    // 'In the 94 general plan'
    const isPlans =
      token?.gap === 'none' &&
      tokens[from - 1]?.text === 'the' &&
      /^(?:in|since|from)$/.test(tokens[from - 2]?.text ?? '');
    if ((isShortened || isPlans) && value > likelyYears.to && value < hundred && unit === 'plain')
      return [{ ...mention, value: firstYear - hundred + value }];
    const isOh = value < likelyYears.from && tokens[from - 1]?.word === 'oh';
    if (isOh && leadsToYear.test(tokens[from - 2]?.word ?? ''))
      return [{ ...mention, value: firstYear + value }];
    if (unit !== 'plain' || value < likelyYears.from || value > likelyYears.to) return [];
    const isLed = token?.gap === 'none' && isYearBetween(statement, mention);
    return isShortened || isLed ? [{ ...mention, value: firstYear + value }] : [];
  });
  const fiscal = tokens.flatMap(({ word }, at): NumberMention[] => {
    const [, year] = /^fy(\d\d|20\d\d)$/.exec(word) ?? [];
    if (year === undefined) return [];
    const value = (Number(year) < firstYear ? firstYear : 0) + Number(year);
    return [{ value, from: at, to: at + 1, unit: 'plain', currency: null }];
  });
  return [...short, ...fiscal];
});

/** Whether the words on both sides of a number leave it nothing to count but years. */
function isYearBetween(statement: Statement, { from, to }: NumberMention): boolean {
  const { tokens } = statement;
  const [before, next] = [tokens[from - 1]?.word ?? '', tokens[to]];
  if (pointsAt.test(before)) return next?.gap === 'none' && yearly.test(next.word);
  if (!leadsToYear.test(before)) return false;
  // 'For 30 days' counts days.
  return (
    countsNothing(next) ||
    afterYear.test(next?.word ?? '') ||
    yearly.test(next?.word ?? '') ||
    (numberAt(statement, to)?.value ?? 0) >= smallestAmount
  );
}
