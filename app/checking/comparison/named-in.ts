import { stem } from '#app/proceedings/language/stem.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { placesOf } from '../statement/word-places.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { isHeardIn, isRespelled } from './sounds-alike.ts';

/** Shorter names that share a stem may be different people: 'Lee', 'Lees'. */
const shortestStemmed = 4;
/** From here on a name with one letter more or less at its end is a caption's slip. */
const shortestSlip = 6;

/** What the source may call the same place or country. */
const otherNames: ReadonlyMap<string, RegExp> = new Map([
  ['washington', /\bd\.?c\.?\b/i],
  ['columbia', /\bd\.?c\.?\b/i],
  ['united', /\bu\.?s\.?\b/i],
  ['los', /\bl\.?a\.?\b/i],
  ['angeles', /\bl\.?a\.?\b/i],
]);
const theStates = /\bunited states\b|\bamerican?s?\b|\bu\.?s\.?\b/i;

/** Whether the source names what the sentence names at a place, however it is spelled. */
export function isNamedIn(
  source: Statement,
  sentence: Statement,
  index: number,
  initials: ReadonlySet<string>,
): boolean {
  const token = sentence.tokens[index];
  if (!token) return false;
  const word = bareWord(token.word);
  if (source.words.has(word)) return true;
  const singular = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
  if (source.words.has(singular)) return true;
  if (source.places.has(stem(word)) && word.length >= shortestStemmed) return true;
  if (/^\p{Lu}{2,6}$/u.test(token.text.replaceAll('.', ''))) {
    if (initials.has(word)) return true;
    if (word === 'us' || word === 'usa') return theStates.test(source.text);
  }
  if (otherNames.get(word)?.test(source.text) || isOfSame(word, source)) return true;
  if (isClipped(sentence, index, source)) return true;
  if (hasSlipOf(word, source) || [...source.words].some((other) => isRespelled(word, other)))
    return true;
  if (isMisheard(sentence, index, source)) return true;
  // 'LegerFernandez' and 'Leger Fernandez'
  const next = sentence.tokens[index + 1];
  return next !== undefined && source.words.has(word + next.word);
}

/** From here on what is left of 'Canadian' and 'Canada' tells one name. */
const shortestRoot = 5;
const ofPlace = /(?:ians?|ans?|ics?|s|a)$/;

/** 'Canadian' where the source has 'Canada', 'Democratic' where it has 'Democrats'. */
function isOfSame(word: string, source: Statement): boolean {
  const root = word.replace(ofPlace, '');
  return root.length >= shortestRoot && root !== word && rootsIn(source).has(root);
}

const rootsIn = perStatement(
  ({ words }) => new Set([...words].map((word) => word.replace(ofPlace, ''))),
);

/** A caption's slip of one letter at the end of a long name: 'Neguse', 'Negus'. */
function hasSlipOf(word: string, source: Statement): boolean {
  if (word.length < shortestSlip) return false;
  for (const other of source.words) {
    if (other.length < shortestSlip - 1 || Math.abs(other.length - word.length) > 1) continue;
    if (other.startsWith(word.slice(0, -1)) && other.length <= word.length) return true;
    if (word.startsWith(other.slice(0, -1)) && word.length <= other.length) return true;
  }
  return false;
}

/** A clipped word is so long, and so many letters shorter than what it is short for. */
const clipped = { shortest: 3, shorterBy: 3 };
/** A word said more often than this is no clipped name. */
const mostPlaces = 40;

/** 'The comp plan' for the Comprehensive Plan, 'parks and rec': short for it beside the same word. */
function isClipped({ tokens, stems }: Statement, index: number, source: Statement): boolean {
  const word = tokens[index]?.word ?? '';
  const besideIn = (stemsOf: readonly string[], at: number) => [
    stemsOf[at - 1] || stemsOf[at - 2] || null,
    stemsOf[at + 1] || null,
  ];
  const beside = besideIn(stems, index);
  for (let size = clipped.shortest; size <= word.length - clipped.shorterBy; size += 1) {
    for (const at of placesOf(source, word.slice(0, size)).slice(0, mostPlaces)) {
      const near = besideIn(source.stems, at);
      if (near.some((one, side) => one !== null && one === beside[side])) return true;
    }
  }
  return false;
}

/** A name that captions heard as like words, alone or with the name beside it. */
function isMisheard(sentence: Statement, index: number, source: Statement): boolean {
  const nameAt = (at: number) =>
    isName(sentence, at) ? bareWord(sentence.tokens[at]?.word ?? '') : '';
  const [before, own, after] = [nameAt(index - 1), nameAt(index), nameAt(index + 1)];
  return (
    isHeardIn(own, source) ||
    (before !== '' && isHeardIn(before + own, source)) ||
    (after !== '' && isHeardIn(own + after, source))
  );
}
