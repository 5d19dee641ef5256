import { pattern } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from './count-words.ts';
import type { SpokenSentence } from './spoken-sentences.ts';

const last = countWords.indexOf('twelve') + 1;
/** 'Item twenty one' is 21, and 'item one nineteen' 119. */
const first = countWords.filter((word) => word !== 'twenty');
const further = countWords.slice(0, last);
/** 'Item one nine two', 'item six one': the parts of an item's number, as captions hear them without their points. */
const ofItem = pattern(
  'giu',
)`\bitems? (?:number )?(?<parts>${first}(?: ${further}){1,3})(?=\W*$|,? (?!(?:${countWords}|and|or|to|through|percent|thousand|hundred|million|of)\b)\p{L})`;
/** 'That will be one nine five discussion and action on': without 'item', where what is done with one follows. */
const bare = pattern(
  'giu',
)`(?<!\bitem )\b(?<parts>${first}(?: ${further}){2})(?=,? (?:discussion|consideration|action|approval|presentation|report|there)\b)`;
/** 'That will be one nine five', and then what is done with it. */
const atEnd = pattern('iu')`\b(?:be|is|on|read) (?<parts>${first}(?: ${further}){2})\W*$`;
const isDone = /^(?:discussion|consideration|action|approval|presentation|report)\b/i;
/** So many of a record's items are said so before it is taken for how its body numbers them. */
const fewest = 3;

const written = (parts: string) =>
  parts
    .split(' ')
    .map((word) => smallNumber(word.toLowerCase()) ?? word)
    .join('.');

/** The sentences of a record whose items have numbers of several parts, said one after the other: 'item 1.9.2'. */
export function withPartedNumbers(sentences: readonly SpokenSentence[]): readonly SpokenSentence[] {
  const numbers = new Set(
    sentences.flatMap(({ text }) => [...text.matchAll(ofItem)].map(({ groups }) => groups?.parts)),
  );
  if (numbers.size < fewest) return sentences;
  return sentences.map((one, at) => {
    const isRead = isDone.test(sentences[at + 1]?.text ?? '');
    const text = one.text
      .replace(ofItem, (_, parts: string) => `item ${written(parts)}`)
      .replace(bare, (parts) => `item ${written(parts)}`)
      .replace(atEnd, (said, parts: string) => (isRead ? `now item ${written(parts)}` : said));
    return text === one.text ? one : { ...one, text };
  });
}
