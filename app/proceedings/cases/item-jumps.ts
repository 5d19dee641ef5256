import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { counts, designatorsIn, type SpokenDesignator } from './spoken-designators.ts';

/** 'Back to 6.' */
export const goesBack = pattern(
  'i',
)`^(?:.{0,40}\b)?back(?: up)? to (?:item |number )?(?:\d{1,2}(?:\.\d{1,2}|[a-z])?|${counts})(?=[.,](?!\d)|$)`;
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

/** In numbers: items between two may have been taken up before, or left out. */
export const mostLeftOut = 2;

/** 'We did 13.', before what comes next. */
export const leftOut = /\b(?:did|done|took|skip\w*)(?: up)? (?:item |number )?\d{1,3}\W*$/i;
