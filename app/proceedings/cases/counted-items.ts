import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import type { Decided } from './decided.ts';
import { asksVote, mostLeftOut } from './item-jumps.ts';
import { tellingWords } from './matter-vocabulary.ts';
import type { SpokenDesignator } from './spoken-designators.ts';

const number = pattern()`(?:\d{1,2}|${countWords})`.source;
const leadIn = phrases(String.raw`
  okay|ok|all right|alright|right|good|great|now|and|so|then|next|well|thank you|thanks|folks
  last (?:thing|one|item)|it's|then it's|on ?to|let's (?:do|go to|skip to)
`);
const noThing = words(`
  it that this what how enough fine too not still all good right plenty correct better more less
  one two three four five six seven eight nine ten
`);
/** 'Ten, dog park.', 'Okay, five.', 'Eight is the facade grant', 'Last thing, sixteen, executive session.' */
const counted = pattern(
  'iu',
)`^(?:\W*\b(?:${leadIn})\b)*\W*(?<called>(?:item|number) )?(?<said>${number})(?<rest>$|[.]$|,? (?:is|are) (?!${noThing}\b).+|[,:] .+)`;
/** 'And the strategic plan, seventeen.' */
const behindTitle = pattern(
  'iu',
)`^(?:(?:and|okay|so|then|next|now)[,.]? )*(?<title>(?:the |our )(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+), (?<said>${number})\.$`;
const talk = pattern('i')`\b${words(
  'is are was were has have had you I we they he she it at about around of to',
)}\b`;
/** 'Five, none opposed', 'six, and Walt is a no', 'two, three, four': told of votes and things. */
const noTitle = pattern('iu')`^(?:is|are|[,:]) (?:${phrases(String.raw`
  ${number}\b
  (?:and|or|but|if|because|none|no|nothing|opposed|against|in favou?r|ayes?|nays?|yes|yeah)\b
  (?:to|of|so|not|I|we|you|they|he|she|i'm|that's|it's|which|plus|maybe)\b
`)})`;
/** 'Saint Anne's, the raffle license, they're asking us to waive the fee' */
const goesOn = pattern('iu')`,? (?=${words(
  'they he she it we this that there',
)}(?:['’]\p{L}+| (?:is|are|was|has|have))\b)`;

const towards = '(?:jump|skip|go|move|turn)(?:ing)?(?: (?:on|down|ahead|up|over|back|right))* to';
/** 'I'm going to jump to item twelve', 'let's skip to, what's quick?' before 'Seven.' */
const leaps = pattern('iu')`\b${[towards]} (?:${phrases(String.raw`
  (?:item |number )?(?<said>${number})(?=[.,;](?!\d)|$| (?:because|since|as|so|if|and|now|before|while)\b)
  [^.]{0,30}\?$
  —
`)})`;
const intends = pattern('i')`\b(?:${phrases(
  "let's|we'll|we will|i'll|i'm going|i am going|going to|i'd like|can we|could we",
)})\b`;
const ahead = '(?:up front|first|up|early|out of order|forward|before|after)';
/** 'Can we take eleven up front?', 'the agenda with eleven moved up'. */
const foretells = pattern('giu')`\b(?:${phrases(String.raw`
  (?:take|move|moving|bring|do|put|hear) (?:up )?(?:item |number )?(?<first>${number})\b[^?!]{0,40}\b${ahead}
  with (?:item |number )?(?<then>${number}) (?:moved|taken|brought)
`)})\b`;

/** How an item is counted: by its number alone, in its turn or out of it. */
export type Counted = SpokenDesignator & {
  isLeap: boolean;
  /** 'Item five', and not 'five'. */
  isCalled: boolean;
  /** Where hardly more than its title is said. */
  title: string | null;
};

/** Items of a record that only counts them, from so many in a row on. */
const fewest = 4;

/** The items that a record counts without calling them so: 'Ten, dog park.' */
export class CountedItems {
  readonly #at = new Map<number, Counted>();

  constructor(sentences: readonly SpokenSentence[], decided: Decided) {
    const foretold = new Set<string>();
    const heads: { index: number; own: Counted }[] = [];
    for (const sentence of sentences) {
      const own = countedIn(sentence, sentences, decided);
      if (own) {
        const isLeap = own.isLeap || foretold.delete(own.key);
        heads.push({ index: sentence.index, own: { ...own, isLeap } });
      }
      for (const { groups } of sentence.text.matchAll(foretells)) {
        const key = keyOf(groups?.first ?? groups?.then);
        if (key) foretold.add(key);
      }
    }
    if (longestCount(heads.map(({ own }) => Number(own.key))) < fewest) return;
    for (const { index, own } of heads) if (!own.isCalled) this.#at.set(index, own);
  }

  /** The number that begins an item there; null where none does, or the record does not count. */
  at(index: number): Counted | null {
    return this.#at.get(index) ?? null;
  }
}

/** How many numbers go up one after the other, by a few each time. */
function longestCount(numbers: readonly number[]): number {
  const longest: number[] = [];
  numbers.forEach((own, at) => {
    const before = numbers
      .slice(Math.max(0, at - farthest), at)
      .map((one, back) =>
        one < own && own - one <= 1 + mostLeftOut
          ? (longest[Math.max(0, at - farthest) + back] ?? 0)
          : 0,
      );
    longest.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...longest);
}

/** How many false ones in a row the count is looked for behind. */
const farthest = 40;

const bare = { at: 0, isLead: true, isBare: true, isLeap: false, isCalled: false } as const;

function countedIn(
  { text, index, speaker }: SpokenSentence,
  sentences: readonly SpokenSentence[],
  decided: Decided,
): Counted | null {
  if (decided.isLabelled && !decided.presides(speaker)) return null;
  const before = sentences[index - 1]?.text ?? '';
  const leapTo = keyOf(intends.test(text) ? leaps.exec(text)?.groups?.said : undefined);
  // What goes on behind it says why, and is no title.
  if (leapTo) return { ...bare, key: leapTo, end: text.length, isLeap: true, title: null };
  const { title: told = '', said } = behindTitle.exec(text)?.groups ?? {};
  const last = talk.test(told) ? null : keyOf(said);
  if (last) return { ...bare, key: last, end: text.length, title: tidyTitle(told) };
  const found = counted.exec(text);
  const key = keyOf(found?.groups?.said);
  if (!found || !key || asksVote.test(before)) return null;
  const rest = found.groups?.rest ?? '';
  const isAlone = /^\.?$/.test(rest);
  const next = sentences[index + 1];
  // 'Seven.' 'The Marchetti lot line.'
  const title = isAlone ? (next?.speaker === speaker ? next.text : '') : rest.replace(/^,? /, '');
  if (noTitle.test(rest) || counted.test(title) || tellingWords(title).length === 0) return null;
  const asked = /^, is (?:this|that|it) (?=\p{L})/iu.exec(rest)?.[0].length ?? 0;
  return {
    ...bare,
    key,
    end: found[0].length - rest.length + asked,
    isLeap: leaps.test(before),
    isCalled: found.groups?.called !== undefined,
    title: shortTitle(isAlone ? (title.split(goesOn)[0] ?? title) : title),
  };
}

/** In words: more than a title is told in more. */
const longestTitle = 6;
const shortTitle = (said: string): string | null =>
  said.split(' ').length <= longestTitle && !said.includes('?')
    ? tidyTitle(said.replace(/^(?:is|are) /i, ''))
    : null;

function keyOf(said: string | undefined): string | null {
  if (!said) return null;
  const value = /^\d/.test(said) ? Number(said) : smallNumber(said.toLowerCase());
  return value === null ? null : String(value);
}
