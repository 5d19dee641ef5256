import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';

/** '4', '5.2', '12C', or a letter alone: 'a' and 'I' are words where they stand in a sentence. */
const one = String.raw`(?:\d{1,2}(?:\.\d{1,2}|[-.]? ?(?:[A-Z]\b|[a-z](?![a-z'’])))?|[A-Z]{1,2}(?:[-.]? ?\d{1,2})?)(?![\p{L}\d'’])`;
const joint = String.raw`(?:,? ?(?:and|&|through|thru|to) |,? ?[-–] ?|, ?)(?:items? )?`;
const list = pattern('gu')`(?<![\p{L}\d.$#])${one}(?:${joint}${one})*`;
const range = pattern('u')`^,? ?(?:through|thru|to|[-–])`;
const number = pattern('gi')`\b${countWords}\b`;
/** 'Pull item four': 'pull one' names none. */
const itemNumber = pattern('gi')`(?<=\b(?:items?|numbers?) )${countWords}\b`;
/** 'Six point one', once its words are digits. */
const pointed = /\b(\d{1,2}) point (\d{1,2})\b/gi;
/** '20V through double A'. */
const doubled = /\bdouble ([a-z])\b/gi;
const twice = (_: string, letter: string) => letter.toUpperCase().repeat(2);
const asDigits = (word: string) => String(smallNumber(word.toLowerCase()) ?? word);
/** What the list leaves out: 'with the exception of 7'. */
export const but = pattern('i')`\b${phrases(`
  except(?:ing)?(?: for)?
  with the exception of
  excluding
  minus
  less
  other than
  but not
  without
  removing
  pulling
`)}\b`;

/** 'Items 4, 5 and 7', '20B, 20D', '5.1 through 5.4': by designators, and not by numbers of anything. */
export const listsItems =
  /\bitems \S*\d|\b\d{1,2}[A-Z]\b.*\b\d{1,2}[A-Z]\b|\b\d{1,2}\.\d{1,2}\b.*\b\d{1,2}\.\d{1,2}\b/;

/**
 * Which items of a list are meant: 'A, C, D, F through J', 'items 4 through 9 except 7'. `keys` are
 * those of the list, in order; what is said may be their last part alone. Null where none is said.
 */
export function listedItems(text: string, keys: readonly (string | null)[]): Set<number> | null {
  const digits = text.replace(number, asDigits).replace(pointed, '$1.$2');
  const split = but.exec(digits);
  const kept = named(split ? digits.slice(0, split.index) : digits, keys);
  const left = split ? named(digits.slice(split.index + split[0].length), keys) : new Set<number>();
  if (kept.size === 0 && left.size === 0) return null;
  const all = kept.size > 0 ? [...kept] : keys.map((_, index) => index);
  return new Set(all.filter((index) => !left.has(index)));
}

/** The items that a text names: 'pull D and F' is two. */
export function named(spoken: string, keys: readonly (string | null)[]): Set<number> {
  const text = spoken.replace(itemNumber, asDigits).replace(doubled, twice);
  const found = new Set<number>();
  for (const { 0: said, index: from } of text.matchAll(list)) {
    // 'I would like', 'A motion': words, unless an item is spoken of.
    if (/^[AI]$/.test(said) && !/\b(?:items?|letters?) $/i.test(text.slice(0, from))) continue;
    let last: number | null = null;
    let isRange = false;
    for (const part of said.split(new RegExp(`(${joint})`, 'u'))) {
      if (!/[\p{L}\d]/u.test(part) || /^\W*(?:and|through|thru|to|items?)\W/.test(`${part} `)) {
        isRange = isRange || range.test(part);
        continue;
      }
      const index = place(part, keys, last);
      if (index === null) continue;
      if (isRange && last !== null) for (let at = last; at <= index; at += 1) found.add(at);
      found.add(index);
      last = index;
      isRange = false;
    }
  }
  return found;
}

/** `last` is the one named before: 'E' after '20D' is 20E. */
function place(said: string, keys: readonly (string | null)[], last: number | null): number | null {
  const parts = said.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const key = parts.join('.');
  const whole = keys.indexOf(key);
  if (whole >= 0) return whole;
  const beside = last === null ? null : (keys[last]?.replace(/[^.]+$/, key) ?? null);
  const own = beside === null ? -1 : keys.indexOf(beside);
  if (own >= 0) return own;
  const found = keys.findIndex((other) => other?.endsWith(`.${key}`));
  return found >= 0 ? found : null;
}
