import type { AgendaItem, Vote } from '../draft.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { People } from './people.ts';
import { findReferences } from './references.ts';
import { readRollCall } from './roll-call.ts';
import type { Tally } from './tallies.ts';

/** A vote while it is being followed through the record. Positions are sentence numbers. */
export type Ballot = {
  startAt: number;
  lastAt: number;
  questionAt: number | null;
  rollAt: number | null;
  rollDone: boolean;
  roll: number[];
  objectionAsked: boolean;
  amends: boolean;
  motion: string | null;
  subject: string | null;
  mover: string | null;
  seconder: string | null;
  method: Vote['method'];
  tally: Tally | null;
  outcome: Vote['outcome'];
  heard: Set<number>;
};

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
  const count = (answer: string) => roll.votes.filter(({ vote }) => vote === answer).length;
  let yes = ballot.tally?.yes ?? null;
  let no = ballot.tally?.no ?? null;
  // Where captions lost one side of the spoken tally, the roll gives it: those who answered, less
  // the side that was said.
  const answered = count('yes') + count('no') + roll.unheard;
  if (yes !== null && no === null && fills(answered - yes, count('no'), roll.unheard))
    no = answered - yes;
  else if (no !== null && yes === null && fills(answered - no, count('yes'), roll.unheard))
    yes = answered - no;
  let outcome = ballot.outcome;
  if (outcome === null && yes !== null && no !== null && yes + no > 0)
    outcome = yes > no ? 'adopted' : 'rejected';
  const heard = [...ballot.heard, ...ballot.roll].sort((a, b) => a - b);
  const segments = [...new Set(heard.flatMap((index) => sentences[index]?.segments ?? []))].sort(
    (a, b) => a - b,
  );
  const at = segments.at(-1) ?? 0;
  const item = items.findIndex(
    ({ firstSegment, lastSegment }) => firstSegment <= at && at <= lastSegment,
  );
  return {
    item: item < 0 ? null : item,
    motion:
      wholeReference(
        ballot.motion,
        heard.map((index) => sentences[index]?.text ?? ''),
      ) ??
      ballot.subject ??
      unnamedMotion(ballot, items[item]),
    mover: ballot.mover,
    seconder: ballot.seconder,
    method: ballot.method,
    yes,
    no,
    abstain: ballot.tally?.abstain ?? null,
    outcome,
    rollCall: ballot.method === 'roll call' || ballot.rollAt !== null ? roll.votes : [],
    segments,
  };
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
    if (longer && number.length >= 2 && again <= 3)
      whole = whole.replace(new RegExp(`\\b${number}\\b`), longer.number);
  }
  return whole;
}

/** A motion that nobody put into words: the item it was made under says what it was about. */
function unnamedMotion(ballot: Ballot, item: AgendaItem | undefined): string {
  if (ballot.amends) return 'the amendment';
  return item && (item.kind === 'action' || item.kind === 'consent') ? item.title : 'the motion';
}

function fills(rest: number, heard: number, unheard: number): boolean {
  return rest > 0 && rest >= heard && rest <= heard + unheard;
}

export function hasResult(ballot: Ballot): boolean {
  return ballot.outcome !== null || ballot.tally !== null;
}

/** A vote of which nothing but its place is known yet. */
export function newBallot(at: number): Ballot {
  return {
    startAt: at,
    lastAt: at,
    questionAt: null,
    rollAt: null,
    rollDone: false,
    roll: [],
    objectionAsked: false,
    amends: false,
    motion: null,
    subject: null,
    mover: null,
    seconder: null,
    method: null,
    tally: null,
    outcome: null,
    heard: new Set([at]),
  };
}
