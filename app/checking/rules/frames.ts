import { capitalized } from '#app/platform/language/capitalized.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isNameIn } from '../comparison/name-neighbours.ts';
import type { Rule } from '../rule.ts';
import type { Statement } from '../statement/statement.ts';
import { bareAt, placesOf } from '../statement/word-places.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { isTitle } from '../vocabulary/titles.ts';

/** The two words after a name, before it, or one on either side. */
const frameShapes = [
  [1, 2],
  [-2, -1],
  [-1, 1],
] as const;

/** 'Director Amara Boyle' is Director Boyle. */
const nearby = [-2, -1, 1, 2];

/** Names that begin alike are a caption's slip: 'Negus' for 'Neguse'. */
const sameBeginning = 4;

/** A word said more often than this frames anything; its first places tell enough. */
const mostPlaces = 1_000;

/**
 * A name in the source's own frame where the source has another word: 'the Gwenllian, Young People
 * and Education Committee'.
 */
export const frames: Rule = {
  name: 'frames',
  check: ({ sentence, source }) => {
    for (const [index, { text, word }] of sentence.tokens.entries()) {
      if (!isName(sentence, index)) continue;
      const own = bareWord(word);
      for (const [x, y] of frameShapes) {
        const fillers = fillersOf(sentence, index, x, y, source);
        const [filler] = fillers;
        if (filler === undefined || fillers.has(own)) continue;
        if (isTitle(filler) || isNearSpelling(filler, own)) continue;
        if (isNameIn(source, filler))
          return [`The source says ${capitalized(filler)}, the sentence says ${text}.`];
      }
    }
    return [];
  },
};

/** What the source has between, before or after the two words that frame a name. */
function fillersOf(
  sentence: Statement,
  index: number,
  x: number,
  y: number,
  source: Statement,
): ReadonlySet<string> {
  const fillers = new Set<string>();
  const own = bareWord(sentence.tokens[index]?.word ?? '');
  const [a, b] = [sentence.tokens[index + x], sentence.tokens[index + y]];
  const hasContent = sentence.stems[index + x] !== '' && sentence.stems[index + y] !== '';
  if (!a || !b || !hasContent || crossesStop(sentence, index, x, y)) return fillers;
  for (const place of placesOf(source, a.word).slice(0, mostPlaces)) {
    const at = place - x;
    const isFrame = source.tokens[at] !== undefined && source.tokens[at + y]?.word === b.word;
    if (!isFrame || crossesStop(source, at, x, y)) continue;
    const isNear = nearby.some((step) => bareAt(source, at + step) === own);
    fillers.add(isNear ? own : bareAt(source, at));
  }
  return fillers;
}

function crossesStop(statement: Statement, at: number, x: number, y: number): boolean {
  const from = at + Math.min(0, x, y);
  const to = at + Math.max(0, x, y);
  for (let index = from + 1; index <= to; index += 1)
    if (statement.tokens[index]?.gap !== 'none') return true;
  return false;
}

const isNearSpelling = (a: string, b: string) =>
  a.slice(0, sameBeginning) === b.slice(0, sameBeginning) || stem(a) === stem(b);
