import { stem } from '#app/proceedings/language/stem.ts';
import type { Rule } from '../rule.ts';
import { capitalised } from '../statement/name-forms.ts';
import type { Statement } from '../statement/statement.ts';
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
        if (isNameIn(source, filler) && !isNearSpelling(filler, own))
          return [`The source says ${capitalised(filler)}, the sentence says ${text}.`];
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
  source.tokens.forEach((token, at) => {
    const isFrame =
      source.tokens[at + x]?.word === a.word && source.tokens[at + y]?.word === b.word;
    if (!isFrame || crossesStop(source, at, x, y)) return;
    const isNear = nearby.some((step) => bareWord(source.tokens[at + step]?.word ?? '') === own);
    fillers.add(isNear ? own : bareWord(token.word));
  });
  return fillers;
}

function crossesStop(statement: Statement, at: number, x: number, y: number): boolean {
  const from = at + Math.min(0, x, y);
  const to = at + Math.max(0, x, y);
  for (let index = from + 1; index <= to; index += 1)
    if (statement.tokens[index]?.gap !== 'none') return true;
  return false;
}

const isNameIn = (source: Statement, word: string) =>
  !isTitle(word) &&
  source.tokens.some((token, at) => bareWord(token.word) === word && isName(source, at));

const isNearSpelling = (a: string, b: string) =>
  a.slice(0, sameBeginning) === b.slice(0, sameBeginning) || stem(a) === stem(b);
