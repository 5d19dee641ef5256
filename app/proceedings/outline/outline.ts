import type { Vote } from '../vote.ts';

/** Words of the record, and the segment that they begin in. */
export type Place = { segment: number; words: string };

/** What somebody who read the record says it takes up. */
export type OutlinedCase = {
  designator: string | null;
  title: string;
  /** Index into the agenda's entries. */
  entry: number | null;
  begins: Place;
};

/** A motion that was decided, by somebody who read the record: on what, and who made and seconded it. */
export type OutlinedMotion = {
  matter: string;
  /** Whether every word of the matter was said in the meeting. */
  isSaid: boolean;
  mover: string | null;
  seconder: string | null;
  outcome: Vote['outcome'];
  decided: Place;
};

/**
 * A record as somebody outlined it who read it: what it takes up and who moved what. Of all that it says
 * the words were found in the record; votes are counted without it, and those that only it has are kept apart.
 */
export type Outline = {
  cases: OutlinedCase[];
  motions: OutlinedMotion[];
  /** Segments, both ends included, that nobody outlined. */
  unread: { from: number; to: number }[];
};
