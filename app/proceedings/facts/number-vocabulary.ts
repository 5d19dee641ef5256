import { small, tens } from '#app/platform/language/number-words.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Token } from '../language/tokens.ts';

export const magnitudes: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const ordinals: Record<string, number> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
};
/** After twenty, thirty … these count; 'second' alone may be of time: 'a thirty second delay'. */
const smallOrdinals: Record<string, number> = { first: 1, second: 2 };
const afterOrdinal = pattern()`^${words(`
  of at and in on or to from for is was we i it the this that then
  day year annual anniversary amendment district street avenue century session congress legislature
  january february march april may june july august september october november december
`)}$`;

/** A table's value for a word, not for what objects inherit. */
export const own = (table: Record<string, number>, word: string): number | null =>
  Object.hasOwn(table, word) ? (table[word] ?? null) : null;

/** The value of a number word below twenty, or null. */
export function smallNumber(word: string): number | null {
  return own(small, word) ?? own(tens, word);
}

/** The value of digits, or of such a word; NaN for another text. */
export const smallCount = (said: string): number => smallNumber(said.toLowerCase()) ?? Number(said);

/** 'Third' as 3, 'second' as 2: for a place in a list, where no time can be meant. */
export function smallOrdinal(word: string): number | null {
  return own(smallOrdinals, word) ?? own(ordinals, word);
}

/** After 'one million' a smaller part may follow: 'two hundred thousand'. */
const startsPart = (current: number, total: number) => current === 0 && total > 0;

/** 'Twenty first', and 'twenty second' where no time can be meant. */
function smallOrdinalAt(current: number | null, word: string, next: string): number | null {
  if (current === null || current < 20 || current >= 100 || current % 10 !== 0) return null;
  if (word === 'second' && next !== '' && !afterOrdinal.test(next)) return null;
  return own(smallOrdinals, word);
}

/** A number in words from a token on; `next` is the token after it. */
export type Part = { value: number; next: number; ordinal: boolean };

/** Reads words such as 'two hundred and five' or 'twenty twenty-five' from `index` on. */
export function readWords(tokens: readonly Token[], index: number): Part | null {
  const first = tokens[index];
  if (!first) return null;
  let next = index;
  let total = 0;
  let current: number | null = null;
  let ordinal = false;
  const word = (at: number): string =>
    at > index && tokens[at]?.gap !== 'none' ? '' : (tokens[at]?.word ?? '');
  if (
    word(next) === 'a' &&
    ['hundred', 'thousand', 'million', 'billion'].includes(word(next + 1))
  ) {
    current = 1;
    next += 1;
  }
  while (next < tokens.length) {
    const at = word(next);
    const unit = own(small, at);
    const ten = own(tens, at);
    const nth = own(ordinals, at) ?? smallOrdinalAt(current, at, word(next + 1));
    if (unit !== null) {
      if (current === null || startsPart(current, total)) current = unit;
      else if (current % 100 === 0 && current > 0) current += unit;
      else if (current >= 20 && current < 100 && current % 10 === 0 && unit < 10 && unit > 0)
        current += unit;
      else if (current >= 10 && current < 100 && unit >= 10) current = current * 100 + unit;
      else if (current >= 100 && current < 10_000 && current % 10 === 0 && unit > 0 && unit < 10)
        current += unit;
      else break;
    } else if (ten !== null) {
      if (current === null || startsPart(current, total)) current = ten;
      else if (current % 100 === 0 && current > 0) current += ten;
      else if (current >= 10 && current < 100) current = current * 100 + ten;
      else break;
    } else if (at === 'hundred' && current !== null && current < 100) {
      current *= 100;
    } else if (own(magnitudes, at) !== null && current !== null && !startsPart(current, total)) {
      total += current * (own(magnitudes, at) ?? 1);
      current = 0;
    } else if (
      at === 'and' &&
      current !== null &&
      next > index &&
      ['hundred', 'thousand'].includes(word(next - 1)) &&
      smallNumber(word(next + 1)) !== null
    ) {
      next += 1;
      continue;
    } else if (nth !== null && (current === null || (current % 10 === 0 && current > 0))) {
      current = (current ?? 0) + nth;
      ordinal = true;
      next += 1;
      break;
    } else break;
    next += 1;
  }
  if (current === null) return null;
  return { value: total + current, next, ordinal };
}
