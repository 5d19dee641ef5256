import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, movedAt, rulingOf } from '../votes/ballot.ts';
import {
  endsMotion,
  hasNoSecond,
  onlyOpensOrCloses,
  saidBefore,
} from '../votes/motion-fate-patterns.ts';
import { isNumberAlone, saysNothing } from '../votes/vote-subject.ts';
import { askedAbout } from './asked-about.ts';
import { tidyTitle } from './case-title.ts';
import type { Start } from './found-case.ts';
import { headedAfter } from './headed-after.ts';
import { listsItems } from './listed-items.ts';
import { asksToAct, matterMoved, putsOffMatter } from './matter-moved.ts';
import { ofPapers, tellingWords } from './matter-vocabulary.ts';
import { numbersOfPapers, sumsIn, withoutFiscalYears } from './numbers-of-papers.ts';
import { isOtherMeeting, ofSameMeeting } from './other-meetings.ts';
import { presentedBetween } from './presented.ts';
import { isLikeTitle, standingMatter } from './standing-matter.ts';
import { unlistedItem } from './unlisted-items.ts';
import { isLeftUnvoted } from './unvoted-ends.ts';
import { usualItem } from './usual-items.ts';

/** In words that tell something: a motion of fewer names no matter. */
const ownWords = 3;
/** In sentences: a matter that nobody announced is seldom spoken of for longer before it is moved. */
const spokenOfFor = 60;

const namesList = /\bconsent\b|\bomnibus\b/i;

/** Adds the cases that only a motion brings up. */
export function withMoved(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
  agenda: readonly AgendaEntry[] = [],
): Start[] {
  const all = starts.map((start) => ({ ...start })).sort((a, b) => a.from - b.from);
  for (const ballot of ballots) {
    if (all.some((start) => start.movedAt === movedAt(ballot))) continue;
    const own = standingMatter(ballot);
    const open = all.findLast(({ from }) => from <= ballot.startAt);
    const meeting = ofSameMeeting(all, ballot.startAt);
    // 'Consolidate 20A through E' names no list that stands on an agenda.
    const isListed =
      own?.kind === 'consent' &&
      !namesList.test(ballot.motion ?? '') &&
      all.some(({ isConsent }) => isConsent);
    const isNew =
      own !== null &&
      !isListed &&
      (!meeting.some(({ title }) => !isNumberAlone.test(title) && isLikeTitle(title, own.title)) ||
        isOfAnotherBody(ballot, open, meeting, ballots));
    const begins = { designator: null, entry: null, isConsent: false, from: ballot.startAt };
    // 'I move approval of the agenda.' 'We'll adopt the agenda as presented.'
    const ruledOn =
      own && all.find((one) => isWithin(ballot, one) && isLikeTitle(one.title, own.title));
    const lost = unlistedItem(ballot, open, { starts: all, agenda });
    if (ruledOn) ruledOn.from = ballot.startAt;
    else if (lost) all.push({ ...begins, ...lost, kind: 'action' });
    else if (own && isNew) {
      const isListedOnce = !meeting.some(isOtherMeeting);
      all.push({ ...begins, ...own, ...(isListedOnce ? listedAs(own.title, agenda) : null) });
    } else if (!open || (own === null && bringsUpItsOwn(ballot, open, { ballots, sentences }))) {
      const said = ballot.motion ?? ballot.subject ?? '';
      const title = tidyTitle(matterMoved(said));
      if (title !== null && tellingWords(title).length > 0)
        all.push({
          ...begins,
          from: beginning(ballot, open, { ballots, sentences }),
          title,
          kind: 'action',
        });
    } else if (own === null) {
      const next = presentedAfter(open, ballot, { ballots, sentences });
      if (next) all.push({ ...begins, from: next.at, title: next.title, kind: 'action' });
    }
    all.sort((a, b) => a.from - b.from);
  }
  return all;
}

/** How an agenda lists what every meeting decides, where it lists it once. */
function listedAs(
  own: string,
  agenda: readonly AgendaEntry[],
): Pick<Start, 'designator' | 'title' | 'entry'> | null {
  const [entry, ...others] = agenda.flatMap(({ title, isHeading, isConsent }, index) =>
    !isHeading && !isConsent && isLikeTitle(title, own) ? [index] : [],
  );
  const of = entry === undefined ? undefined : agenda[entry];
  return entry === undefined || !of || others.length > 0
    ? null
    : { designator: of.designator, title: of.title, entry };
}

/** 'Approve the consent calendar', and not 'consent item 4C' or 'the rest of the consent calendar'. */
const wholeList =
  /^(?:to )?(?:approve|adopt|accept|approval of) (?:the |our )?consent (?:agenda|calendar)(?: as (?:presented|submitted|printed))?$/i;

/** Whether a consent list is moved when one was adopted before: the council sits as another body, too. */
function isOfAnotherBody(
  ballot: Ballot,
  open: Start | undefined,
  all: readonly Start[],
  ballots: readonly Ballot[],
): boolean {
  const lists = all.filter(({ kind, isConsent }) => kind === 'consent' || isConsent);
  const last = lists.at(-1);
  if (!wholeList.test(ballot.motion ?? '') || !last || open === last) return false;
  const until = all.find(({ from }) => from > last.from)?.from ?? ballot.startAt;
  return (
    lists.every(({ entry, isConsent }) => entry === null && !isConsent) &&
    ballots.some(
      ({ startAt, outcome }) => startAt >= last.from && startAt < until && outcome === 'adopted',
    )
  );
}

/** Whether a case is taken up while a vote is taken. */
const isWithin = ({ startAt, lastAt }: Ballot, { from, entry }: Start) =>
  entry === null && from > startAt && from <= lastAt;

type Around = { ballots: readonly Ballot[]; sentences: readonly SpokenSentence[] };

/** Whether a vote decided a matter: that a hearing is closed does not. */
const hasDecided = (ballot: Ballot) => hasResult(ballot) && !onlyOpensOrCloses(ballot.motion ?? '');

/** What was presented after a case was decided, where the motion on it says nothing of its matter. */
function presentedAfter(
  { from, entry }: Start,
  { motion, rank, startAt }: Ballot,
  { ballots, sentences }: Around,
): { at: number; title: string } | null {
  if (entry !== null || rank !== 'main' || tellingWords(motion ?? '').length >= ownWords)
    return null;
  const before = ballots.findLast((one) => one.startAt < startAt && hasDecided(one));
  const end = before ? rulingOf(before) : -1;
  if (end < from) return null;
  return (
    presentedBetween(sentences, end + 1, startAt) ??
    headedAfter(sentences, end, startAt) ??
    askedAbout(sentences, end, startAt)
  );
}

/** 'A, B and D', '5.1 through 5.4': items of a list, and no matter of their own. */
const namesItemsOnly = /^(?=.*\p{L}|.*\d)(?:[\W\d]|\b(?:through|thru|and|to|items?|\p{L})\b)+$/iu;

const occasions: ReadonlySet<ItemKind> = new Set([
  'opening',
  'public comment',
  'report',
  'consent',
]);

/**
 * A motion about something else than the opening, the public's turn, the minutes or a report; or
 * than what was announced without a number and is decided already.
 */
function bringsUpItsOwn(ballot: Ballot, open: Start, { ballots, sentences }: Around): boolean {
  const { title, kind, entry, designator } = open;
  const motion = ballot.motion ?? '';
  if (ballot.rank !== 'main' || namesItemsOnly.test(motion) || listsItems.test(motion))
    return false;
  const all = tellingWords(withoutFiscalYears(motion));
  const own = open.list === undefined ? all : all.filter((word) => !ofPapers.has(word));
  if (own.length < ownWords || saysNothing(motion)) return false;
  if (open.isTurn) return true;
  const before = ballots.filter(
    (one) =>
      one.startAt >= (open.movedAt ?? open.from) &&
      one.startAt < ballot.startAt &&
      one.rank === 'main' &&
      hasDecided(one),
  );
  // Where something was decided here already, one word that both have makes them no one matter.
  const isLater =
    entry === null &&
    (isLeft(open, ballot, sentences) ||
      ((designator === null || open.list !== undefined) && before.length > 0));
  // 'The motion to deny fails. Is there another?' asks for one on the same matter.
  const isAlternative = before.at(-1)?.outcome === 'rejected';
  const papers = numbersOfPapers(motion);
  // Fund after fund, each in the words of the one before.
  const sums = sumsIn(motion);
  const isOther = (text: string) => {
    const [known, others] = [new Set(tellingWords(text)), numbersOfPapers(text)];
    if (papers.length > 0 && others.length > 0)
      return !papers.some((paper) => others.includes(paper));
    const theirs = sumsIn(text);
    if (isLater && sums.length > 0 && theirs.length > 0)
      return sums.every((sum) => !theirs.includes(sum));
    const shared = own.filter((word) => known.has(word)).length;
    return (
      shared === 0 ||
      (isLater && !isAlternative && own.length >= fewWords && shared <= sharedAtMost * own.length)
    );
  };
  if (!isOther(title)) return false;
  if (occasions.has(kind) || usualItem(title) !== null) return true;
  // 'Approved, seven to zero. Now I move that we ask Ms. Hale to serve on the county's committee.'
  const isAfterwards =
    entry !== null && before.at(-1)?.outcome === 'adopted' && asksToAct.test(motion);
  return (isLater || isAfterwards) && before.every(({ motion }) => isOther(motion ?? ''));
}

/** Whether the matter that is open came to its end without a vote before a motion. */
const isLeft = ({ from }: Start, { startAt }: Ballot, sentences: readonly SpokenSentence[]) =>
  leftAt(sentences, from, startAt) >= 0;

/** The last sentence between two that leaves a matter without a vote; -1 where none does. */
const leftAt = (sentences: readonly SpokenSentence[], from: number, to: number): number =>
  sentences
    .slice(from, to)
    .findLast(
      ({ text, index }) =>
        isLeftUnvoted(text) ||
        endsMotion(text) ||
        hasNoSecond(text, saidBefore(sentences, index, from)),
    )?.index ?? -1;

/** Of a motion's telling words: as many as a kind of matter has ('appointment of', 'lease of'), and no more; of few words none. */
const sharedAtMost = 1 / 3;
const fewWords = 4;

const nextReading = /^(?:the )?(?:second|third|final) reading\b/i;

/** What a motion brings up was spoken of since the vote before it. */
function beginning(
  ballot: Ballot,
  open: Start | undefined,
  { ballots, sentences }: Around,
): number {
  const before = ballots.findLast(({ lastAt }) => lastAt < ballot.startAt);
  const ruled = before === undefined ? -1 : rulingOf(before) + 1;
  // 'Carried. Second reading will be held on October 23': told of what was voted on.
  const voted = nextReading.test(sentences[ruled]?.text ?? '') ? ruled + 1 : ruled;
  const from = Math.max(voted, leftAt(sentences, open?.from ?? 0, ballot.startAt) + 1);
  const isNear = putsOffMatter.test(ballot.motion ?? '') || ballot.startAt - from <= spokenOfFor;
  return isNear && from > (open?.from ?? -1) ? from : ballot.startAt;
}
