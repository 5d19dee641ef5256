import { type Token, tokenize } from '../language/tokens.ts';

/** A number said or written in a text. `from` and `to` are token positions, `to` not included. */
export type NumberMention = {
  value: number;
  from: number;
  to: number;
  unit: 'money' | 'percent' | 'ordinal' | 'plain';
  currency: 'USD' | 'GBP' | 'EUR' | null;
};

const small: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const magnitudes: Record<string, number> = {
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
const currencySigns: Record<string, NumberMention['currency']> = {
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
};
const currencyWords: Record<string, NumberMention['currency']> = {
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
};

const own = (table: Record<string, number>, word: string): number | null =>
  Object.hasOwn(table, word) ? (table[word] ?? null) : null;

/** The value of a number word below twenty, or null. */
export function smallNumber(word: string): number | null {
  return own(small, word) ?? own(tens, word);
}

const digits = /^([$£€])?(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th)?(%)?$/;

type Part = { value: number; next: number; ordinal: boolean };

/** Reads words such as 'two hundred and five' or 'twenty twenty-five' from `index` on. */
function readWords(tokens: readonly Token[], index: number): Part | null {
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
    const nth = own(ordinals, at);
    if (unit !== null) {
      if (current === null) current = unit;
      else if (current % 100 === 0 && current > 0) current += unit;
      else if (current >= 20 && current < 100 && current % 10 === 0 && unit < 10 && unit > 0)
        current += unit;
      else if (current >= 10 && current < 100 && unit >= 10) current = current * 100 + unit;
      else if (current >= 1000 && current < 10_000 && current % 10 === 0 && unit > 0 && unit < 10)
        current += unit;
      else break;
    } else if (ten !== null) {
      if (current === null) current = ten;
      else if (current % 100 === 0 && current > 0) current += ten;
      else if (current >= 10 && current < 100) current = current * 100 + ten;
      else break;
    } else if (at === 'hundred' && current !== null && current < 100) {
      current *= 100;
    } else if (own(magnitudes, at) !== null && current !== null) {
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

/** Every number in a text, in words or digits, with its size word, sign or unit applied. */
export function readNumbers(tokens: readonly Token[]): NumberMention[] {
  const mentions: NumberMention[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (!token) break;
    const match = digits.exec(token.word);
    let value: number;
    let next: number;
    let unit: NumberMention['unit'] = 'plain';
    let currency: NumberMention['currency'] = null;
    if (match) {
      value = Number((match[2] ?? '').replaceAll(',', ''));
      next = index + 1;
      if (match[1]) {
        unit = 'money';
        currency = currencySigns[match[1]] ?? null;
      }
      if (match[3]) unit = 'ordinal';
      if (match[4]) unit = 'percent';
      const size = tokens[next]?.gap === 'none' ? own(magnitudes, tokens[next]?.word ?? '') : null;
      if (size !== null) {
        value *= size;
        next += 1;
      }
    } else {
      const part = readWords(tokens, index);
      if (!part) {
        index += 1;
        continue;
      }
      value = part.value;
      next = part.next;
      if (part.ordinal) unit = 'ordinal';
      if (tokens[next]?.word === 'point' && smallNumber(tokens[next + 1]?.word ?? '') !== null) {
        value += (smallNumber(tokens[next + 1]?.word ?? '') ?? 0) / 10;
        next += 2;
        const size = own(magnitudes, tokens[next]?.word ?? '');
        if (size !== null) {
          value *= size;
          next += 1;
        }
      }
    }
    const after = tokens[next]?.gap === 'none' ? (tokens[next]?.word ?? '') : '';
    if (after === 'percent' || (after === 'per' && tokens[next + 1]?.word === 'cent')) {
      unit = 'percent';
    } else if (Object.hasOwn(currencyWords, after)) {
      unit = 'money';
      currency = currencyWords[after] ?? null;
    }
    // Floating point makes 2.3 million 2299999.9999999995.
    mentions.push({ value: Math.round(value * 1e6) / 1e6, from: index, to: next, unit, currency });
    index = next;
  }
  return mentions;
}

export function numbersIn(text: string): NumberMention[] {
  return readNumbers(tokenize(text));
}
