import { blockSizes } from './marks.ts';
import type { Match } from './match.ts';

/** What the marks of these beginnings stand for, the rarest first; a word is in the midst of them. */
const marks = ['xe', 'xm', 'xd', 'xn', 'xs'];
const words = marks.length;
const commonMarks = ['xy', 'xo', 'xk', 'xp', 'xh'];

/** Blocks that are smaller hold less than what most words stand in. */
const smallBlock = blockSizes[1];

/**
 * Lists of the index in the order in which they are to be compared: PostgreSQL asks a third one only
 * where the first two agree.
 */
export const rarestFirst = (lists: readonly Match[]): Match[] =>
  lists.toSorted((one, other) => rank(one) - rank(other));

/** Of alternatives, that of the most frequent. */
function rank(list: Match): number {
  if ('word' in list) return rankOfWord(list.word);
  if ('of' in list) return rank(list.of);
  if ('any' in list) return Math.max(...list.any.map(rank));
  if ('all' in list) return Math.min(...list.all.map(rank));
  return words;
}

function rankOfWord(word: string): number {
  const prefix = word.slice(0, 2);
  const [, block] = /^xb(\d+)x/.exec(word) ?? [];
  if (block !== undefined) return Number(block) <= smallBlock ? 0 : words + 1;
  if (marks.includes(prefix)) return marks.indexOf(prefix);
  return commonMarks.includes(prefix) ? words + 1 + commonMarks.indexOf(prefix) : words;
}
