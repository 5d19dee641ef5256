import type { FoundCase } from '../cases/found-case.ts';
import { findReferences } from '../facts/references.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import type { Body } from './body.ts';
import { endsRoll } from './ends-roll.ts';
import { absentAtEnd } from './for-or-against.ts';
import { leavesOutMember } from './left-out.ts';
import { fewestAnswers, lostNoes, noneLeft } from './lost-noes.ts';
import { matterBefore } from './named-matter.ts';
import { isOnlyPlaced } from './only-placed.ts';
import { calledAtOnce } from './question-patterns.ts';
import { type RollCall, readRollCall } from './roll-call.ts';
import { rollPart } from './roll-lines.ts';
import type { Tally } from './tallies.ts';
import { asksUnanimity, namesOtherMajority } from './threshold-rulings.ts';
import { toldUnanimous } from './told-unanimous.ts';
import { namedVoices } from './voices.ts';
import { kindOf, subjectOf } from './vote-subject.ts';
import type { Voters } from './voters.ts';
import { wholeRoll } from './whole-roll.ts';

/** Answers that decide where nobody rules: fewer can be talk. */
const fewestGiven = 2;
/** A number said more often than this is meant as it is. */
const mostSlips = 3;

type Count = { yes: number | null; no: number | null; abstain: number | null; fromRoll: boolean };

/** Whether a roll leaves out a member who answers the others, and is not said to be away. */
type Called = { leavesOut: () => boolean };

/** The meeting's cases, which of them a vote decided, and whether their titles are the matter. */
type Matters = { cases: readonly FoundCase[]; of: readonly number[]; hasMatters: boolean };

/** Turns what was followed into a vote: tally and roll call side by side, nothing guessed. */
export function settle(
  ballot: Ballot,
  sentences: readonly SpokenSentence[],
  { people, body }: Voters,
  { cases, of, hasMatters }: Matters,
): Vote {
  const turns = ballot.roll
    .map((index) => sentences[index])
    .filter((sentence) => sentence !== undefined)
    .map(({ text, speaker, index }) => {
      const said = (index === ballot.rollAt ? calledAtOnce(text) : null) ?? text;
      return { text: endsRoll(said) ? linesAtEnd(said) : said, speaker };
    });
  const roll = wholeRoll(readRollCall(turns, people, body), ballot, body);
  // Asked of unanimous rolls alone: it reads all that was said before.
  const leavesOut = () => leavesOutMember(roll, body, sentences.slice(0, ballot.lastAt + 1));
  const count = countVotes(ballot, roll, { ...body, leavesOut });
  const heard = [...ballot.heard, ...ballot.roll].sort((a, b) => a - b);
  const texts = heard.map((index) => sentences[index]?.text ?? '');
  const segmentsOf = (indexes: readonly number[]) =>
    [...new Set(indexes.flatMap((index) => sentences[index]?.segments ?? []))].sort(
      (a, b) => a - b,
    );
  const item = of[0] ?? null;
  const own = item === null ? undefined : cases[item];
  const motion =
    wholeReference(ballot.motion, texts) ?? ballot.subject ?? unnamedMotion(ballot, own);
  const kind = kindOf(ballot.rank, motion, of);
  return {
    item,
    items: [...of],
    kind,
    subject: subjectOf(kind, motion, {
      cases: hasMatters ? of.flatMap((at) => cases[at] ?? []) : [],
      purpose: ballot.purpose,
      before: () => matterBefore(sentences, ballot.questionAt ?? ballot.startAt),
    }),
    footing: hasMatters && own !== undefined && isOnlyPlaced(ballot, own) ? 'placed' : 'named',
    motion,
    mover: ballot.mover,
    seconder: ballot.seconder,
    method: ballot.method,
    yes: count.yes,
    no: count.no ?? (toldUnanimous(ballot, count, { sentences, roll }) ? 0 : null),
    abstain: count.abstain,
    outcome: outcomeOf(ballot, sentences, roll, body),
    rollCall:
      ballot.method === 'roll call' || ballot.rollAt !== null
        ? roll.votes
        : namedVoices(ballot, count),
    segments: segmentsOf(placesOf(ballot, count.fromRoll)),
  };
}

function linesAtEnd(said: string): string {
  const absent = absentAtEnd(said);
  return absent === null ? rollPart(said) : `${rollPart(said)} ${absent}, absent.`;
}

/** The spoken tally; where captions lost a side of it, or all of it, what the roll gives for sure. */
function countVotes(
  ballot: Ballot,
  roll: RollCall,
  { size, attending, leavesOut }: Pick<Body, 'size' | 'attending'> & Called,
): Count {
  const count = (answer: string) => roll.votes.filter(({ vote }) => vote === answer).length;
  const answered = count('yes') + count('no') + roll.unheard;
  const said =
    ballot.tally && spokenLoserFirst(ballot, count) ? turned(ballot.tally) : ballot.tally;
  let yes = said?.yes ?? null;
  let no = said?.no ?? null;
  const abstain = ballot.tally?.abstain ?? null;
  if (yes !== null && no === null && fills(answered - yes, count('no'), roll.unheard))
    return { yes, no: answered - yes, abstain, fromRoll: true };
  // 'Five in the affirmative, two abstaining': where the roll has no other answers, nobody was against.
  if (no === null && lostNoes(roll, ballot.tally) !== null)
    return { yes, no: 0, abstain, fromRoll: true };
  // 'Four yes, motion carries' of four who are present leaves nobody against.
  if (yes !== null && no === null && yes === (attending ?? size) && abstain === null)
    return { yes, no: 0, abstain, fromRoll: false };
  const isAll = roll.unanswered - count('absent') <= roll.unheard;
  if (no !== null && yes === null && isAll && fills(answered - no, count('yes'), roll.unheard))
    return { yes: answered - no, no, abstain, fromRoll: true };
  if (yes === null && no === null && isWhole(ballot, roll, { size, leavesOut })) {
    // Where every member is named, an answer without a name is one that was heard twice.
    const isNamed = roll.votes.filter(({ vote }) => vote !== 'absent').length === size;
    const nameless = isNamed ? [] : roll.nameless;
    const lost = (answer: string) => nameless.filter((one) => one === answer).length;
    [yes, no] = [count('yes') + lost('yes'), count('no') + lost('no')];
    return { yes, no, abstain: count('abstain') || null, fromRoll: true };
  }
  return { yes, no, abstain, fromRoll: false };
}

/** 'The motion fails, three to two', and the roll has two for it: the larger side is said first. */
const spokenLoserFirst = ({ tally, outcome }: Ballot, count: (answer: string) => number): boolean =>
  outcome === 'rejected' &&
  tally?.yes != null &&
  tally.no !== null &&
  tally.yes > tally.no &&
  count('yes') === tally.no &&
  count('no') === tally.yes;

const turned = (tally: Tally): Tally => ({ ...tally, yes: tally.no, no: tally.yes });

function fills(rest: number, heard: number, unheard: number): boolean {
  return rest > 0 && rest >= heard && rest <= heard + unheard;
}

/** Whether nobody's answer is lost: each name has one, or there are as many as members vote. */
function isWhole(
  ballot: Ballot,
  roll: RollCall,
  { size, leavesOut }: Pick<Body, 'size'> & Called,
): boolean {
  const given = roll.votes.filter(({ vote }) => vote !== 'absent').length + roll.nameless.length;
  if (!ballot.rollDone || given < fewestAnswers) return false;
  // Ruled to be unanimous, and so was every answer: whoever has a seat more may have no vote.
  const isClean = roll.unheard === 0 && roll.unanswered === 0 && roll.nameless.length === 0;
  const isNearlyAll = size === null || given >= size - 1;
  const isYes = roll.votes.every(({ vote }) => vote === 'yes');
  // But who answers every other roll has one whose call captions lost.
  if (ballot.isUnanimous && isClean && isNearlyAll && isYes && !leavesOut()) return true;
  const named = given - roll.nameless.length;
  if (size !== null && (given === size || named === size)) return true;
  if (size !== null && given < size) return false;
  return isClean;
}

/** What was ruled; where nothing was, what a spoken tally says by simple majority; else null. */
function outcomeOf(
  ballot: Ballot,
  sentences: readonly SpokenSentence[],
  roll: RollCall,
  { size }: Pick<Body, 'size'>,
): Vote['outcome'] {
  if (ballot.outcome !== null && !ballot.disputed) return ballot.outcome;
  const { yes, no } = ballot.tally ?? { yes: null, no: null };
  if (ballot.tally === null)
    return ballot.disputed ? null : answeredOutcome(ballot, sentences, roll);
  const against = no ?? lostNoes(roll, ballot.tally) ?? noneLeft(ballot, roll, size);
  if (yes === null || against === null || yes + against === 0) return null;
  const span = sentences.slice(ballot.startAt, ballot.lastAt + 3).map(({ text }) => text);
  if (span.some(asksUnanimity)) return against === 0 ? 'adopted' : 'rejected';
  if (span.some(namesOtherMajority)) return null;
  return yes > against ? 'adopted' : 'rejected';
}

/** What the answers to a roll decide where nobody ruled: all that were heard, or clearly most. */
function answeredOutcome(
  ballot: Ballot,
  sentences: readonly SpokenSentence[],
  { votes, nameless, unheard, unanswered }: RollCall,
): Vote['outcome'] {
  const given = [...votes.map(({ vote }) => vote), ...nameless];
  const yes = given.filter((answer) => answer === 'yes').length;
  const no = given.filter((answer) => answer === 'no').length;
  const isMoved = ballot.motion !== null || ballot.mover !== null || ballot.seconder !== null;
  if (ballot.rollAt === null || yes + no < (isMoved ? fewestGiven : fewestAnswers)) return null;
  const span = sentences.slice(ballot.startAt, ballot.lastAt + 3);
  if (span.some(({ text }) => namesOtherMajority(text))) return null;
  const lost = unheard + unanswered;
  if (yes > no + (no === 0 ? 0 : lost)) return 'adopted';
  return no > yes + lost ? 'rejected' : null;
}

/** Where a reader finds the vote: the motion, who made and seconded it, count and ruling. */
function placesOf(ballot: Ballot, fromRoll: boolean): number[] {
  const places = [
    ...ballot.motionAt,
    ballot.moverAt,
    ballot.seconderAt,
    ballot.tallyAt,
    ballot.outcomeAt,
  ];
  if (ballot.motionAt.length === 0) places.push(ballot.questionAt ?? ballot.startAt);
  if (fromRoll || (ballot.outcomeAt === null && ballot.tallyAt === null))
    places.push(ballot.rollAt, ...ballot.roll);
  return places.filter((at) => at !== null);
}

/**
 * Captions cut numbers: 'H.R. 51' where the same vote names H.R. 5100 a sentence later. The longer
 * number of the same kind, said within the vote, is the one meant.
 */
function wholeReference(motion: string | null, heard: readonly string[]): string | null {
  if (motion === null) return null;
  const said = heard.flatMap((text) => findReferences(text));
  let whole = motion;
  for (const { kind, number } of findReferences(motion)) {
    const longer = said.find(
      (other) =>
        other.kind === kind &&
        other.number.length > number.length &&
        other.number.startsWith(number),
    );
    const again = said.filter((other) => other.kind === kind && other.number === number).length;
    if (longer && number.length >= 2 && again <= mostSlips)
      whole = whole.replace(new RegExp(`\\b${number}\\b`), longer.number);
  }
  return whole;
}

/** A motion that nobody put into words: the item it was made under says what it was about. */
function unnamedMotion(ballot: Ballot, item: FoundCase | undefined): string {
  if (ballot.rank === 'amendment') return 'the amendment';
  return item && item.title !== '' && (item.kind === 'action' || item.kind === 'consent')
    ? item.title
    : 'the motion';
}
