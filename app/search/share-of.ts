import type { Match } from './match.ts';

/** In what share of the passages a word of the index stands at most, from 0 to 1. */
export type SharesOfWords = (word: string) => number;

/** In what share of the passages there is a match at most, from 0 to 1. */
export function shareOf(match: Match, shares: SharesOfWords): number {
  const all = (matches: readonly Match[]) => matches.map((one) => shareOf(one, shares));
  if ('word' in match) return shares(match.word);
  if ('phrase' in match) return Math.min(...match.phrase.map(shares));
  if ('of' in match) return shareOf(match.of, shares);
  if ('all' in match) return Math.min(...all(match.all));
  return Math.min(
    1,
    all(match.any).reduce((sum, share) => sum + share, 0),
  );
}

/**
 * Lists of the index in the order in which they are to be compared: PostgreSQL asks a third one only
 * where the first two agree.
 */
export const rarestFirst = (lists: readonly Match[], shares: SharesOfWords): Match[] =>
  lists.toSorted((one, other) => shareOf(one, shares) - shareOf(other, shares));
