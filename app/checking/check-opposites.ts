import type { Alignment } from './alignment.ts';
import { contentOf, matchContent } from './likeness.ts';
import { isNegator, negatedNear, quote } from './negators.ts';
import { oppositeKey, oppositesOf, oppositesOfThing } from './opposite-vocabulary.ts';
import { clausesOf } from './passages.ts';
import type { Statement } from './statement.ts';

/** 'Approved' where the source only has 'denied', and the like. */
export function oppositeReason(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string | null {
  for (let index = 0; index < sentence.tokens.length; index += 1) {
    const ofThing = oppositeOfThing(sentence, index, source);
    if (ofThing) return ofThing;
    const token = sentence.tokens[index];
    if (!token || (token.word === 'least' && sentence.tokens[index - 1]?.word === 'at')) continue;
    const key = oppositeKey(token.word);
    const others = oppositesOf(key);
    if (!others || source.places.has(key)) continue;
    if (token.word === 'no' && !isNegator(sentence, index)) continue;
    // 'Without opposition' is judged with the outcome.
    if (token.word === 'opposition' && isNegatedNoun(sentence, index)) continue;
    const negated = negatedNear(sentence, index);
    if (carriesSide(source, key, others)) continue;
    for (const other of others) {
      const places = (source.places.get(other) ?? []).filter(
        (at) => at >= alignment.from && at < alignment.to && pointsSomewhere(source, at),
      );
      const conflicting = places.find(
        (at) => negatedNear(source, at) === negated && saysMuchOf(sentence, source, at),
      );
      if (
        conflicting !== undefined &&
        places.every((at) => negatedNear(source, at) === negated) &&
        shareNeighbours(sentence, index, source, conflicting)
      )
        return `The source says “${quote(source, conflicting)}”, the sentence says “${token.text}”.`;
    }
  }
  return null;
}

/** Whether the clause a word stands in says much of what the sentence says. */
function saysMuchOf(sentence: Statement, source: Statement, at: number): boolean {
  const clause = clausesOf(source).find(({ from, to }) => from <= at && at < to);
  if (!clause) return true;
  const own = contentOf(sentence, 0, sentence.tokens.length);
  const { share, shared } = matchContent(own, contentOf(source, clause.from, clause.to));
  return share >= 0.5 || shared >= 3;
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
    return `The source says “${quote(source, first)}”, the sentence says “${quote(sentence, index)}”.`;
  }
  return null;
}

/** The first content words after a word, within its clause. */
function thingsAfter(statement: Statement, index: number): string[] {
  const things: string[] = [];
  for (let at = index + 1; at < index + 6 && things.length < 2; at += 1) {
    const token = statement.tokens[at];
    if (token?.gap !== 'none') break;
    const stemmed = statement.stems[at];
    if (stemmed && stemmed.length > 2) things.push(stemmed);
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

const isNegatedNoun = (statement: Statement, at: number) =>
  /^(?:no|without)$/.test(statement.tokens[at - 1]?.word ?? '');

/** 'Up' and 'down' say how a number moved only in 'is down by', 'went up 4%'. */
export function pointsSomewhere(statement: Statement, at: number): boolean {
  const word = statement.tokens[at]?.word;
  // 'All those in favor' asks for votes; it says nothing of how they fell.
  if (/^favou?r$/.test(word ?? '') && /\b(?:all|those|everyone)\b/.test(wordsBefore(statement, at)))
    return false;
  if (word !== 'up' && word !== 'down') return true;
  const before = statement.tokens[at - 1]?.word ?? '';
  const after = statement.tokens[at + 1]?.word ?? '';
  return (
    /^(?:is|are|was|were|been|went|gone|go|goes|going|going)$/.test(before) &&
    /^(?:by|from|to|\$?\d.*|this|last|since|about|nearly|almost|over)$/.test(after)
  );
}

/** Whether most of what a sentence says around a word stands around it in the source as well. */
export function saysSameAround(
  sentence: Statement,
  index: number,
  source: Statement,
  at: number,
): boolean {
  const around = stemsAround(sentence, index, 8);
  around.delete(sentence.stems[index] ?? '');
  const found = stemsAround(source, at, 14);
  let shared = 0;
  for (const stemmed of around) if (found.has(stemmed)) shared += 1;
  return shared >= Math.min(3, around.size * 0.5);
}

function stemsAround(statement: Statement, index: number, reach: number): Set<string> {
  const from = Math.max(0, index - reach);
  return new Set(statement.stems.slice(from, index + reach + 1).filter((entry) => entry !== ''));
}

/** Whether two words stand among the same words in sentence and source. */
export function shareNeighbours(
  sentence: Statement,
  index: number,
  source: Statement,
  at: number,
): boolean {
  const around = new Set(
    sentence.stems.slice(Math.max(0, index - 6), index + 7).filter((entry) => entry !== ''),
  );
  for (let near = Math.max(0, at - 12); near < at + 13; near += 1) {
    const found = source.stems[near];
    if (near !== at && found && around.has(found)) return true;
  }
  return around.size <= 1;
}

const wordsBefore = (statement: Statement, at: number) =>
  statement.tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ word }) => word)
    .join(' ');

/** 'Vote no on it' is opposing it. */
export function sideOfVote(statement: Statement, at: number): string | null {
  const before = statement.tokens[at - 1]?.word ?? '';
  if (!/^(?:vote|votes|voting)$/.test(before)) return null;
  const word = statement.tokens[at]?.word ?? '';
  if (/^(?:no|against)$/.test(word)) return oppositeKey('oppose');
  return word === 'yes' ? oppositeKey('support') : null;
}
