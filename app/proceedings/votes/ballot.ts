import type { Vote } from '../vote.ts';
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
  /** A main motion, one that amends it, or one about how to go on with it. */
  rank: 'main' | 'amendment' | 'subsidiary';
  motion: string | null;
  /** Where the motion's words stand. */
  motionAt: number[];
  subject: string | null;
  mover: string | null;
  moverAt: number | null;
  /** The mover was not named but is whom the chair had just called on. */
  moverGuessed: boolean;
  seconder: string | null;
  seconderAt: number | null;
  method: Vote['method'];
  tally: Tally | null;
  tallyAt: number | null;
  outcome: Vote['outcome'];
  outcomeAt: number | null;
  /** Two rulings that say the opposite of each other. */
  disputed: boolean;
  heard: Set<number>;
  /** A roll that was called without a motion: it may only count who is there. */
  isUnmoved: boolean;
  /** The vote as it stood before it was to be taken again. */
  before: Ballot | null;
};

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
    objectionAsked: false,
    rank: 'main',
    motion: null,
    motionAt: [],
    subject: null,
    mover: null,
    moverAt: null,
    moverGuessed: false,
    seconder: null,
    seconderAt: null,
    method: null,
    tally: null,
    tallyAt: null,
    outcome: null,
    outcomeAt: null,
    disputed: false,
    heard: new Set([at]),
    isUnmoved: false,
    before: null,
  };
}
