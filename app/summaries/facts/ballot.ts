import type { AgendaItem, Vote } from '../draft.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { People } from './people.ts';
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
  recount: boolean;
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
    motion: ballot.motion ?? ballot.subject ?? unnamedMotion(ballot, items[item]),
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

/** A motion that nobody put into words: the item it was made under says what it was about. */
function unnamedMotion(ballot: Ballot, item: AgendaItem | undefined): string {
  if (ballot.amends) return 'the amendment';
  return item && (item.kind === 'action' || item.kind === 'consent') ? item.title : 'the motion';
}

function fills(rest: number, heard: number, unheard: number): boolean {
  return rest > 0 && rest >= heard && rest <= heard + unheard;
}
