import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { follows } from './number-order.ts';
import { designatorsIn, type SpokenDesignator } from './spoken-designators.ts';

/** 'E-3', 'E3', 'e dash three': the letter of a heading, and the number below it. */
const said = pattern(
  'gu',
)`(?<![\p{L}\d$.#-])(?:(?<letter>[A-Z])(?:-| dash |\.| )?|(?<small>[a-z])(?:-| dash ))(?<number>\d{1,2}|${countWords}\b)(?![\p{L}\d%]|[.,:/-]\d)`;
const leadsIn = pattern('i')`^(?:\W|\b(?:${phrases(String.raw`
  okay|ok|all right|alright|so|now|next|and|then|um|uh|thank you|that's it for \S+
  (?:(?:agenda|public hearing|hearing|action) )?items?(?: number)?(?: [a-z](?=, ))?
  (?:next|up) (?:is|up is)|up|(?:the )?(?:first|last|final)(?: (?:one|item|report))?(?: is)?|we(?:'re| are)(?: now)?(?: down)? (?:on|at|to)|we have|this is
  (?:brings|takes|leads|gets) us to|back to|(?:let's|we'll|we will) (?:go|move|take|turn|jump)(?: up| back| on| ahead)?(?: to)?
`)})\b)*$`;
/** In letters: what leads in to an item is short. */
const farthest = 48;
const goesOn = /^(?:,? (?:and|through|or|before|after|were|was|has|had)\b|\?)/i;

/** The designators in a sentence that begin with a letter, as only agendas with such numbers have them. */
function letterFirstIn(text: string): SpokenDesignator[] {
  return [...text.matchAll(said)].flatMap((match) => {
    const { letter, small, number = '' } = match.groups ?? {};
    const value = /^\d/.test(number) ? Number(number) : smallNumber(number);
    if (value === null) return [];
    const end = match.index + match[0].length;
    const isNear = match.index <= farthest;
    const isLead =
      isNear && leadsIn.test(text.slice(0, match.index)) && !goesOn.test(text.slice(end));
    const key = `${(letter ?? small ?? '').toLowerCase()}.${value}`;
    return [{ key, at: match.index, end, isLead, isBare: false }];
  });
}

/** In items of one letter, one after the other: a zone 'R-1' or a road 'I-80' is no item. */
const fewestInTurn = 3;

/** Whether a record without an agenda calls its items by a letter and a number: D1, D2, D3. */
export function numbersByLetter(sentences: readonly SpokenSentence[]): boolean {
  const called = sentences.flatMap(({ text }) =>
    letterFirstIn(text).flatMap(({ key, isLead }) => (isLead ? [key] : [])),
  );
  let run = 1;
  return [...new Set(called)].some((key, at, keys) => {
    run = at > 0 && follows(key, keys[at - 1] ?? '') ? run + 1 : 1;
    return run >= fewestInTurn;
  });
}

/** The designators in a sentence, those of both kinds. */
export function withLetterFirst(text: string): SpokenDesignator[] {
  const ofLetter = letterFirstIn(text);
  // 'Item D, D1 from the city manager': the heading, and what is under it.
  const isHeading = ({ key }: SpokenDesignator) =>
    ofLetter.some((one) => one.key.startsWith(`${key}.`));
  return [...designatorsIn(text).filter((one) => !isHeading(one)), ...ofLetter];
}

/** How the designators of an agenda are read in a sentence: those that begin with a letter where it has such. */
export function readerFor(
  keys: readonly (string | null)[],
): (text: string) => readonly SpokenDesignator[] {
  return keys.some((key) => key !== null && /^[a-z]\.\d+$/.test(key))
    ? withLetterFirst
    : designatorsIn;
}
