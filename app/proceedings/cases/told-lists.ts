import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { named } from './listed-items.ts';
import { fewestListed, listReadOut, mostSkipped, reach } from './read-out-list.ts';
import { usualItem } from './usual-items.ts';

/** In sentences: how near to where a list is counted up its items are laid. */
const readWithin = 1;

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
  for (const { index } of sentences) {
    const list = listReadOut(sentences, index) ?? [];
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) continue;
    const apart = takenUpLater(list, sentences);
    const isApart = ({ designator }: Start) => apart.some((one) => one.designator === designator);
    const end = Math.max(last.from, ...apart.map(({ from }) => from));
    all = all.filter(
      (start) =>
        start.from < first.from || start.from > end || (start.from > last.from && !isApart(start)),
    );
    all.push(...list.filter((one) => !isApart(one)), ...apart);
  }
  return withRunsListed(
    all.sort((a, b) => a.from - b.from),
    ballots,
    countsOn,
  );
}

/** 'Next we will take up item 25.' */
const takesUpAlone =
  /\b(?:take|taking|go|turn|back) (?:back )?(?:up|to) item (?:number )?(?<number>\d{1,2})[.!]*$/i;
/** 'We will take up all items except item 25, which has a separate vote.' */
const leavesOut = /\b(?:separate(?:ly)?|except\w*|but|pull\w*|without|alone|by itself)\b/i;
/** In sentences: an item that a report's vote leaves out is taken up so soon behind the list. */
const takenUpWithin = 80;

/** What was left out of a list and is taken up alone behind it: under the title that was read out, and no longer on the list. */
function takenUpLater(list: readonly Start[], sentences: readonly SpokenSentence[]): Start[] {
  const end = list.at(-1)?.from ?? 0;
  const behind = sentences.slice(end + 1, end + 1 + takenUpWithin);
  const next = behind.findIndex(({ index }) => listReadOut(sentences, index) !== null);
  const own = next < 0 ? behind : behind.slice(0, next);
  return own.flatMap(({ text, index }) => {
    const number = takesUpAlone.exec(text)?.groups?.number;
    const listed = list.find(({ designator }) => designator === number);
    const isLeftOut = own.some(
      (before) =>
        before.index < index &&
        leavesOut.test(before.text) &&
        named(before.text, [number ?? null]).size > 0,
    );
    if (!listed || !isLeftOut) return [];
    const { list: _, listOf: __, ...alone } = listed;
    return [{ ...alone, from: index }];
  });
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

/** The next entry of an agenda's own matters: what every meeting has is decided by itself; some are misheard. */
function isNext(before: Start, start: Start): boolean {
  const step = start.entry === null ? 0 : start.entry - (before.entry ?? start.entry);
  return (
    step > 0 &&
    step <= mostSkipped &&
    [before, start].every(({ isConsent, title }) => !isConsent && usualItem(title) === null)
  );
}

/** Not a number where an item has none of its own alone: no step from or to it counts. */
const numberOf = ({ designator }: Start) =>
  /^\d{1,2}$/.test(designator ?? '') ? Number(designator) : Number.NaN;
