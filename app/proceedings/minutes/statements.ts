import { pattern, words } from '#app/platform/language/pattern.ts';
import { splitSentences } from '#app/records/formats/sentence-end.ts';
import { itemTyped } from '#app/records/item-type.ts';

const field = pattern(
  'giu',
)`(?<!\bvotes? on(?: the)?)\s+(?=(?:${words('result mover seconder ayes yeas nays noes abstain abstained recused')}|(?:moved|seconded|motion|second)(?: made)?(?: by)?|vote)\s?:)`;
/** 'No.' is short for a number, but not after who voted so. */
const votedNo = /(?<=\b(?:voting|voted|votes?|and) (?:no|nay)\.)\s+(?=\p{Lu})/iu;

/** 'The hearing was closed at 7:31 p.m. Moved by Hale …' */
const afterHour = /(?<=\d [ap]\.m\.)\s+(?=\p{Lu}\p{Ll})/u;

/** The sentences of a paragraph of minutes, and its fields where it has some: 'MOVER: Paul Hale'. */
export function statements(paragraph: string): string[] {
  const [first = '', second, ...rest] = paragraph
    .split(field)
    .flatMap(splitSentences)
    .flatMap((sentence) => sentence.split(votedNo))
    .flatMap((sentence) => sentence.split(afterHour));
  if (second === undefined) return [first];
  return numberAlone.test(first.replace(itemTyped, ''))
    ? [`${first} ${second}`, ...rest]
    : [first, second, ...rest];
}

/** '3.' is no sentence, nor is 'Action (Consent): B.', but what an item begins with. */
const numberAlone = /^(?:(?:agenda )?item )?\(?[\dA-Za-z]{1,4}(?:\.[\dA-Za-z]{1,3})?[.)]+$/iu;
