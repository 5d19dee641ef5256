import { type Match, nothing } from './match.ts';

/** A match as FTS5 reads it. */
export function fts5Query(match: Match): string {
  if ('word' in match) return `"${match.word}"`;
  if ('phrase' in match) return `"${match.phrase.join(' ')}"`;
  if ('of' in match) return `(${fts5Query(match.of)} NOT ${fts5Query(match.not)})`;
  if ('any' in match) return `(${match.any.map(fts5Query).join(' OR ')})`;
  return match.all.map(fts5Query).reduce(both);
}

/**
 * FTS5 makes one list of conditions of all that are joined by AND, and asks the next one wherever two differ. What
 * has been made a difference stays by itself: the next is asked only where those before it agree.
 */
const both = (one: string, other: string) => `((${one} AND ${other}) NOT ${fts5Query(nothing)})`;
