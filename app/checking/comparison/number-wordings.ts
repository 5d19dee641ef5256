import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersNear, numbersOf } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';

/** Tokens within which two numbers are said of one thing. */
const saidTogether = 10;
/** Tokens between the two numbers of 'one in five', 'one out of every five'. */
const longestRatio = 4;
/** Half a percent: '33 percent' stands for 'one in three'. */
const roundedPercent = 0.5;

const sizes = [1e3, 1e6, 1e9];

/** '11 million, down from 13 the year before': the size word is said once for both. */
export function isShortened({ value, unit }: NumberMention, source: Statement): boolean {
  if (unit === 'percent' || value < 1000) return false;
  return sizes.some((size) =>
    numbersOf(source, value / size).some(
      (said) =>
        said.unit === 'plain' &&
        said.value < 1000 &&
        numbersNear(source, said.from, saidTogether).some(
          (other) => other !== said && other.value >= size && other.value < size * 1000,
        ),
    ),
  );
}

/** '20 percent' for 'one in five', '1 in 4' for '25 percent'. */
export function isRatio({ value, unit }: NumberMention, source: Statement): boolean {
  if (unit !== 'percent') return false;
  return source.numbers.some((part, index) => {
    const whole = source.numbers[index + 1];
    if (!whole || whole.value <= 0 || whole.from - part.to > longestRatio) return false;
    const between = source.tokens.slice(part.to, whole.from).map(({ word }) => word);
    const isShare = between.includes('in') || (between.includes('of') && between.includes('out'));
    return isShare && Math.abs((100 * part.value) / whole.value - value) < roundedPercent;
  });
}

/** From here on speech leaves out what an amount is of: 'we set a quarter million aside'. */
const smallestBareAmount = 1e5;

/** '22 percent' is not the 22 of 'Route 22', nor '$15' the 15 of '15 years'. */
export function countsOther(
  mention: NumberMention,
  other: NumberMention,
  source: Statement,
): boolean {
  if (mention.unit !== 'money' && mention.unit !== 'percent') return false;
  if (other.unit !== 'plain' || other.value >= smallestBareAmount) return false;
  // 'Down from 13' beside 11 million dollars is no 13 percent.
  const isNear = (unit: NumberMention['unit']) =>
    numbersNear(source, other.from, saidTogether - 1).some((near) => near.unit === unit);
  if (mention.unit === 'percent' && isNear('money') && !isNear('percent')) return true;
  const before = source.tokens[other.from - 1];
  const isLabel =
    source.tokens[other.from]?.gap === 'none' && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '');
  return (
    (isLabel && before?.gap !== 'stop') ||
    (source.stems[other.to] !== '' && source.tokens[other.to]?.gap === 'none')
  );
}
