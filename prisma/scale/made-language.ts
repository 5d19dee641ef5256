import type { Dice } from './dice.ts';

/** Words of a made language, of which the tenth is a tenth as frequent as the first. */
const vocabulary = 40_000;
const common = 'council motion budget public city meeting approve water road plan'.split(' ');
const syllables = 'ba re mi to lu sen dor kal vin pra tes gol hun fer wik zam'.split(' ');

/** The word of a rank, from 1. */
export function spelled(rank: number): string {
  let [rest, text] = [rank, ''];
  while (rest > 0) {
    text += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return text;
}

export function any({ below }: Dice): string {
  const rank = Math.floor(vocabulary ** (below(1_000_000) / 1_000_000));
  return common[rank - 1] ?? spelled(rank);
}

/** So many words. */
export const sentence = (rolls: Dice, length: number): string =>
  Array.from({ length }, () => any(rolls)).join(' ');
