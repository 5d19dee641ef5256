import { nameWord } from './marks.ts';
import { allOf, type Match } from './match.ts';
import type { Query, Term } from './query.ts';

/** Words of a query that are looked for in names. */
const mostWords = 8;

/** The words of a query that a body's name may have instead of a passage. */
export const nameableWords = ({ all }: Query): string[] =>
  [...new Set(all.flat().flatMap((term) => (term.length === 1 ? [term[0] ?? ''] : [])))].slice(
    0,
    mostWords,
  );

/** In a name, all of the words. */
export const named = (term: Term): Match => allOf(term.map((stem) => ({ word: nameWord(stem) })));
