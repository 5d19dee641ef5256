import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { BallotBox } from './ballot-box.ts';
import type { MotionStack } from './motion-stack.ts';
import { beginsAnswers } from './roll-lines.ts';
import { beginsRuledRoll } from './ruled-roll.ts';
import type { VoteEvent } from './vote-events.ts';

/** What stands for a call of the roll that captions lost. */
export const uncalled: VoteEvent = { kind: 'roll', subject: null, about: null, beginsHere: true };

type Around = { motions: MotionStack; sentences: readonly SpokenSentence[]; box: BallotBox };

/** Whether members answer at a sentence though the captions lost the call of the roll. */
export function beginsUncalled(
  at: number,
  events: readonly VoteEvent[],
  { motions, sentences, box }: Around,
): boolean {
  const { open } = box;
  const motion = open ?? motions.top;
  if (open?.rollAt != null || events.some(({ kind }) => kind === 'roll')) return false;
  if (!motion) return beginsRuledRoll(sentences, at);
  return at > motion.startAt && beginsAnswers(sentences, at);
}
