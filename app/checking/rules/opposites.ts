import type { Compared } from '../comparison/compared.ts';
import { isFreelyTold } from '../comparison/freely-told.ts';
import { contentOf, matchContent } from '../comparison/likeness.ts';
import { shareNeighbours } from '../comparison/neighbourhoods.ts';
import type { Rule } from '../rule.ts';
import { isNegator, negatedNear, quote } from '../statement/denials.ts';
import { clauseAt } from '../statement/passages.ts';
import type { Statement } from '../statement/statement.ts';
import { isOfAmount, pointsSomewhere } from '../statement/turning-patterns.ts';
import { placesOf } from '../statement/word-places.ts';
import { isName } from '../vocabulary/names.ts';
import { oppositeKey, oppositesOf, oppositesOfThing } from '../vocabulary/opposites.ts';
import { changedDenials } from './changed-denials.ts';
import { replacedWords } from './replacements.ts';

/** A clause says much of what the sentence says: this share (0.4 does alike), or so many words. */
const muchOf = { share: 0.5, shared: 3 };
/** The things a word is said of: the next so many content words, within so many tokens. */
const mostThings = 2;
const thingReach = 6;
const shortestThing = 3;

/** 'Approved' where the source only has 'denied', and the like. */
export const opposites: Rule = {
  name: 'opposites',
  yieldsTo: [changedDenials, replacedWords],
  check: (compared) => {
    if (isFreelyTold(compared, 'opposites')) return [];
    const { sentence, source } = compared;
    for (const index of sentence.tokens.keys()) {
      const reason = oppositeOfThing(sentence, index, source) ?? oppositeOf(index, compared);
      if (reason) return [reason];
    }
    return [];
  },
};

function oppositeOf(index: number, { sentence, source, alignment }: Compared): string | null {
  const word = sentence.tokens[index]?.word ?? '';
  const before = sentence.tokens[index - 1]?.word ?? '';
  if (word === 'least' && before === 'at') return null;
  const key = oppositeKey(word);
  const others = oppositesOf(key);
  if (isThing(sentence, index)) return null;
  if (!others || source.places.has(key)) return null;
  if (word === 'no' && !isNegator(sentence, index)) return null;
  // 'Without opposition' is judged with the outcome.
  if (word === 'opposition' && /^(?:no|without)$/.test(before)) return null;
  if (carriesSide(source, key, others) || isOfTime(sentence, index, source)) return null;
  const negated = negatedNear(sentence, index);
  for (const other of others) {
    const places = (source.places.get(other) ?? []).filter(
      (at) =>
        at >= alignment.from &&
        at < alignment.to &&
        pointsSomewhere(source, at) &&
        isOfAmount(source, at) === isOfAmount(sentence, index) &&
        !isName(source, at),
    );
    if (places.some((at) => negatedNear(source, at) !== negated)) continue;
    const conflicting = places.find((at) => saysMuchOf(sentence, source, at));
    if (conflicting !== undefined && shareNeighbours(sentence, index, source, conflicting))
      return differs(source, conflicting, sentence, index);
  }
  return null;
}

const bodies = /^(?:board|counc|commi|court|panel|house|senat|legisl)/;

/** 'Before the board' is a place: before and after are opposites of one and the same thing only. */
function isOfTime(sentence: Statement, index: number, source: Statement): boolean {
  const word = sentence.tokens[index]?.word ?? '';
  if (!/^(?:before|after)$/.test(word)) return false;
  const [thing] = thingsAfter(sentence, index);
  if (thing === undefined || bodies.test(thing)) return true;
  const other = word === 'before' ? 'after' : 'before';
  return !placesOf(source, other).some((at) => thingsAfter(source, at)[0] === thing);
}

const differs = (source: Statement, at: number, sentence: Statement, index: number) =>
  `The source says “${quote(source, at)}”, the sentence says “${quote(sentence, index)}”.`;

/** Whether the clause a word stands in says much of what the sentence says. */
function saysMuchOf(sentence: Statement, source: Statement, at: number): boolean {
  const clause = clauseAt(source, at);
  if (!clause) return true;
  const own = contentOf(sentence, 0, sentence.tokens.length);
  const { share, shared } = matchContent(own, contentOf(source, clause.from, clause.to));
  return share >= muchOf.share || shared >= muchOf.shared;
}

/** 'Large businesses' where the source only has small ones, whatever else is large in it. */
function oppositeOfThing(sentence: Statement, index: number, source: Statement): string | null {
  const word = sentence.tokens[index]?.word ?? '';
  // Sides of a count are judged with the tally.
  if (/^(?:yes|no|aye|yea|nay)s?$/.test(word)) return null;
  const key = oppositeKey(word);
  const others = oppositesOfThing(key);
  const things = thingsAfter(sentence, index);
  if (!others || things.length === 0 || source.places.has(key)) return null;
  if (isThing(sentence, index)) return null;
  const isSaidOf = (at: number) => thingsAfter(source, at).some((thing) => things.includes(thing));
  // The sentence's own side, in any of its words, said of the same thing.
  const ownSide = [...others].flatMap((other) => [...(oppositesOfThing(other) ?? [])]);
  if ([key, ...ownSide].some((side) => (source.places.get(side) ?? []).some(isSaidOf))) return null;
  const negated = negatedNear(sentence, index);
  for (const other of others) {
    const places = (source.places.get(other) ?? []).filter(
      (at) => isSaidOf(at) && pointsSomewhere(source, at),
    );
    const [first] = places;
    if (first === undefined || places.some((at) => negatedNear(source, at) !== negated)) continue;
    return differs(source, first, sentence, index);
  }
  return null;
}

/** 'A permit is required' is no opposite of what is forbidden, nor an option of a duty, nor 'took part' of a whole. */
function isThing(statement: Statement, index: number): boolean {
  const wordAt = (at: number) => statement.tokens[at]?.word ?? '';
  if (wordAt(index) === 'part' && /^(?:takes?|took|taken|taking)$/.test(wordAt(index - 1)))
    return true;
  return /^(?:permit|option)s?$/.test(wordAt(index)) && !pointsSomewhere(statement, index);
}

/** The first content words after a word, within its clause. */
function thingsAfter(statement: Statement, index: number): string[] {
  const things: string[] = [];
  for (let at = index + 1; at < index + thingReach && things.length < mostThings; at += 1) {
    const token = statement.tokens[at];
    if (token?.gap !== 'none') break;
    const stemmed = statement.stems[at];
    if (stemmed && stemmed.length >= shortestThing) things.push(stemmed);
  }
  return things;
}

/** Whether a like word in the source carries the sentence's side already. */
function carriesSide(source: Statement, key: string, others: ReadonlySet<string>): boolean {
  for (const other of others)
    for (const side of oppositesOf(other) ?? [])
      if (side !== key && source.places.has(side)) return true;
  return false;
}
