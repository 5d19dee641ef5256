import type { Match } from './match.ts';

/** A match as PostgreSQL's `tsquery` is written. */
export function tsquery(match: Match): string {
  if ('word' in match) return `'${match.word}'`;
  if ('phrase' in match) return `(${match.phrase.map((word) => `'${word}'`).join(' <-> ')})`;
  if ('of' in match) return `(${tsquery(match.of)} & !${tsquery(match.not)})`;
  return 'all' in match ? joined(match.all, '&') : joined(match.any, '|');
}

const joined = (matches: readonly Match[], by: string) =>
  `(${matches.map(tsquery).join(` ${by} `)})`;
