import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Decided } from './decided.ts';
import { follows } from './number-order.ts';
import { designatorsIn, type SpokenDesignator } from './spoken-designators.ts';

/** 'E-3', 'E3', 'e dash three': the letter of a heading, and the number below it. */
const said = pattern(
  'gu',
)`(?<![\p{L}\d$.#-])(?:(?<letter>[A-Z])(?:-| dash |\.| )?|(?<small>[a-z])(?:-| dash ))(?<number>\d{1,2}|${countWords}\b)(?![\p{L}\d%]|[.,:/-]\d)`;
/** 'Let's move right along', 'that will take us on'. */
const moves =
  '(?:mov(?:e|ing)|go(?:ing)?|tak(?:e|ing)|turn(?:ing)?|jump(?:ing)?)(?: (?:us|up|back|right|along|on|ahead|now|forward))*';
const leadsIn = pattern('i')`^(?:\W|\b(?:${phrases(String.raw`
  okay|ok|all right|alright|so|now|next|and|then|um|uh|thank you|that's it for \S+
  (?:(?:agenda|public hearing|hearing|action) )?items?(?: number)?(?: [a-z](?=, ))?
  (?:next|up) (?:is|up is)|up|(?:the )?(?:first|last|final)(?: (?:one|item|report))?(?: is)?|we(?:'re| are)(?: now)?(?: down)? (?:on|at|to)|we have|this is
  (?:brings|takes|leads|gets) us to|back to
  (?:(?:let's|we'll|we will|we're|we are|I'll|I'm|going|gonna|to|that will) )*${moves}(?: (?:in)?to)?
  (?:the |our )(?:regular|consent|action|business) (?:session|agenda|items?)
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

/** Fewer make no order of items, nor do those between which nothing was decided: zones R-1 and R-2, quarters Q1 and Q2. */
const fewest = { inTurn: 3, decided: 2 };
/** How many false ones in a row the order is looked for behind. */
const farthestBehind = 20;

/** Items of an agenda that nobody has at hand, as far as they were called: how many, and how many of them were decided. */
type Chain = { keys: readonly string[]; decided: number };

/** The items that a record without an agenda calls by a letter and a number, one after the other: D1, D2, F1. */
function calledByLetter(
  sentences: readonly SpokenSentence[],
  decided: Decided,
): ReadonlySet<string> {
  const leads = sentences.flatMap(({ text, index }) =>
    letterFirstIn(text).flatMap(({ key, isLead }) => (isLead ? [{ key, index }] : [])),
  );
  const chains: Chain[] = [];
  for (const [at, { key, index }] of leads.entries()) {
    let best: Chain = { keys: [key], decided: 0 };
    for (let before = Math.max(0, at - farthestBehind); before < at; before += 1) {
      const [last, chain] = [leads[before], chains[before]];
      if (!last || !chain) continue;
      const isDecided = decided.between(last.index, index);
      const isNext =
        follows(key, last.key) ||
        (isDecided && (beginsLater(key, last.key) || isNextButOne(key, last.key)));
      if (isNext && chain.keys.length >= best.keys.length)
        best = { keys: [...chain.keys, key], decided: chain.decided + Number(isDecided) };
    }
    chains.push(best);
  }
  const [longest] = chains.sort((a, b) => b.keys.length - a.keys.length);
  const isOrder =
    longest !== undefined &&
    longest.keys.length >= fewest.inTurn &&
    longest.decided >= fewest.decided;
  return new Set(isOrder ? longest.keys : []);
}

/** 'F1' behind 'D6'. */
const beginsLater = (key: string, before: string) => key.endsWith('.1') && key > before;

/** 'F3' behind 'F1': what stands between was called otherwise. */
function isNextButOne(key: string, before: string): boolean {
  const [[letter, number], [last, lastNumber]] = [key.split('.'), before.split('.')];
  return letter === last && Number(number) - Number(lastNumber) === 2;
}

/** 'Item number two', between F1 and F3, is F2. */
function underLetter(keys: ReadonlySet<string>, one: SpokenDesignator): SpokenDesignator {
  if (!/^\d+$/.test(one.key) || one.isBare) return one;
  const found = [...keys].filter((key) => {
    const [letter, number] = key.split('.');
    return Number(number) === Number(one.key) - 1 && keys.has(`${letter}.${Number(one.key) + 1}`);
  });
  // Where two letters have such a gap, nobody knows which of them is meant.
  const key = found.length === 1 ? `${found[0]?.split('.')[0]}.${one.key}` : null;
  return key === null || keys.has(key) ? one : { ...one, key };
}

/** How the designators of a record without an agenda are read: with those by letter that it calls its items by. */
export function readerOf(
  sentences: readonly SpokenSentence[],
  decided: Decided,
): (text: string) => readonly SpokenDesignator[] {
  const keys = calledByLetter(sentences, decided);
  return keys.size === 0
    ? designatorsIn
    : (text) =>
        bothKinds(
          text,
          letterFirstIn(text).filter(({ key }) => keys.has(key)),
        ).map((one) => underLetter(keys, one));
}

/** The designators in a sentence, those of both kinds. */
function bothKinds(text: string, ofLetter: readonly SpokenDesignator[]): SpokenDesignator[] {
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
    ? (text) => bothKinds(text, letterFirstIn(text))
    : designatorsIn;
}
