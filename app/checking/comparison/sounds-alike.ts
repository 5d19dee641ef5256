import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { placeOf } from '../lexicon/lexicon.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { bareWord } from '../vocabulary/names.ts';

/** Consonants that captions mistake for one another, each turned into one letter. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/gn|kn/g, 'n'],
  [/ph|v/g, 'f'],
  [/wh/g, 'w'],
  [/[sc]h|tch|x|z|ce|ci/g, 's'],
  [/g(?=[eiy])|j|dg/g, 's'],
  [/[cgq]|ck/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/th/g, 't'],
  [/ll/g, 'l'],
];
/** Shorter skeletons are shared by chance. */
const shortest = 3;
/** From here on one consonant more, less or other is a caption's slip. */
const shortestSlip = 4;

/** The consonants of a word as they sound, without its vowels: 'Shampine' and 'Champagne' share it. */
export function soundOf(word: string): string {
  let sound = word.toLowerCase().replace(/[^a-z]/g, '');
  const opening = sound.charAt(0);
  for (const [letters, by] of sounds) sound = sound.replace(letters, by);
  const rest = sound.slice(1).replace(/[aeiouywh]/g, '');
  const first = /[aeiou]/.test(opening) ? 'a' : sound.charAt(0);
  return (first + rest).replace(/(.)\1+/g, '$1');
}

/** The commonest words are seldom what a name is misheard as. */
const commonest = 4000;
const isCommon = (word: string) => {
  const place = placeOf(word);
  return place >= 0 && place < commonest;
};

/** The uncommon words of a text by their sound; two that stand together as one: 'tall looks'. */
const wordsBySound = perStatement(({ tokens }) => {
  const found = new Map<string, string[]>();
  /** Those that are one word. */
  const alone = new Set<string>();
  const add = (word: string) => {
    const sound = soundOf(word);
    const known = found.get(sound);
    if (known) known.push(word);
    else found.set(sound, [word]);
  };
  for (const [at, token] of tokens.entries()) {
    const [word, next] = [bareWord(token.word), tokens[at + 1]];
    if (/\d/.test(word)) continue;
    if (!isCommon(word)) {
      add(word);
      alone.add(word);
    }
    const isPair = next?.gap === 'none' && !isStopWord(word) && !isStopWord(next.word);
    if (isPair && !/\d/.test(next.word)) add(word + bareWord(next.word));
  }
  return { found, alone };
});

/** Whether some word of the source sounds like a name, as a caption may have misheard it. */
export function isHeardIn(name: string, source: Statement): boolean {
  const sound = soundOf(name);
  if (sound.length < shortest) return false;
  const { found, alone } = wordsBySound(source);
  const same = found.get(sound) ?? [];
  if (same.some((word) => alone.has(word) || lettersShared(name, word) >= enoughLetters))
    return true;
  if (sound.length < shortestSlip) return false;
  for (const [other, words] of found)
    if (isSlip(sound, other) && words.some((word) => lettersShared(name, word) >= enoughLetters))
      return true;
  return false;
}

/** From here on a name with one vowel more or less is the same. */
const shortestRespelled = 5;
const consonantsOf = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '');

/** 'Nunez' and 'Nunes', 'Filip' and 'Phillip': letters for one sound. */
const evenly = (word: string) =>
  word.replace(/z/g, 's').replace(/ph/g, 'f').replace(/ck/g, 'k').replace(/(.)\1/g, '$1');
const shortestEven = 4;
const isSpelledEvenly = (a: string, b: string) =>
  Math.min(a.length, b.length) >= shortestEven && evenly(a) === evenly(b);

/** 'Lowry' and 'Lowery': a vowel more or less between the same consonants. */
export const isRespelled = (a: string, b: string): boolean =>
  isSpelledEvenly(a, b) ||
  (Math.abs(a.length - b.length) === 1 &&
    Math.min(a.length, b.length) >= shortestRespelled &&
    consonantsOf(a) === consonantsOf(b));

/** Whether two names may be one, misheard. */
export function soundsAlike(a: string, b: string): boolean {
  if (isRespelled(a, b)) return true;
  const [one, other] = [soundOf(a), soundOf(b)];
  if (one.length < shortest || lettersShared(a, b) < enoughLetters) return false;
  return one === other || isSlip(one, other);
}

/** What is misheard is spelled alike in part: of 'champagne' and 'shampai' more than half. */
const enoughLetters = 0.4;

/** The share of pairs of letters that two words have in common. */
function lettersShared(a: string, b: string): number {
  const pairs = (word: string) => Array.from(word.slice(1), (letter, at) => word[at] + letter);
  const [own, others] = [pairs(a), pairs(b)];
  const common = own.filter((pair) => others.includes(pair)).length;
  return (2 * common) / Math.max(1, own.length + others.length);
}

/** 'Bolgiano' is heard as 'Volgiano'. */
const mistakenAtFirst = /^[pf]/;

/** Whether two long ones that begin alike differ by one letter at most, or b stands for v. */
function isSlip(a: string, b: string): boolean {
  const isFirst = mistakenAtFirst.test(a) && mistakenAtFirst.test(b);
  if (isFirst && a.length >= shortestSlip && a.slice(1) === b.slice(1)) return true;
  if (a.length < shortestSlip || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
