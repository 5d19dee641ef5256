import { isMark } from './marks.ts';
import { type Match, wordsIn } from './match.ts';

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

/**
 * In what share of the passages there is likely a match, from 0 to 1. What stands together does so far oftener than by
 * chance, and seldom always: it is taken to be midway, by the orders of magnitude.
 */
export function likelyShareOf(match: Match, shares: SharesOfWords): number {
  if ('word' in match) return shares(match.word);
  if ('of' in match) return likelyShareOf(match.of, shares);
  if ('phrase' in match) return together(match.phrase.map(shares));
  if ('all' in match) {
    // What a passage is, and who said it, goes with its words.
    const texts = match.all.filter((one) => !wordsIn(one).every(isMark));
    const telling = texts.length > 0 ? texts : rarestFirst(match.all, shares).slice(0, 1);
    return together(telling.map((one) => likelyShareOf(one, shares)));
  }
  const sum = match.any.reduce((share, one) => share + likelyShareOf(one, shares), 0);
  return Math.min(1, sum);
}

function together(each: readonly number[]): number {
  const always = Math.min(...each);
  const byChance = each.reduce((product, share) => product * share, 1);
  return Math.sqrt(always * byChance);
}

/** Sooner than that lists of frequent words are compared, so many rows are read for each that has them all. */
const readForOne = 5;

/**
 * How many of these lists, the rarest first, the index is to compare: the others leave most of the rows anyway, of
 * which they can be asked. All are, where nothing is known of any.
 */
export function listsToCompare(rarestFirst: readonly Match[], shares: SharesOfWords): number {
  const [rarest] = rarestFirst;
  if (!rarest || shareOf(rarest, shares) === 1) return rarestFirst.length;
  let left = 1;
  const needed = rarestFirst.findLastIndex((list) => {
    left *= shareOf(list, shares);
    return left < 1 / readForOne;
  });
  return Math.max(1, needed + 1);
}
