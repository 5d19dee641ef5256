import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { compareKeys } from './designators.ts';
import { designatorsIn, type SpokenDesignator } from './spoken-designators.ts';

/** 'Back to 6.' */
export const goesBack = pattern(
  'i',
)`^(?:.{0,40}\b)?back(?: up)? to (?:item |number )?(?:\d{1,2}(?:\.\d{1,2}|[a-z])?|${countWords})(?=[.,](?!\d)|$)`;
/** 'All in favor?', before a count. */
export const asksVote = /\b(?:favou?r|opposed|against|abst\w*|how many)\b.*\?$/i;
/** 'I'm going to jump down to 13.' */
const intends = [
  ...words("let's we're I'm"),
  ...phrases(`
    we'll
    we will
    I'd like to
    I want to
    I am
    going to
  `),
];
export const jump = pattern(
  'i',
)`\b${intends}(?: \w+){0,3}? (?:jump|skip|go|move|turn)(?:ing)?(?: (?:on|down|ahead|up|over|back|right))* to (?:number )?(?<key>\d{1,3})(?=[.,](?!\d)|$)`;

/** The designators of a sentence, with the number that it jumps to. */
export function withJump(text: string): SpokenDesignator[] {
  const found = jump.exec(text);
  const key = found?.groups?.key;
  if (!found || !key) return designatorsIn(text);
  const [at, end] = [found.index, found.index + found[0].length];
  return [...designatorsIn(text), { key, at, end, isLead: true, isBare: true }];
}

/** Of items that are called so, a record that calls two counts the others without the word. */
const fewestCalled = 2;

/** Whether a record numbers its items plainly: 'Item 4', 'item 5', and then 'Eight, the preliminary plat'. */
export function countsItems(sentences: readonly SpokenSentence[]): boolean {
  const called = new Set<string>();
  for (const { text } of sentences)
    if (/\bitem/i.test(text))
      for (const { key, isLead, isBare } of designatorsIn(text))
        if (isLead && !isBare && /^\d+$/.test(key)) called.add(key);
  return called.size >= fewestCalled;
}

/** 'So 5.1, the parking of cars', '6.2.': how a sentence begins that takes up such an item. */
const dottedAtStart =
  /^\W*(?:(?:so|and|now|okay|all right|then|next)\W+)*(\d{1,2}\.\d{1,2})(?=[.,:](?!\d)|$| (?:is|an?|the)\b)/i;
const dottedItem = /\bitem (?:number )?(\d{1,2}\.\d{1,2})\b/i;
/** Fewer may be shares of something. */
const fewestDotted = 3;

/** Whether a sentence begins with a designator such as 5.1, in a record where others do, in order, and one is called an item. */
export function dottedStarts(sentences: readonly SpokenSentence[]): (text: string) => boolean {
  const keys = sentences.flatMap(({ text }) => dottedAtStart.exec(text)?.[1] ?? []);
  const isCalled = sentences.some(({ text }) => keys.includes(dottedItem.exec(text)?.[1] ?? ''));
  const goesUp = keys.every((key, at) => at === 0 || compareKeys(keys[at - 1] ?? '', key) <= 0);
  const isDotted = isCalled && goesUp && new Set(keys).size >= fewestDotted;
  return (text) => isDotted && dottedAtStart.test(text);
}

/** In numbers: items between two may have been taken up before, or left out. */
export const mostLeftOut = 2;

/** 'We did 13.', before what comes next. */
export const leftOut = /\b(?:did|done|took|skip\w*)(?: up)? (?:item |number )?\d{1,3}\W*$/i;

/** 'Item F says' of a section of the code, while item 3 is open: nobody begins the parts of an item there. */
export function isStray(said: string, key: string, found: readonly { key: string }[]): boolean {
  if (!/^[d-z]$/.test(said) || key === said) return false;
  const parent = key.slice(0, -said.length);
  return !found.some((one) => one.key.startsWith(parent) && one.key < key);
}
