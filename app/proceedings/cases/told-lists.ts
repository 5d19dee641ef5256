import { pattern, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '../facts/numbers.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import type { Ballot } from '../votes/ballot.ts';
import { tidyTitle } from './case-title.ts';
import { pulls } from './consent-cases.ts';
import type { FoundCase, Start } from './found-case.ts';
import { listedItems, named } from './listed-items.ts';

/** 'We are bringing forward 16 items', 'the committee has four items': a list is read out next. */
const announces =
  /\b(?:bring\w*|report\w*|forward\w*|present\w*|have|has|recommend\w*|following)\b[^.]{0,40}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|following) (?:\w+ )?items\b/i;
/** 'The first is', 'number four is', 'and 16 is', 'item two is': with what each begins. */
const begins = pattern(
  'iu',
)`^\W*(?:(?:${words('and the finally our lastly then also item items number')})[, ]+)*(?<number>\p{L}+|\d{1,2})(?: (?:item|one))?,? (?:is|are|would be|will be|being)\b`;
/** In sentences: between the announcement and the first, and from each to the next. */
const reach = { first: 4, next: 3 };
/** Fewer are no list. */
const fewestListed = 3;

/** Puts the items of a list that is read out and counted up, as a committee's report is, in as cases. */
export function withToldLists(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
): Start[] {
  let all = [...starts];
  for (const { text, index } of sentences) {
    if (!announces.test(text)) continue;
    const list = listAfter(sentences, index);
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last || list.length < fewestListed) continue;
    all = all.filter(({ from }) => from < first.from || from > last.from);
    all.push(...list);
  }
  return all.sort((a, b) => a.from - b.from);
}

function listAfter(sentences: readonly SpokenSentence[], at: number): Start[] {
  const list: Start[] = [];
  let last = at;
  for (let next = at + 1; next < sentences.length; next += 1) {
    if (next - last > (list.length === 0 ? reach.first : reach.next)) break;
    const text = sentences[next]?.text ?? '';
    const found = begins.exec(text);
    if (!found || countOf(found.groups?.number ?? '') !== list.length + 1) continue;
    const title = tidyTitle(text.slice(found[0].length));
    if (title === null) break;
    const own = { designator: String(list.length + 1), kind: 'action', entry: null } as const;
    list.push({ ...own, title, isConsent: false, list: at, from: next });
    last = next;
  }
  return list;
}

const orders = words(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
);

function countOf(said: string): number | null {
  const order = orders.indexOf(said.toLowerCase());
  return order < 0 ? (readNumbers(tokenize(said))[0]?.value ?? null) : order + 1;
}

/**
 * Which items of a told list a vote decided: those that are named with it, or all but those that were
 * set aside for another vote. Null where no list is open.
 */
export function casesOfList(
  ballot: Ballot,
  cases: readonly FoundCase[],
  at: number,
  sentences: readonly SpokenSentence[],
): number[] | null {
  const open = cases.findLast(({ from }) => from <= at);
  if (open?.list === undefined) return null;
  const group = cases.flatMap(({ list }, index) => (list === open.list ? [index] : []));
  const keys = group.map((index) => cases[index]?.designator ?? null);
  const put = ballot.questionAt ?? ballot.lastAt;
  const said = (from: number) =>
    sentences.slice(from, put + 1).filter(({ text }) => /\bitems?\b/i.test(text));
  const aside = new Set(
    said(open.from).flatMap(({ text }) => (pulls.test(text) ? [...named(text, keys)] : [])),
  );
  const own = [
    { text: `${ballot.motion ?? ''} ${ballot.subject ?? ''}` },
    ...said(Math.max(open.from + 1, ballot.startAt - before)),
  ].filter(({ text }) => !pulls.test(text));
  const meant = own.map(({ text }) => listedItems(text, keys)).find((items) => items !== null);
  const isWhole = meant == null || movesAll.test(ballot.motion ?? '');
  const chosen = isWhole ? group.map((_, place) => place).filter((one) => !aside.has(one)) : meant;
  return [...chosen].flatMap((place) => group[place] ?? []);
}

const movesAll = /\ball (?:of )?(?:the |these |our )?(?:\w+ )?items\b|\breport\b/i;
/** In sentences: the items that a vote is on are named so soon before it. */
const before = 3;
