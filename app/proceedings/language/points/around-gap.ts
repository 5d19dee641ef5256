import { hesitations } from '../hesitation.ts';
import type { Token } from '../tokens.ts';

/** What is looked at around a gap between two words, where a sentence may begin. */
export const views = [
  'last',
  'first',
  'second',
  'last first',
  'first second',
  'last two',
  'first three',
  'endings',
  'ending first',
  'hesitation',
] as const;

const sounds = new Set(hesitations);
/** Beyond the first word and the last. */
const nothing = '#';
/** Words of so few letters are looked at whole; of longer ones their last three letters tell what they do. */
const short = 4;

/** A word, any number like any other, with the token that begins behind the word before it: itself, or a sound. */
export type Viewed = { word: string; from: Token; isParted: boolean };

/** Words as they are looked at: without the sounds of who thinks. */
export function viewable(tokens: readonly Token[]): Viewed[] {
  const viewed: Viewed[] = [];
  let sound: Token | null = null;
  let isParted = false;
  for (const token of tokens) {
    isParted ||= token.gap !== 'none';
    if (sounds.has(token.word)) {
      sound ??= token;
      continue;
    }
    const word = /\d/.test(token.word) ? '0' : token.word;
    viewed.push({ word, from: sound ?? token, isParted });
    [sound, isParted] = [null, false];
  }
  return viewed;
}

const ending = (word: string) => (word.length <= short ? word : word.slice(-3));

/** What stands around the gap before one of these words, in the order of `views`. */
export function aroundGap(words: readonly Viewed[], at: number): string[] {
  const word = (by: number) => words[at + by]?.word ?? nothing;
  const [last, first, second] = [word(-1), word(0), word(1)];
  const hesitates = sounds.has(words[at]?.from.word ?? nothing);
  return [
    last,
    first,
    second,
    `${last} ${first}`,
    `${first} ${second}`,
    `${word(-2)} ${last}`,
    `${first} ${second} ${word(2)}`,
    [last, first, second].map(ending).join(' '),
    `${ending(last)} ${first}`,
    hesitates ? 'um' : nothing,
  ];
}
