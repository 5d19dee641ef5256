import { isMeetingWord } from '#app/proceedings/language/stop-list.ts';
import type { Compared } from '../comparison/compared.ts';
import { judgedApart } from '../comparison/judged-apart.ts';
import {
  nearness,
  partAt,
  placeOf,
  type Relation,
  relationOf,
  stemNumber,
} from '../lexicon/lexicon.ts';
import { numberTokens } from '../statement/number-places.ts';
import { oncePer, perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { isJudgedApart } from '../vocabulary/sizing.ts';
import { isSpeechWord } from '../vocabulary/speech.ts';
import { isTelling } from '../vocabulary/telling.ts';
import { nearGroupsOf } from '../vocabulary/word-groups.ts';

/** A content word of a sentence with how well its source carries it. */
export type Carried = {
  /** Its token. */
  at: number;
  /** From 0, nothing like it, to 1, the word itself. */
  by: number;
  weight: number;
  /** The word of the source that comes nearest; '' where the word itself stands there. */
  nearest: string;
};

/** Words that tell rather than claim weigh less, and are half carried by any source. */
const slight = { weight: 0.35, by: 0.5 };
/** What is named is claimed more plainly than what is done, and least how. */
const weightOfPart: Readonly<Record<string, number>> = { n: 1.5, r: 0.5 };
/** What a word carries that stands to it so. Neighbouring values move no figure by a point. */
const byRelation: Record<Relation, number> = { same: 0.8, kin: 0.7, wider: 0.5, opposite: 0 };
const byList = 0.85;
/** Words that stand among the same words are of one field, seldom of one meaning. */
const byNearness = 0.9;
const sameBeginning = 6;
/** Sources of more words are compared with their first ones: what a sentence cites is shorter. */
const mostWords = 3000;

/** 'Unfair' is carried by 'not fair'; whether it is denied is judged by other rules. */
const denying = /^(?:un|in|im|dis|non)(\p{L}{4,})$/u;

type SourceWord = { stem: string; number: number; place: number; text: string };

const wordsOf = perStatement((source): readonly SourceWord[] => {
  const known = new Map<string, SourceWord>();
  for (const [at, { word, text }] of source.tokens.entries()) {
    const [stem, bare] = [source.stems[at], bareWord(word)];
    if (!stem || known.has(bare)) continue;
    known.set(bare, { stem, number: stemNumber(stem), place: placeOf(bare), text });
    if (known.size === mostWords) break;
  }
  return [...known.values()];
});

const groupsIn = perStatement(
  (source) => new Set([...source.places.keys()].flatMap((stem) => nearGroupsOf(stem))),
);

/** For each content word of a sentence, but names and numbers, how well the source carries it. */
export const carriedWords = oncePer(readCarried);

function readCarried(compared: Compared): readonly Carried[] {
  const { sentence, source } = compared;
  const [apart, numbers] = [judgedApart(compared), numberTokens(sentence)];
  return sentence.tokens.flatMap((token, at): Carried[] => {
    const stem = sentence.stems[at];
    const isJudgedElsewhere = apart.has(at) || numbers.has(at) || isName(sentence, at);
    if (!stem || isJudgedElsewhere || isSpeechWord(stem)) return [];
    if (!source.places.has(stem) && isJudgedApart(sentence, at)) return [];
    const isSlight = isMeetingWord(token.word) || isTelling(stem);
    const place = placeOf(bareWord(token.word));
    const part = place < 0 ? 'n' : partAt(place);
    const { by, nearest } = nearestIn(source, stem, place);
    return [
      {
        at,
        by: isSlight ? Math.max(by, slight.by) : by,
        weight: (isSlight ? slight.weight : 1) * (weightOfPart[part] ?? 1),
        nearest,
      },
    ];
  });
}

function nearestIn(
  source: Statement,
  stem: string,
  place: number,
): { by: number; nearest: string } {
  if (source.places.has(stem)) return { by: 1, nearest: '' };
  const denied = denying.exec(stem)?.[1];
  if (denied !== undefined && source.places.has(denied)) return { by: byList, nearest: '' };
  const groups = groupsIn(source);
  let best = {
    by: nearGroupsOf(stem).some((group) => groups.has(group)) ? byList : 0,
    nearest: '',
  };
  const own = { stem, number: stemNumber(stem), place };
  for (const other of wordsOf(source)) {
    const by = likeness(own, other);
    if (by > best.by) best = { by, nearest: other.text };
  }
  return best;
}

function likeness(own: Omit<SourceWord, 'text'>, other: SourceWord): number {
  const beginning = own.stem.slice(0, sameBeginning);
  if (beginning.length === sameBeginning && other.stem.startsWith(beginning)) return byList;
  const relation = relationOf(own.number, other.number);
  const near = own.place >= 0 && other.place >= 0 ? nearness(own.place, other.place) : 0;
  return Math.max(relation === null ? 0 : byRelation[relation], near * byNearness);
}

/** How much of a stretch of a sentence the source lacks, from 0 to 1, and how much it weighs. */
export function lackOf(words: readonly Carried[]): { share: number; weight: number } {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  const lack = words.reduce((all, word) => all + word.weight * (1 - word.by), 0);
  return { share: weight === 0 ? 0 : lack / weight, weight };
}
