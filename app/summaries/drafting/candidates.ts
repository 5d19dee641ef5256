import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isMeetingWord, isStopWord } from '#app/proceedings/language/stop-list.ts';
import { type Token, tokenize } from '#app/proceedings/language/tokens.ts';
import { floorTalk, kindWords } from './floor-talk-patterns.ts';
import { isGarbled } from './garble.ts';
import { hasMainVerb } from './main-verb.ts';
import { isProcedureTalk } from './procedure-talk.ts';
import { readableText } from './readable-text.ts';
import {
  danglingEnd,
  firstPerson,
  isFragment,
  isQuestion,
  lacksDoer,
  leansBack,
  secondPerson,
} from './sentence-shape.ts';
import { isSmallTalk } from './small-talk.ts';
import { introducedIn } from './speaker-cues.ts';
import { standsAlone } from './stands-alone.ts';
import { namesMoney, takesSide, tellingOf } from './telling.ts';
import { toldByClerk } from './told-by-clerk.ts';
import type { Voice } from './voice.ts';

/** A sentence of the record that could be quoted, in its own words. */
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
  /** How much it tells, from 0 up. */
  telling: number;
  /** Whether only the sentence before says what it is about: 'It will be updated every year.' */
  leansBack: boolean;
  voice: Voice;
};

// What reads as one sentence, in letters as it was said and in words as it would be quoted. Shorter
// ones are answers and exclamations, longer ones run on.
const letters = { fewest: 20, most: 420 };
const length = { fewest: 7, fewestOfSide: 5, fewestOfMoney: 5, most: 52 };
/** Fewer words with content say too little; with an amount, what stands before says the rest. */
const stemsNeeded = { usual: 4, ofNumber: 2, ofSide: 1 };
/** A number tells so much. */
const numberTold = 0.55;
/** What tells so much does so between kind words too, and in few words. */
const worthKindWords = 1.2;
const tellsAlone = 1.2;

// By how much clarity falls: a reader was not spoken to, and sees nothing of what stood before.
const clarities = { secondPerson: 0.6, leansBack: 0.6, nobody: 0.85, whoIsI: 0.7 };
const long = { words: 30, clarity: 0.8 };
const veryLong = { words: 40, clarity: 0.6 };
/** 'You know', 'I mean': each makes words harder to read than to hear. */
const hedges =
  /\b(?:you know|I mean|I guess|kind of|sort of|like,|I think|right,|or whatever|basically|actually|obviously)\b/gi;
const hedged = 0.8;
const tangled = { commas: 5, clarity: 0.8 };
/** How much a sentence made of words common in all meetings loses. */
const commonLoss = 0.3;

/** 'The next item is', 'item 4A', '8.3 is': what a case is called stands over it. */
const announces = pattern(
  'i',
)`^\W*(?:(?:and|so|okay|all right|our|the|then|now|up)[, ]+)*(?:${phrases(String.raw`
  next (?:item|up|is|on)
  (?:agenda )?item (?:number )?[\dA-Z]
  \d{1,2}\.\d{1,2}\b
  (?:resolution|ordinance|council bill|counsel bill) (?:number |no\.? )?\d
`)})`;

/** 'Whereas the firm was founded', 'do hereby proclaim', 'an ordinance of the city of': read out, not said. */
const recites = pattern('i')`${phrases(String.raw`
  ^\W*(?:and )?whereas\b
  ^\W*(?:an?|in) (?:ordinance|resolution) (?:of the|authoriz|amend|declar|adopt|approv|establish)
  \b\d{1,2}\.\d{1,2} is (?:an? )?(?:resolution|ordinance)\b
  \b(?:hereby|therefore) (?:proclaim|extend|declare|recognize|resolve)
  \bbe it (?:further )?resolved\b
`)}`;

type Sayable = SpokenSentence & { isClause?: boolean };

/** What of a spoken sentence could be quoted, or null where it would not read well. */
export function candidateOf(sentence: Sayable, item: number, voice: Voice): Candidate | null {
  const spoken = mostTelling(sentence.text);
  if (!couldBeTold({ ...sentence, text: spoken })) return null;
  const text = readableText(spoken);
  // What nobody is known to have said needs a matter.
  const isSide = takesSide(text) && (voice.name !== null || voice.isPublic);
  const words = text.split(' ').length;
  if (words < fewestWords(text, isSide) || words > length.most) return null;
  if (isFragment(text) || isQuestion(text) || danglingEnd.test(text) || isGarbled(text))
    return null;
  if (voice.isWritten !== true && lacksDoer.test(text)) return null;
  if (splitSentences(text).length !== 1) return null;
  const tokens = tokenize(text);
  if (!hasMainVerb(tokens)) return null;
  const stems = stemsOf(tokens);
  const telling = tellingOf(text, tokens) + (voice.isWritten ? toldByClerk(text) : 0);
  const isShort = stems.length < stemsNeeded.usual && !isSide;
  const isNumber = isShort && telling >= numberTold && stems.length >= stemsNeeded.ofNumber;
  if (stems.length < stemsNeeded.ofSide || (isShort && !isNumber)) return null;
  if (kindWords.test(text) && telling < worthKindWords) return null;
  const alone = voice.isWritten ? 1 : standsAlone(text, stems);
  if (alone === 0 || isSmallTalk(text, { speaker: voice.name, telling })) return null;
  return {
    at: sentence.index,
    text,
    words,
    segments: sentence.segments,
    item,
    stems,
    pairs: pairsOf(tokens),
    clarity: clarityOf(text, tokens, voice) * alone,
    telling,
    leansBack: (isNumber && telling < tellsAlone) || leansBack.test(text),
    voice,
  };
}

function fewestWords(text: string, isSide: boolean): number {
  if (isSide) return length.fewestOfSide;
  return namesMoney(text) ? length.fewestOfMoney : length.fewest;
}

/** Captions that forget capitals run sentences together: 'on September 9. our next item is'. */
function mostTelling(spoken: string): string {
  const parts = spoken.split(/(?<=(?:[\p{Ll}\d]{2}| \d)\.) (?=\p{Ll})/u);
  if (parts.length === 1) return spoken;
  const tellings = parts.map((part) => tellingOf(part, tokenize(part)));
  return parts[tellings.indexOf(Math.max(...tellings))] ?? spoken;
}

/** 'This file represents an unedited version of realtime captioning': what nobody at the meeting said. */
const ofCaptions =
  /\breal-?time caption|\bcaptions? (?:are|is|may) |\b(?:unedited|verbatim) (?:version|transcript)\b/i;

/** What the spoken words show by themselves: a whole statement that is not about the talk. */
export function couldBeTold({ text, segments, isClause }: Sayable): boolean {
  if (text.length < letters.fewest || text.length > letters.most || text.endsWith('?'))
    return false;
  if (!isClause && !/[.!]["”’')]*$/.test(text) && segments.length < 2) return false;
  if (ofCaptions.test(text)) return false;
  if (/\[inaudible|\binaudible\b|\bquote\b.*\bunquote\b/i.test(text)) return false;
  return isOfMatter(text);
}

/** What neither takes an item up nor moves the meeting along. */
export const isOfMatter = (text: string): boolean =>
  !announces.test(text) &&
  !recites.test(text) &&
  introducedIn(text) === null &&
  !floorTalk.test(text) &&
  !isProcedureTalk(text);

export function stemsOf(tokens: readonly Token[]): string[] {
  const content = tokens.filter(
    ({ word }) => word.length > 2 && !isStopWord(word) && !/^\d/.test(word),
  );
  return [...new Set(content.map(({ word }) => stem(word)))];
}

export function pairsOf(tokens: readonly Token[]): string[] {
  const pairs = new Set<string>();
  for (let index = 1; index < tokens.length; index += 1) {
    const [left, right] = [tokens[index - 1], tokens[index]];
    if (!left || !right || right.gap !== 'none') continue;
    if (!isStopWord(left.word) || !isStopWord(right.word)) pairs.add(`${left.word} ${right.word}`);
  }
  return [...pairs];
}

export function clarityOf(
  text: string,
  tokens: readonly Token[],
  { name, isPublic }: Voice,
): number {
  let clarity = 1;
  if (name === null) clarity *= clarities.nobody;
  if (name === null && !isPublic && firstPerson.test(text) && !takesSide(text))
    clarity *= clarities.whoIsI;
  if (secondPerson.test(text) && !takesSide(text)) clarity *= clarities.secondPerson;
  if (leansBack.test(text)) clarity *= clarities.leansBack;
  const length = text.split(' ').length;
  if (length > long.words) clarity *= length > veryLong.words ? veryLong.clarity : long.clarity;
  clarity *= hedged ** (text.match(hedges)?.length ?? 0);
  if (text.split(',').length - 1 > tangled.commas) clarity *= tangled.clarity;
  const common = tokens.filter(({ word }) => isMeetingWord(word)).length / tokens.length;
  return clarity * (1 - common * commonLoss);
}
