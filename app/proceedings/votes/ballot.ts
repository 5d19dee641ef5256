import type { Vote } from '../vote.ts';
import { noVoices, type Voices } from './heard-voices.ts';
import type { Tally } from './tallies.ts';

/** A vote while it is being followed through the record. Positions are sentence numbers. */
export type Ballot = {
  startAt: number;
  lastAt: number;
  questionAt: number | null;
  rollAt: number | null;
  rollDone: boolean;
  roll: number[];
  /** The first name was called in the same breath as the roll. */
  rollBeginsAtCall: boolean;
  /** Answers heard so far, and where the last name or answer stands. */
  answers: number;
  lastLineAt: number | null;
  /** Who was called so far, as keys. */
  called: Set<string>;
  /** What was heard of a vote by voice. */
  voices: Voices;
  objectionAsked: boolean;
  /** A main motion, one that amends it, or one about how to go on with it. */
  rank: 'main' | 'amendment' | 'subsidiary';
  motion: string | null;
  /** Where the motion's words stand. */
  motionAt: number[];
  subject: string | null;
  /** What an amendment would change, as its mover explained it. */
  purpose: string | null;
  mover: string | null;
  moverAt: number | null;
  /** The mover was not named but is whom the chair had just called on. */
  moverGuessed: boolean;
  /** The mover is known by the label of who speaks alone. */
  moverByLabel: boolean;
  seconder: string | null;
  seconderAt: number | null;
  method: Vote['method'];
  tally: Tally | null;
  tallyAt: number | null;
  outcome: Vote['outcome'];
  outcomeAt: number | null;
  /** Ruled to be unanimous. */
  isUnanimous: boolean;
  /** Two rulings that say the opposite of each other. */
  disputed: boolean;
  heard: Set<number>;
  /** A roll that was called without a motion: it may only count who is there. */
  isUnmoved: boolean;
  /** The vote as it stood before it was to be taken again. */
  before: Ballot | null;
};

/** The sentence in which it was moved; where nobody heard that, in which it began. */
export const movedAt = ({ motionAt, startAt }: Pick<Ballot, 'motionAt' | 'startAt'>): number =>
  motionAt[0] ?? startAt;

/** Where its result was ruled; when nobody ruled, where a roll was last answered, or it was last heard of. */
export const rulingOf = ({ outcomeAt, rollDone, lastLineAt, lastAt }: Ballot): number =>
  outcomeAt ?? (rollDone ? lastLineAt : null) ?? lastAt;

export function hasResult(ballot: Ballot): boolean {
  return (
    ballot.outcome !== null ||
    ballot.tally !== null ||
    (ballot.rollDone && ballot.roll.length > 0 && !ballot.isUnmoved)
  );
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
    rollBeginsAtCall: false,
    answers: 0,
    lastLineAt: null,
    called: new Set(),
    voices: noVoices(),
    objectionAsked: false,
    rank: 'main',
    motion: null,
    motionAt: [],
    subject: null,
    purpose: null,
    mover: null,
    moverAt: null,
    moverGuessed: false,
    moverByLabel: false,
    seconder: null,
    seconderAt: null,
    method: null,
    tally: null,
    tallyAt: null,
    outcome: null,
    outcomeAt: null,
    isUnanimous: false,
    disputed: false,
    heard: new Set([at]),
    isUnmoved: false,
    before: null,
  };
}
