import { pattern, words } from '#app/platform/language/pattern.ts';
import { smallOrdinal } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from '../votes/ballot.ts';
import type { FoundCase } from './found-case.ts';
import { listedItems, named } from './listed-items.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { pulls } from './pulled-items.ts';

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
  const moves = `${ballot.motion ?? ''} ${ballot.subject ?? ''}`;
  const isOfRun = movesSeveral.test(moves) || namesOne.test(moves);
  if (ofMeeting.test(moves) || (open.isRun && !isOfRun)) return null;
  const group = cases.flatMap(({ list }, index) => (list === open.list ? [index] : []));
  const keys = group.map((index) => cases[index]?.designator ?? null);
  const put = ballot.questionAt ?? ballot.lastAt;
  const said = (from: number) =>
    sentences.slice(from, put + 1).filter(({ text }) => /\bitems?\b/i.test(text));
  const meantIn = (text: string) => (pulls.test(text) ? null : listedItems(text, keys));
  const excepted = exceptsSome.test(moves) ? named(moves, keys) : new Set<number>();
  const moved = excepted.size > 0 ? null : meantIn(moves);
  const movesWhole = movesAll.test(ballot.motion ?? '');
  const near = movesWhole ? [] : said(Math.max(open.from + 1, ballot.startAt - before));
  const meant =
    moved ?? near.map(({ text }) => meantIn(text)).find((items) => items !== null) ?? null;
  if (meant !== null) return [...meant].flatMap((place) => group[place] ?? []);
  const aside = new Set([
    ...excepted,
    ...said(open.from).flatMap(({ text }) => (pulls.test(text) ? [...named(text, keys)] : [])),
  ]);
  const left = movesWhole ? group : group.filter((index) => !decided.has(index));
  const inTurn = left.filter((index) => !aside.has(group.indexOf(index)));
  return inTurn.length > 0 ? inTurn : left.length > 0 ? left : null;
}

/**
 * Which of the requests that were called together a vote decided: those whose words its motion has; where it says no more
 * than that they are granted, all that are left. Null where none is open, or the motion is on how to go on.
 */
export function casesTogether(
  { motion, rank }: Ballot,
  { cases, at, decided }: Pick<Around, 'cases' | 'at' | 'decided'>,
): number[] | null {
  const open = cases.findLast(({ from }) => from <= at);
  const text = (motion ?? '').replace(abbreviation, '');
  if (open?.together === undefined || rank !== 'main' || ofMeeting.test(text)) return null;
  const group = cases.flatMap(({ together }, index) => (together === open.together ? [index] : []));
  const left = group.filter((index) => !decided.has(index));
  const all = left.length > 0 ? left : null;
  if (/\b(?:both|all|them)\b/i.test(text)) return all;
  const place = smallOrdinal(ordinal.exec(text)?.[1]?.toLowerCase() ?? '');
  const meant = place === null ? undefined : group[place - 1];
  if (meant !== undefined) return [meant];
  const own = tellingWords(text).filter((word) => !ofGranting.has(word));
  if (own.length === 0) return all;
  const titles = group.map((index) => tellingWords(cases[index]?.title ?? ''));
  const named = titles.map(
    (words) =>
      own.filter((word) => words.includes(word) && !titles.every((one) => one.includes(word)))
        .length,
  );
  const most = Math.max(...named);
  return most === 0 ? null : group.filter((_, index) => named[index] === most);
}

/** 'Please read items 28 and 29 together', and in sentences how long before they are decided. */
const readTogether =
  /\bitems? (?:numbers? )?(\d[\d, -]*(?:,? (?:and|through|to) \d+)?),? together\b/i;
const readWithin = 14;
const papers =
  /^(?:adopt|approve|pass|confirm) the (?:resolutions|ordinances|items|matters|motions|appointments)$/i;

/** The cases that were read out together and are decided as several: 'same call, the resolutions are adopted'. */
export function casesRead(
  { motion, startAt }: Ballot,
  { cases, sentences, decided }: Omit<Around, 'at'>,
): number[] | null {
  if (!papers.test(motion ?? '')) return null;
  const asked = sentences
    .slice(Math.max(0, startAt - readWithin), startAt)
    .findLast(({ text }) => readTogether.test(text));
  if (!asked) return null;
  const left = cases.flatMap(({ from }, index) =>
    from >= asked.index - 1 && from <= startAt && !decided.has(index) ? [index] : [],
  );
  const meant = listedItems(
    readTogether.exec(asked.text)?.[1] ?? '',
    left.map((index) => cases[index]?.designator ?? null),
  );
  const read = left.filter((_, place) => meant?.has(place));
  return read.length > 1 ? read : null;
}

/** 'Approve the first', 'deny the second one'. */
const ordinal = /\bthe (first|second|third|fourth)\b(?! (?:reading|meeting))/i;
/** 'MPC's recommendation' */
const abbreviation = /\b\p{Lu}{2,6}(?:['’]s)?\b/gu;
/** What a motion has that says no more than that a request is granted or refused. */
const ofGranting: ReadonlySet<string> = new Set(
  words(`
    grant granted granting approving approved deny denial denying move moved per as with staff planning
    recommendation recommendations recommended presented submitted requested request requests conditions
    condition stated written uphold the
  `),
);

type Around = {
  cases: readonly FoundCase[];
  /** The sentence at which the vote was put. */
  at: number;
  sentences: readonly SpokenSentence[];
  /** The cases that votes before it have decided. */
  decided: ReadonlySet<number>;
};

/** 'Approval of the items', 'these three': a motion on more than what is open. */
const movesSeveral =
  /\b(?:items|ordinances|resolutions|matters|them|these|those|all|report|slate|as (?:read|presented))\b/i;
/** 'Deny item three', 'number 4'. */
const namesOne = pattern('i')`\b(?:item|number) (?:number )?(?:\d{1,2}|${countWords})\b`;
/** How the meeting goes on, and no item of a list. */
const ofMeeting =
  /\b(?:recess|adjourn\w*|(?:executive|closed) session|suspend (?:the )?rules|call the question|extend|(?:open|close) (?:the )?(?:public )?hearing)\b/i;
const movesAll = /\ball (?:of )?(?:the |these |our )?(?:\w+ )?items?\b(?! \d)|\breport\b/i;
const allItems = String.raw`\ball (?:of )?(?:the |these |those |our )?(?:\w+ )?items?\b(?! \d)`;
/** 'All of those items but number five', 'all items, number 5, which I move to delete, and item 25, which I'd take separately.' */
const exceptsSome = pattern('i')`${[
  pattern()`${allItems}[^.]{0,40}\b(?:but|except\w*|excluding|other than)\b[^.]{0,40}\b(?:number|item) \w`
    .source,
  pattern()`${allItems}[^.]{0,60}\b(?:number|item) \d{1,2},? (?:which|that) I[^.]{0,30}\b(?:delete|separate\w*|pull|remove)\b`
    .source,
]}`;
/** In sentences: the items that a vote is on are named so soon before it. */
const before = 3;
