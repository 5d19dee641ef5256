import { pattern, words } from '#app/platform/language/pattern.ts';
import { smallOrdinal } from '../facts/number-vocabulary.ts';
import { readNumbers } from '../facts/numbers.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { tidyTitle } from './case-title.ts';
import type { Start } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { packageBehind } from './read-package.ts';

/** 'We are bringing forward 16 items', 'the committee has four items': a list is read out next. */
const announces =
  /\b(?:bring\w*|report\w*|forward\w*|present\w*|have|has|recommend\w*|following)\b[^.]{0,40}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|following) (?:\w+ )?items?\b/i;
/** 'The finance committee is bringing forward two items': whose report it is, and how many they are. */
const tellsWhose =
  /\bthe (?<who>(?:[\p{L}&,-]+ ){1,8}?(?:sub)?committee|committee of the whole) (?:is|has|brings?|reports?|recommends)\b/iu;
/** 'Next is the report from our business, housing and zoning committee.' */
const callsWhose =
  /\breport (?:from|of) (?:our|the) (?<who>(?:[\p{L}&-]+,? ){1,8}?(?:committee|commission)(?: of the whole)?)\b/iu;
const noReport = /\bno report\b|\bnothing to report\b/i;
const announcesTwo = /\b(?:two|2) (?:\w+ )?items\b/i;
/** 'Consent agenda items 7 through 24 are 7 is …': from which number on, with what of the first is told at once. */
const announcesRange =
  /\bitems? (?<from>\d{1,2}) (?:through|thru|to) \d{1,2}(?: (?:are|is|as follows)|:)[,:.]? ?(?<first>.*)$/i;
/** What an item of a report does, where captions lost the 'is' before it: '22 authorizing'. */
const does = words(`
  authorizing approving accepting adopting amending appointing awarding confirming establishing granting ratifying
  reappointing setting directing designating
`);
const counted = pattern()`(?<number>\p{L}+|\d{1,2})(?: (?:item|one))?`.source;
/** 'Is', where captions lost it or made it 'i' or 'as' too. */
const told = pattern()`(?:${[
  String.raw`,? (?:is|are|would be|will be|being)\b`,
  pattern()` was(?= ${does}\b)`.source,
  pattern()` i(?= ${does}\b)`.source,
  String.raw`(?<=\d)as\b`,
  pattern()`,? (?=${does}\b)`.source,
]})`.source;
/** 'The first is', 'number four is', 'and 16 is', 'item two is': with what each begins. */
const begins = pattern(
  'iu',
)`^\W*(?:(?:${words('and an the finally our lastly then also item items number')})[, ]+)*${counted}${told}`;
/** In sentences: between the announcement and the first, and from each to the next. */
export const reach = { first: 4, next: 3 };
/** So far counting goes on where captions have lost a number: 'umber two'. */
export const mostSkipped = 3;
/** Fewer are no list, unless two are announced. */
export const fewestListed = 3;

/** The list that is read out and counted up behind a sentence that announces it; null where none is. */
export function listReadOut(sentences: readonly SpokenSentence[], at: number): Start[] | null {
  const text = sentences[at]?.text ?? '';
  const papers = packageBehind(sentences, at);
  if (papers.length >= fewestListed) return papers;
  const range = announcesRange.exec(text)?.groups;
  if (range === undefined && !announces.test(text)) return null;
  const list = range
    ? listAfter(sentences, { at, from: Number(range.from), first: range.first })
    : listAfter(sentences, { at });
  const isOfTwo = announcesTwo.test(text) && reportOf(sentences, at) !== null;
  return list.length < (isOfTwo ? 2 : fewestListed) ? null : list;
}

type Announced = {
  /** The sentence that announces the list. */
  at: number;
  /** The number that it begins with. */
  from?: number;
  /** What the announcing sentence tells of the first item. */
  first?: string;
};

function listAfter(
  sentences: readonly SpokenSentence[],
  { at, from = 1, first = '' }: Announced,
): Start[] {
  const list: Start[] = [];
  const listOf = reportOf(sentences, at);
  let last = at;
  for (let next = at; next < sentences.length; next += 1) {
    if (next - last > (list.length === 0 ? reach.first : reach.next)) break;
    const text = next === at ? first : (sentences[next]?.text ?? '');
    const counted = Number(list.at(-1)?.designator ?? from - 1);
    const found = itemsIn(text, counted, list.length === 0 ? from : counted + mostSkipped);
    if (found.length === 0) continue;
    if (found.some(({ title }) => title === null)) break;
    for (const { count, title } of found)
      list.push({
        designator: String(count),
        title: title ?? '',
        kind: 'action',
        entry: null,
        isConsent: false,
        list: at,
        ...(listOf === null ? {} : { listOf }),
        from: next,
      });
    last = next;
  }
  return list;
}

/** Whose report a list is, as the chair calls for it or the committee's chair begins. */
function reportOf(sentences: readonly SpokenSentence[], at: number): string | null {
  const before = sentences.slice(Math.max(0, at - reach.next), at + 1);
  const called = before.map(({ text }) => callsWhose.exec(text)?.groups?.who);
  const told = tellsWhose.exec(sentences[at]?.text ?? '')?.groups?.who;
  const isAnother = before.some(({ text }) => noReport.test(text));
  return (isAnother ? undefined : called.findLast((who) => who !== undefined)) ?? told ?? null;
}

/** The item that a sentence begins with, where it goes on counting, and those that captions without points run into it. */
function itemsIn(
  text: string,
  counted: number,
  furthest: number,
): { count: number; title: string | null }[] {
  const found = begins.exec(text);
  const count = found && countOf(found.groups?.number ?? '');
  if (found === null || count === null || count <= counted || count > furthest) return [];
  const rest = text.slice(found[0].length);
  const next = new RegExp(
    `\\b(?=(?:and |item |number )${count + 1} is |${count + 1} (?:is|was) (?:${does.join('|')})\\b)`,
    'i',
  ).exec(rest);
  const title = tidyTitle(rest.slice(0, next?.index));
  return [
    { count, title: tellingWords(title ?? '').length > 0 ? title : null },
    ...(next ? itemsIn(rest.slice(next.index), count, count + 1) : []),
  ];
}

const countOf = (said: string): number | null =>
  smallOrdinal(said.toLowerCase()) ?? readNumbers(tokenize(said))[0]?.value ?? null;
