import { type Ballot, newBallot } from './ballot.ts';
import type { MotionStack } from './motion-stack.ts';
import { tidyMotion } from './motion-text.ts';

/** In sentences: how long after a motion the question whether anybody objects is on it. */
const reach = 25;

type Given = { motions: MotionStack; open: Ballot | null };

/** Whether anybody objects is asked of what was moved, or of what the question itself names. */
export function askForObjections(
  subject: string | null,
  at: number,
  { motions, open }: Given,
): void {
  const target = open ?? motions.top;
  if (target && at - target.lastAt < reach) {
    target.objectionAsked = true;
    target.heard.add(at);
  } else if (subject !== null) {
    const motion = tidyMotion(subject);
    motions.push({ ...newBallot(at), motion, motionAt: [at], objectionAsked: true });
  }
}
