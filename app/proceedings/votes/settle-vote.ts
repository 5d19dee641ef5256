import type { AgendaItem } from '../agenda-item.ts';
import type { People } from '../facts/people.ts';
import { findReferences } from '../facts/references.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import { type RollCall, readRollCall } from './roll-call.ts';

/** Fewer answers are what is left of a roll, not a roll. */
const fewestAnswers = 3;
/** A number said more often than this is meant as it is. */
const mostSlips = 3;

type Count = { yes: number | null; no: number | null; abstain: number | null; fromRoll: boolean };

/** Turns what was followed into a vote: tally and roll call side by side, nothing guessed. */
export function settle(
  ballot: Ballot,
  sentences: readonly SpokenSentence[],
  people: People,
  items: readonly AgendaItem[],
): Vote {
  const turns = ballot.roll
    .map((index) => sentences[index])
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => ({ text: sentence.text, speaker: sentence.speaker }));
  const roll = readRollCall(turns, people);
  const count = countVotes(ballot, roll);
  const heard = [...ballot.heard, ...ballot.roll].sort((a, b) => a - b);
  const texts = heard.map((index) => sentences[index]?.text ?? '');
  const segmentsOf = (indexes: readonly number[]) =>
    [...new Set(indexes.flatMap((index) => sentences[index]?.segments ?? []))].sort(
      (a, b) => a - b,
    );
  const item = itemAt(
    segmentsOf([ballot.motionAt[0] ?? ballot.questionAt ?? ballot.startAt])[0],
    items,
  );
  return {
    item,
    motion:
      wholeReference(ballot.motion, texts) ??
      ballot.subject ??
      unnamedMotion(ballot, item === null ? undefined : items[item]),
    mover: ballot.mover,
    seconder: ballot.seconder,
    method: ballot.method,
    yes: count.yes,
    no: count.no,
    abstain: count.abstain,
    outcome: outcomeOf(ballot, sentences),
    rollCall: ballot.method === 'roll call' || ballot.rollAt !== null ? roll.votes : [],
    segments: segmentsOf(placesOf(ballot, count.fromRoll)),
  };
}

/** The spoken tally; where captions lost a side of it, or all of it, what the roll gives for sure. */
function countVotes(ballot: Ballot, roll: RollCall): Count {
  const count = (answer: string) => roll.votes.filter(({ vote }) => vote === answer).length;
  const answered = count('yes') + count('no') + roll.unheard;
  let yes = ballot.tally?.yes ?? null;
  let no = ballot.tally?.no ?? null;
  const abstain = ballot.tally?.abstain ?? null;
  if (yes !== null && no === null && fills(answered - yes, count('no'), roll.unheard))
    return { yes, no: answered - yes, abstain, fromRoll: true };
  if (no !== null && yes === null && fills(answered - no, count('yes'), roll.unheard))
    return { yes: answered - no, no, abstain, fromRoll: true };
  const isWhole =
    ballot.rollDone && roll.unheard === 0 && roll.unanswered === 0 && answered >= fewestAnswers;
  if (yes === null && no === null && isWhole) {
    [yes, no] = [count('yes'), count('no')];
    return { yes, no, abstain: count('abstain') || null, fromRoll: true };
  }
  return { yes, no, abstain, fromRoll: false };
}

function fills(rest: number, heard: number, unheard: number): boolean {
  return rest > 0 && rest >= heard && rest <= heard + unheard;
}

const otherMajority =
  /\btwo[- ]thirds\b|\bthree[- ](?:fourths|quarters)\b|\bsuper[- ]?majority\b|\b(?:needs?|requires?|takes|need)\b[^.?]{0,30}\b(?:votes|unanimous)\b|\bbreaks? the tie\b|\btie[- ]break/i;

/** What was ruled; where nothing was, what a spoken tally says by simple majority; else null. */
function outcomeOf(ballot: Ballot, sentences: readonly SpokenSentence[]): Vote['outcome'] {
  if (ballot.outcome !== null && !ballot.disputed) return ballot.outcome;
  const { yes, no } = ballot.tally ?? { yes: null, no: null };
  if (yes === null || no === null || yes + no === 0) return null;
  const span = sentences.slice(ballot.startAt, ballot.lastAt + 3);
  if (span.some(({ text }) => otherMajority.test(text))) return null;
  return yes > no ? 'adopted' : 'rejected';
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
  if (fromRoll) places.push(ballot.rollAt, ...ballot.roll);
  return places.filter((at) => at !== null);
}

function itemAt(segment: number | undefined, items: readonly AgendaItem[]): number | null {
  if (segment === undefined) return null;
  const item = items.findIndex(
    ({ firstSegment, lastSegment }) => firstSegment <= segment && segment <= lastSegment,
  );
  return item < 0 ? null : item;
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
function unnamedMotion(ballot: Ballot, item: AgendaItem | undefined): string {
  if (ballot.rank === 'amendment') return 'the amendment';
  return item && (item.kind === 'action' || item.kind === 'consent') ? item.title : 'the motion';
}
