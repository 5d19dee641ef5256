import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { BallotBox } from './ballot-box.ts';
import type { MotionStack } from './motion-stack.ts';
import { answersIn, beginsAnswers, followsMotion, isRollLine } from './roll-lines.ts';
import { beginsRuledRoll } from './ruled-roll.ts';
import { isNamedVoice } from './same-motion.ts';
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
  if (at <= motion.startAt) return false;
  // Whoever is asked 'Have you all got the lease?' says yes to that.
  const isAsked = /\?\W*$/.test(sentences[at - 1]?.text ?? '');
  const isMoved = !isAsked && followsMotion(sentences, at);
  return (
    beginsAnswers(sentences, at) || (open === null && isMoved && answersByLabel(sentences, at))
  );
}

/** Fewer who answer one after the other may talk to each other. */
const fewestVoices = 3;

/** 'ORTIZ: Yes.' 'HALE: Yes.' 'VOSS: Yes.' where a record has the names of its voices and nobody asked for ayes. */
function answersByLabel(sentences: readonly SpokenSentence[], at: number): boolean {
  const voices = new Set<string>();
  for (const { text, speaker } of sentences.slice(at)) {
    const isGiven = speaker !== null && isNamedVoice(speaker) && answersIn(text) === 1;
    if (!isGiven || !isRollLine(text) || voices.has(speaker)) break;
    voices.add(speaker);
  }
  return voices.size >= fewestVoices;
}
