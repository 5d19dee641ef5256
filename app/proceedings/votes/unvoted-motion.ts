import type { Ballot } from './ballot.ts';
import { acceptsAmendment } from './motion-fate-patterns.ts';
import { saysNothing } from './vote-subject.ts';

/** Why a motion came to no vote: its mover took it back, or nobody seconded it. */
export const unvotedFates = ['withdrawn', 'not seconded'] as const;
export type UnvotedFate = (typeof unvotedFates)[number];

/** A motion that was made and never voted on. */
export type UnvotedMotion = {
  /** In the record's words. */
  motion: string;
  mover: string | null;
  fate: UnvotedFate;
  /** Where it was made, and where it ended. */
  segments: number[];
};

/** The same while the record is followed: sentences, by their numbers. */
export type LeftMotion = Pick<Ballot, 'mover' | 'startAt' | 'motionAt'> & {
  motion: string;
  fate: UnvotedFate;
  endedAt: number;
};

const takenBack = /\b(?:withdr\w+|pull|retract|rescind|tak(?:e|en) back)/i;

/** What a sentence left of a motion that it ended; null where nobody could know it, or it was taken into another. */
export function leftMotion(
  { motion, mover, startAt, motionAt }: Ballot,
  { at, text }: { at: number; text: string },
): LeftMotion | null {
  if (motion === null || saysNothing(motion) || acceptsAmendment(text)) return null;
  const isBack = takenBack.test(text) && !/\bsecond\b/i.test(text);
  const isUnseconded = /\bsecond(?:ed)?\b|\b(?:dies|fails)\b|\bnone\b|\bdon't (?:hear|see)\b/i.test(
    text,
  );
  // 'Would you withdraw it?' 'Sure.'
  const fate = isUnseconded && !isBack ? 'not seconded' : 'withdrawn';
  return { motion, mover, startAt, motionAt, fate, endedAt: at };
}
