import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Statement } from './statement.ts';

const roughly = new Set(
  'about around nearly almost approximately roughly some over more than under'.split(' '),
);

/** Whether a sentence's number stands for the source's, sign and rounding considered. */
export function sameValue(
  mention: NumberMention,
  other: NumberMention,
  sentence: Statement,
): boolean {
  // 'The 21st' is no count of 21.
  if (other.unit === 'ordinal' && mention.unit !== 'ordinal' && other.value > 3) return false;
  if (other.value === mention.value) {
    if (mention.unit === 'money' && other.unit === 'percent') return false;
    if (mention.unit === 'percent' && other.unit === 'money') return false;
    if (mention.currency && other.currency && mention.currency !== other.currency) return false;
    return true;
  }
  const before = sentence.tokens[mention.from - 1]?.word ?? '';
  const isRough =
    roughly.has(before) && mention.value >= 20 && digitsOf(mention.value) < digitsOf(other.value);
  return isRough && Math.abs(other.value - mention.value) <= Math.abs(other.value) * 0.05;
}

/** Significant digits: 700 has one, 702 three. Only a rounder number may stand for another. */
function digitsOf(value: number): number {
  return String(value).replace('.', '').replace(/0+$/, '').length;
}

/** Sizes that people say in a word: a dozen, half. */
export function spelledOut(value: number, source: Statement): boolean {
  if (value === 12) return source.words.has('dozen');
  if (value === 50) return source.words.has('half');
  if (value === 100) return source.words.has('hundred') || source.words.has('century');
  if (value === 2)
    return (
      source.words.has('both') ||
      source.words.has('couple') ||
      source.words.has('twice') ||
      source.words.has('pair')
    );
  if (value === 0) return /\b(?:no|none|nobody|zero|unanimous\w*)\b/i.test(source.text);
  if (value === 3) return source.words.has('triple');
  return false;
}
