import { type Token, tokenize } from '../language/tokens.ts';
import { magnitudes, own, readWords, smallNumber } from './number-vocabulary.ts';

/** A number said or written in a text. `from` and `to` are token positions, `to` not included. */
export type NumberMention = {
  value: number;
  from: number;
  to: number;
  unit: 'money' | 'percent' | 'ordinal' | 'plain';
  currency: 'USD' | 'GBP' | 'EUR' | null;
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

const digits = /^([$£€])?(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th)?(%)?$/;

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
      const decimals = tokens[next]?.word === 'point' ? decimalsAt(tokens, next + 1) : null;
      if (decimals) {
        value += Number(`0.${decimals.digits}`);
        next = decimals.next;
        const size = own(magnitudes, tokens[next]?.word ?? '');
        if (size !== null) {
          value *= size;
          next += 1;
        }
      }
    }
    // 'Three and a half percent', 'two and a half million'
    if (isHalfAt(tokens, next)) {
      const size = own(magnitudes, tokens[next + 3]?.word ?? '');
      value = (value + 0.5) * (size ?? 1);
      next += size === null ? 3 : 4;
    }
    const after = tokens[next]?.gap === 'none' ? (tokens[next]?.word ?? '') : '';
    if (after === 'percent' || (after === 'per' && tokens[next + 1]?.word === 'cent')) {
      unit = 'percent';
    } else if (Object.hasOwn(currencyWords, after)) {
      unit = 'money';
      currency = currencyWords[after] ?? null;
      const cents = centsAfter(tokens, next);
      if (cents) [value, next] = [value + cents.value / 100, cents.next];
    }
    // Floating point makes 2.3 million 2299999.9999999995.
    mentions.push({ value: Math.round(value * 1e6) / 1e6, from: index, to: next, unit, currency });
    index = next;
  }
  return wholeSums(mentions, tokens);
}

/** 'Item 2000', 'in 1998' and '5,000 $100 vouchers' are no parts of a sum. */
const smallest = { thousands: 10_000, restOfMillions: 1000 };

/** '$1 million 73,357 dollars', '107,000 $984': captions write in two what was said as one sum. */
function wholeSums(mentions: NumberMention[], tokens: readonly Token[]): NumberMention[] {
  const sums: NumberMention[] = [];
  for (const mention of mentions) {
    const before = sums.at(-1);
    const isNext = before?.to === mention.from && tokens[mention.from]?.gap === 'none';
    if (before && isNext && isRest(before, mention))
      sums[sums.length - 1] = {
        ...mention,
        value: before.value + mention.value,
        from: before.from,
      };
    else sums.push(mention);
  }
  return sums;
}

function isRest(whole: NumberMention, rest: NumberMention): boolean {
  const isSum = rest.unit === 'money' && (whole.unit === 'money' || whole.unit === 'plain');
  if (!isSum || !Number.isInteger(whole.value)) return false;
  // 'Twenty million $162,000': of two sums the first would be one of money as well.
  const isOne = whole.unit === 'plain' && whole.value % 1_000_000 === 0 && rest.value >= 1000;
  if (rest.value % 100 === 0 && !isOne) return false;
  return whole.value % 1_000_000 === 0 && whole.value > 0
    ? rest.value >= smallest.restOfMillions && rest.value < 1_000_000
    : whole.value >= smallest.thousands && whole.value % 1000 === 0 && rest.value < 1000;
}

/** What is said after 'point', a digit or ten at a time: 'three five' is 35, 'seventy five' 75. */
function decimalsAt(tokens: readonly Token[], from: number) {
  let [digits, next] = ['', from];
  for (; tokens[next]?.gap === 'none'; next += 1) {
    const said = smallNumber(tokens[next]?.word ?? '');
    if (said === null) break;
    const isOnes = said > 0 && said < 10 && /ty$/.test(tokens[next - 1]?.word ?? '');
    digits = isOnes ? digits.slice(0, -1) + said : digits + said;
  }
  return digits === '' ? null : { digits, next };
}

function isHalfAt(tokens: readonly Token[], index: number): boolean {
  return ['and', 'a', 'half'].every(
    (word, ahead) => tokens[index + ahead]?.word === word && tokens[index + ahead]?.gap === 'none',
  );
}

/** '… dollars and ten cents': `index` is the token of the dollars. */
function centsAfter(tokens: readonly Token[], index: number) {
  const at = tokens[index + 1]?.word === 'and' ? index + 2 : index + 1;
  if (tokens[at]?.gap !== 'none') return null;
  const digit = /^\d\d?$/.test(tokens[at]?.word ?? '') ? Number(tokens[at]?.word) : null;
  const part = digit === null ? readWords(tokens, at) : { value: digit, next: at + 1 };
  return part && part.value < 100 && tokens[part.next]?.word === 'cents' ? part : null;
}

export function numbersIn(text: string): NumberMention[] {
  return readNumbers(tokenize(text));
}
