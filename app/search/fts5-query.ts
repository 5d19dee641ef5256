import type { Match } from './match.ts';

/** A match as FTS5 reads it. */
export function fts5Query(match: Match): string {
  if ('word' in match) return `"${match.word}"`;
  if ('phrase' in match) return `"${match.phrase.join(' ')}"`;
  if ('of' in match) return `(${fts5Query(match.of)} NOT ${fts5Query(match.not)})`;
  return 'all' in match ? joined(match.all, 'AND') : joined(match.any, 'OR');
}

const joined = (matches: readonly Match[], by: string) =>
  `(${matches.map(fts5Query).join(` ${by} `)})`;
