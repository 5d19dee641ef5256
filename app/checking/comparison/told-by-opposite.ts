import { relationOf, stemNumber } from '../lexicon/lexicon.ts';
import { negatedNear } from '../statement/denials.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { oppositesOf, oppositesOfThing } from '../vocabulary/opposites.ts';
import { shareNeighbours } from './neighbourhoods.ts';

/** Content words after a denial that may be what it denies: 'not in good shape' and 'poor shape'. */
const mostDenied = 2;
const reach = 7;
/** A word said more often than this is said of anything; its first places tell enough. */
const mostPlaces = 40;
/** Sources of more words are compared with their first ones: what a sentence cites is shorter. */
const mostWords = 600;
const shortestPrefixed = 4;
const prefixed = /^(?:un|in|im|ir|il|dis|non)(\p{L}{4,})$/u;

// Several things are put to a vote, and each has an outcome of its own.
const ofOutcomes =
  /^(?:approv|adopt|pass|reject|fail|defeat|carri|carry|den|deni|agree|accept|table?|vote?)/;

/**
 * Whether what a denial in one text denies is told in the other by its opposite: 'not easy' and
 * 'hard', 'not comfortable' and 'uncomfortable', 'no one disagreed' and 'all agreed'.
 */
export function isToldByOpposite(statement: Statement, denial: number, other: Statement): boolean {
  const denied = deniedBy(statement, denial).filter(
    (stem) => !other.places.has(stem) && !ofOutcomes.test(stem),
  );
  return denied.some((stem) => hasOpposite(stem, statement, denial, other));
}

function deniedBy({ tokens, stems }: Statement, denial: number): string[] {
  const found: string[] = [];
  for (let at = denial + 1; at < denial + reach && found.length < mostDenied; at += 1) {
    if (!tokens[at] || tokens[at]?.gap === 'stop') break;
    if (stems[at]) found.push(stems[at] ?? '');
  }
  return found;
}

function hasOpposite(stem: string, own: Statement, denial: number, other: Statement): boolean {
  const isNew = (word: string) =>
    !own.places.has(word) &&
    (other.places.get(word) ?? [])
      .slice(0, mostPlaces)
      .some((at) => !negatedNear(other, at) && shareNeighbours(own, denial, other, at));
  const listed = [...(oppositesOf(stem) ?? []), ...(oppositesOfThing(stem) ?? [])];
  if (listed.some(isNew) || rootsIn(other).has(stem)) return true;
  const root = prefixed.exec(stem)?.[1];
  if (root !== undefined && other.places.has(root)) return true;
  const number = stemNumber(stem);
  if (number < 0) return false;
  for (const word of [...other.places.keys()].slice(0, mostWords))
    if (relationOf(number, stemNumber(word)) === 'opposite' && isNew(word)) return true;
  return false;
}

/** What is left of the words of a text that deny by how they begin: 'easy' of 'uneasy'. */
const rootsIn = perStatement(
  ({ places }) =>
    new Set(
      [...places.keys()].flatMap((word) => {
        const root = prefixed.exec(word)?.[1];
        return root !== undefined && root.length >= shortestPrefixed ? [root] : [];
      }),
    ),
);
