import { pattern, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '../facts/numbers.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { type Ballot, hasResult } from '../votes/ballot.ts';
import { tidyTitle } from './case-title.ts';
import type { FoundCase, Start } from './found-case.ts';
import { listedItems, named } from './listed-items.ts';
import { pulls } from './pulled-items.ts';
import { counts } from './spoken-designators.ts';
import { usualItem } from './usual-items.ts';

/** 'We are bringing forward 16 items', 'the committee has four items': a list is read out next. */
const announces =
  /\b(?:bring\w*|report\w*|forward\w*|present\w*|have|has|recommend\w*|following)\b[^.]{0,40}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|following) (?:\w+ )?items\b/i;
/** 'Consent agenda items 7 through 24 are 7 is …': from which number on, with what of the first is told at once. */
const announcesRange =
  /\bitems? (?<from>\d{1,2}) (?:through|thru|to) \d{1,2}(?: (?:are|is|as follows)|:)[,:.]? ?(?<first>.*)$/i;
/** 'The first is', 'number four is', 'and 16 is', 'item two is': with what each begins. */
const begins = pattern(
  'iu',
)`^\W*(?:(?:${words('and the finally our lastly then also item items number')})[, ]+)*(?<number>\p{L}+|\d{1,2})(?: (?:item|one))?,? (?:is|are|would be|will be|being)\b`;
/** In sentences: between the announcement and the first, and from each to the next. */
const reach = { first: 4, next: 3 };
/** In sentences: how near to where a list is counted up its items are laid. */
const readWithin = 1;
/** So far counting goes on where captions have lost a number: 'umber two'. */
const mostSkipped = 3;
/** Fewer are no list. */
const fewestListed = 3;

/**
 * Puts the items of a list that is read out and counted up, as a committee's report is, in as cases; cases that are
 * read out so without a word before them are a list too.
 */
export function withToldLists(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
  ballots: readonly Ballot[],
): Start[] {
  let all = [...starts];
  for (const { text, index } of sentences) {
    const range = announcesRange.exec(text)?.groups;
    if (range === undefined && !announces.test(text)) continue;
    const list = range
      ? listAfter(sentences, { at: index, from: Number(range.from), first: range.first })
      : listAfter(sentences, { at: index });
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last || list.length < fewestListed) continue;
    all = all.filter(({ from }) => from < first.from || from > last.from);
    all.push(...list);
  }
  return withRunsListed(
    all.sort((a, b) => a.from - b.from),
    ballots,
    countsOn,
  );
}

/** Marks the items of an agenda that are read out as such a list: one motion decides them. */
export function withListsMarked(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
  ballots: readonly Ballot[],
): Start[] {
  const lists = [...Map.groupBy(withToldLists([], sentences, []), ({ list }) => list)].map(
    ([list, told]) => ({ list, from: told[0]?.from ?? 0, to: told.at(-1)?.from ?? 0 }),
  );
  const marked = starts.map((start) => {
    const read = lists.find(
      ({ from, to }) => start.from >= from - readWithin && start.from <= to + readWithin,
    );
    return start.isConsent || read?.list === undefined ? start : { ...start, list: read.list };
  });
  const inOrder = marked.sort((a, b) => a.from - b.from || (a.entry ?? 0) - (b.entry ?? 0));
  return withRunsListed(inOrder, ballots, isNext);
}

/** Marks as one list what is counted up from one item to the next in a few sentences, with no vote between. */
function withRunsListed(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  follows: (before: Start, start: Start) => boolean,
): Start[] {
  const runs: Start[][] = [];
  for (const start of starts) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const goesOn =
      before !== undefined &&
      follows(before, start) &&
      start.from - before.from <= reach.next &&
      !ballots.some(
        (ballot) => hasResult(ballot) && ballot.lastAt >= before.from && ballot.lastAt < start.from,
      );
    if (run && goesOn) run.push(start);
    else runs.push([start]);
  }
  return runs.flatMap((run) =>
    run.length < fewestListed ? run : run.map((start) => inRun(start, run[0]?.from)),
  );
}

const inRun = (start: Start, list: number | undefined): Start =>
  start.list === undefined && list !== undefined ? { ...start, list, isRun: true } : start;

function countsOn(before: Start, start: Start): boolean {
  const step = numberOf(start) - numberOf(before);
  return start.entry === null && !start.isConsent && step > 0 && step <= mostSkipped;
}

/** The next entry of an agenda's own matters: what every meeting has is decided by itself. */
const isNext = (before: Start, start: Start) =>
  start.entry !== null &&
  start.entry - (before.entry ?? start.entry) === 1 &&
  [before, start].every(({ isConsent, title }) => !isConsent && usualItem(title) === null);

/** Not a number where an item has none of its own alone: no step from or to it counts. */
const numberOf = ({ designator }: Start) =>
  /^\d{1,2}$/.test(designator ?? '') ? Number(designator) : Number.NaN;

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
  let last = at;
  for (let next = at; next < sentences.length; next += 1) {
    if (next - last > (list.length === 0 ? reach.first : reach.next)) break;
    const text = next === at ? first : (sentences[next]?.text ?? '');
    const found = begins.exec(text);
    const count = found && countOf(found.groups?.number ?? '');
    const counted = Number(list.at(-1)?.designator ?? from - 1);
    const furthest = list.length === 0 ? from : counted + mostSkipped;
    if (found === null || count === null || count <= counted || count > furthest) continue;
    const title = tidyTitle(text.slice(found[0].length));
    if (title === null) break;
    const own = { designator: String(count), kind: 'action', entry: null } as const;
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
 * Which items of a told list a vote decided: those that are named with it, or all that are not set aside for another
 * vote; once these are decided, what is left. Null where no list is open, or nothing of it is left.
 */
export function casesOfList(
  ballot: Ballot,
  { cases, at, sentences, decided }: Around,
): number[] | null {
  const open = cases.findLast(({ from }) => from <= at);
  if (open?.list === undefined) return null;
  const words = `${ballot.motion ?? ''} ${ballot.subject ?? ''}`;
  const isOfRun = movesSeveral.test(words) || namesOne.test(words);
  if (ofMeeting.test(words) || (open.isRun && !isOfRun)) return null;
  const group = cases.flatMap(({ list }, index) => (list === open.list ? [index] : []));
  const keys = group.map((index) => cases[index]?.designator ?? null);
  const put = ballot.questionAt ?? ballot.lastAt;
  const said = (from: number) =>
    sentences.slice(from, put + 1).filter(({ text }) => /\bitems?\b/i.test(text));
  const meantIn = (text: string) => (pulls.test(text) ? null : listedItems(text, keys));
  const moved = meantIn(words);
  const movesWhole = movesAll.test(ballot.motion ?? '');
  const near = movesWhole ? [] : said(Math.max(open.from + 1, ballot.startAt - before));
  const meant =
    moved ?? near.map(({ text }) => meantIn(text)).find((items) => items !== null) ?? null;
  if (meant !== null) return [...meant].flatMap((place) => group[place] ?? []);
  const aside = new Set(
    said(open.from).flatMap(({ text }) => (pulls.test(text) ? [...named(text, keys)] : [])),
  );
  const left = movesWhole ? group : group.filter((index) => !decided.has(index));
  const inTurn = left.filter((index) => !aside.has(group.indexOf(index)));
  return inTurn.length > 0 ? inTurn : left.length > 0 ? left : null;
}

type Around = {
  cases: readonly FoundCase[];
  /** The sentence at which the vote was put. */
  at: number;
  sentences: readonly SpokenSentence[];
  /** The cases that votes before it have decided. */
  decided: ReadonlySet<number>;
};

/** 'Approval of the items', 'these three': a motion on more than what is open. */
const movesSeveral = /\b(?:items|them|these|those|all|report|slate|as (?:read|presented))\b/i;
/** 'Deny item three', 'number 4'. */
const namesOne = pattern('i')`\b(?:item|number) (?:number )?(?:\d{1,2}|${counts})\b`;
/** How the meeting goes on, and no item of a list. */
const ofMeeting =
  /\b(?:recess|adjourn\w*|(?:executive|closed) session|suspend (?:the )?rules|call the question)\b/i;
const movesAll = /\ball (?:of )?(?:the |these |our )?(?:\w+ )?items\b|\breport\b/i;
/** In sentences: the items that a vote is on are named so soon before it. */
const before = 3;
