import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { type Ballot, movedAt, rulingOf } from '../votes/ballot.ts';
import { designatorKey } from './designators.ts';
import type { FoundCase } from './found-case.ts';
import { readerFor } from './letter-first.ts';
import { casesOfList, casesRead, casesTogether } from './list-votes.ts';
import { listedItems } from './listed-items.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { numbersOfPapers } from './numbers-of-papers.ts';
import { ofSameMeeting } from './other-meetings.ts';
import { namesSeveral } from './said-by-title.ts';
import { casesInPairs } from './spoken-pairs.ts';
import { consentList, isLikeTitle, standingMatter } from './standing-matter.ts';

/** '8.1.a' */
const partOfPart = /\b\d{1,2}(?:\.\d{1,2}){1,2}\.[a-z]\b|\b\d{1,2}(?:\.\d{1,2}){2}\b/gi;
/** In words that tell something. */
const ownWords = 3;

/**
 * The cases that a vote decided: the one that was open when it was moved, or which the motion names;
 * those of the consent list by one motion. `keys` are those of the agenda's entries.
 */
export function casesOfVote(
  ballot: Ballot,
  cases: readonly FoundCase[],
  keys: readonly (string | null)[],
  { sentences, decided }: Heard,
): number[] {
  const section = cases.flatMap((one, index) =>
    ballot.rank === 'main' && one.movedAt === movedAt(ballot) ? [index] : [],
  );
  if (section.length > 0) return section;
  const at = placeOf(ballot, cases);
  const open = cases.flatMap(({ from, to }, index) => (from <= at && at <= to ? [index] : []));
  const listed = casesOfList(ballot, { cases, at, sentences, decided });
  if (listed !== null && listed.length > 0) return listed;
  const read = casesRead(ballot, { cases, sentences, decided });
  if (read !== null) return read;
  const together = casesTogether(ballot, { cases, at, decided });
  if (together !== null) return together;
  const inPairs = casesInPairs(ballot.motion ?? '', cases, ballot.lastAt);
  if (inPairs.length > 1) return inPairs;
  const words = `${ballot.motion ?? ''} ${ballot.subject ?? ''}`;
  // A motion with words of its own is on what stands behind the list.
  const saysLittle = tellingWords(words).length < ownWords;
  const byKeys = consentList.test(words) ? [] : listedByKeys(ballot, cases, keys);
  if (byKeys.length > 1) return byKeys;
  // A part of the agenda that its own motion decides is on no list.
  const isOnList = ({ isConsent, kind, movedAt }: FoundCase) =>
    movedAt === undefined && (isConsent || kind === 'consent');
  const titlesOfList = cases.flatMap((one, index) =>
    isOnList(one) && one.from <= ballot.lastAt && !decided.has(index) ? [one.title] : [],
  );
  const isListUp = open.some((index) => cases[index] && isOnList(cases[index]));
  const isConsent =
    consentList.test(words) ||
    (isListUp && namesSeveral(words, titlesOfList)) ||
    (saysLittle && standingMatter(ballot)?.kind !== 'closing' && isListUp);
  if (isConsent) {
    const meeting = new Set(ofSameMeeting(cases, at));
    const list = cases.flatMap((one, index) =>
      meeting.has(one) && one.from <= ballot.lastAt && isOnList(one) ? [index] : [],
    );
    // What one body has adopted is not on the list of the next.
    const open = list.filter((index) => !decided.has(index));
    const own = ofOneList(open.some((index) => cases[index]?.isConsent) ? open : list, cases, at);
    if (own.some((index) => cases[index]?.isConsent)) return own;
  }
  const standing = standingCase(ballot, cases);
  if (standing !== null && !open.some((index) => cases[index] && isOf(ballot, cases[index])))
    return [standing];
  const keyOf = ({ entry, designator }: FoundCase) =>
    entry === null ? designator && designatorKey(designator) : keys[entry];
  const parts = words.match(partOfPart) ?? [];
  const named = [...readerFor(keys)(words).map(({ key }) => key), ...parts.map(designatorKey)];
  const numbers = numbersOfPapers(words);
  const isNamed = (one: FoundCase) => {
    const key = keyOf(one);
    return (
      (key && named.includes(key)) ||
      (numbersOfPapers(one.title).some((number) => numbers.includes(number)) &&
        !isOtherKind(one.title, words))
    );
  };
  const byName = cases.findIndex((one) => one.from <= ballot.lastAt && isNamed(one));
  if (byName >= 0 && !open.includes(byName) && named.length + numbers.length > 0) return [byName];
  if (open.length < 2) return open;
  const chosen = open.find((index) => cases[index] && isNamed(cases[index]));
  return [chosen ?? nearest(open, cases, at, sentences)];
}

/** Of the lists of several bodies, each decided where that body met, the one that was open. */
function ofOneList(list: readonly number[], cases: readonly FoundCase[], at: number): number[] {
  const open = list.findLast((index) => {
    const one = cases[index];
    return one?.consentOf !== undefined && one.from <= at;
  });
  if (open === undefined) return [...list];
  return list.filter((index) => cases[index]?.consentOf === cases[open]?.consentOf);
}

type Heard = {
  sentences: readonly SpokenSentence[];
  /** The cases that votes before it have decided. */
  decided: ReadonlySet<number>;
};

/** Resolutions and ordinances are each numbered from one. */
function isOtherKind(title: string, words: string): boolean {
  const [ofTitle, ofMotion] = [kindOfPaper(title), kindOfPaper(words)];
  return ofTitle !== null && ofMotion !== null && ofTitle !== ofMotion;
}

/** The one kind that a text names; null where it names both or neither. */
function kindOfPaper(text: string): 'ordinance' | 'resolution' | null {
  const isOrdinance = /\bordinance/i.test(text);
  if (isOrdinance === /\bresolution/i.test(text)) return null;
  return isOrdinance ? 'ordinance' : 'resolution';
}

/** 'I'll move 5.1 through 5.4': items of the consent list by their designators alone. */
function listedByKeys(
  ballot: Ballot,
  cases: readonly FoundCase[],
  keys: readonly (string | null)[],
): number[] {
  const consents = cases.flatMap(({ isConsent, entry, from }, index) =>
    isConsent && entry !== null && from <= ballot.lastAt
      ? [{ index, key: keys[entry] ?? null }]
      : [],
  );
  const meant = listedItems(
    ballot.motion ?? '',
    consents.map(({ key }) => key),
  );
  return consents.flatMap(({ index }, at) => (meant?.has(at) ? [index] : []));
}

/** Whether a case's title is that of the standing item which a motion is on. */
function isOf(ballot: Ballot, { title }: FoundCase): boolean {
  const own = standingMatter(ballot);
  return own !== null && isLikeTitle(title, own.title);
}

/** 'Approve the minutes', 'adjourn': the case of that name, though another may be open. */
function standingCase(ballot: Ballot, cases: readonly FoundCase[]): number | null {
  const last = cases.findLastIndex((one) => one.from <= ballot.lastAt && isOf(ballot, one));
  return last < 0 ? null : last;
}

/** Where it was put: a roll that was called at the meeting's opening may be all that was heard before. */
function placeOf(ballot: Ballot, cases: readonly FoundCase[]): number {
  const at = ballot.motionAt[0] ?? ballot.questionAt ?? ballot.startAt;
  const open = cases.findLast(({ from }) => from <= at);
  return open?.kind === 'opening' ? rulingOf(ballot) : at;
}

/** Of cases named in one breath the one whose words are nearest before the vote. */
function nearest(
  open: readonly number[],
  cases: readonly FoundCase[],
  at: number,
  sentences: readonly SpokenSentence[],
): number {
  const near = new Set(
    sentences
      .slice(Math.max(0, at - 8), at + 1)
      .flatMap(({ text }) => tokenize(text).map(({ word }) => word)),
  );
  const shared = (index: number) =>
    tokenize(cases[index]?.title ?? '').filter(({ word }) => word.length > 3 && near.has(word))
      .length;
  return [...open].sort((a, b) => shared(b) - shared(a))[0] ?? 0;
}
