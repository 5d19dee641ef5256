import { splitSentences } from '#app/platform/language/sentences.ts';
import { statesDeadline } from '#app/proceedings/facts/dates.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isMeetingWord, isStopWord } from '#app/proceedings/language/stop-list.ts';
import { type Token, tokenize } from '#app/proceedings/language/tokens.ts';
import { consequenceOf } from './consequence.ts';
import { floorTalk } from './floor-talk-patterns.ts';
import { hasMainVerb } from './main-verb.ts';
import { isProcedureTalk } from './procedure-talk.ts';
import { readableText } from './readable-text.ts';
import {
  danglingEnd,
  firstPerson,
  fragment,
  ourselves,
  pronounStart,
  secondPerson,
} from './sentence-shape.ts';
import { isSmallTalk } from './small-talk.ts';
import { speakerName } from './speaker-names.ts';

/** A sentence of the record that could stand in a summary, as a reader would read it. */
export type Candidate = {
  /** Its number among the record's sentences. */
  at: number;
  text: string;
  words: number;
  segments: number[];
  item: number;
  stems: string[];
  /** Neighbouring words, of which at least one has content. */
  pairs: string[];
  /** How well it reads by itself, from 0 to 1. */
  clarity: number;
  /** How much it tells of money, dates, numbers, bills and what will be done, from 0 up. */
  consequence: number;
  deadline: boolean;
  isQuote: boolean;
};

// What reads as one sentence, in letters as it was said and in words as it would be told. Shorter
// ones are answers and exclamations, longer ones run on.
const letters = { fewest: 30, most: 420 };
const length = { fewest: 7, most: 46 };
/** Fewer words with content say too little. */
const fewestStems = 4;

// By how much clarity falls: summaries that people write quote hardly anybody, seldom say 'we' or
// 'you', and do not begin with what only the sentence before explains.
const clarities = { quote: 0.45, ourselves: 0.8, secondPerson: 0.5, pronounStart: 0.55 };
const long = { words: 34, clarity: 0.85 };
const tangled = { commas: 5, clarity: 0.8 };
/** How much a sentence made of words common in all meetings loses. */
const commonLoss = 0.3;

/** What of a spoken sentence a summary could use, or null where it would not read well. */
export function candidateOf(sentence: SpokenSentence, item: number): Candidate | null {
  const spoken = sentence.text;
  if (!couldBeTold(sentence)) return null;
  const text = readableText(spoken);
  const words = text.split(' ').length;
  if (words < length.fewest || words > length.most) return null;
  if (fragment.test(text) || danglingEnd.test(text)) return null;
  if (splitSentences(text).length !== 1) return null;
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1) return null;
  const tokens = tokenize(text);
  if (!hasMainVerb(tokens)) return null;
  const stems = stemsOf(tokens);
  if (stems.length < fewestStems) return null;
  const consequence = consequenceOf(text, tokens);
  if (isSmallTalk(text, { speaker: speakerName(sentence.speaker), consequence })) return null;
  return {
    at: sentence.index,
    text,
    words,
    segments: sentence.segments,
    item,
    stems,
    pairs: pairsOf(tokens),
    clarity: clarityOf(text, tokens),
    consequence,
    deadline: statesDeadline(text),
    isQuote: firstPerson.test(text),
  };
}

/** What the spoken words show by themselves: a whole statement that is not about the talk. */
function couldBeTold({ text, segments }: SpokenSentence): boolean {
  if (text.length < letters.fewest || text.length > letters.most || text.endsWith('?'))
    return false;
  if (!/[.!…]["”’')]*$/.test(text) && segments.length < 2) return false;
  if (/\[inaudible|\binaudible\b|\bquote\b.*\bunquote\b/i.test(text)) return false;
  return !floorTalk.test(text) && !isProcedureTalk(text);
}

function stemsOf(tokens: readonly Token[]): string[] {
  const content = tokens.filter(
    ({ word }) => word.length > 2 && !isStopWord(word) && !/^\d/.test(word),
  );
  return [...new Set(content.map(({ word }) => stem(word)))];
}

function pairsOf(tokens: readonly Token[]): string[] {
  const pairs = new Set<string>();
  for (let index = 1; index < tokens.length; index += 1) {
    const [left, right] = [tokens[index - 1], tokens[index]];
    if (!left || !right || right.gap !== 'none') continue;
    if (!isStopWord(left.word) || !isStopWord(right.word)) pairs.add(`${left.word} ${right.word}`);
  }
  return [...pairs];
}

function clarityOf(text: string, tokens: readonly Token[]): number {
  let clarity = 1;
  if (firstPerson.test(text)) clarity *= clarities.quote;
  else if (ourselves.test(text)) clarity *= clarities.ourselves;
  if (secondPerson.test(text)) clarity *= clarities.secondPerson;
  if (pronounStart.test(text)) clarity *= clarities.pronounStart;
  if (text.split(' ').length > long.words) clarity *= long.clarity;
  if (text.split(',').length - 1 > tangled.commas) clarity *= tangled.clarity;
  const common = tokens.filter(({ word }) => isMeetingWord(word)).length / tokens.length;
  return clarity * (1 - common * commonLoss);
}
