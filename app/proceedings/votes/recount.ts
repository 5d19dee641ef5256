import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import { takesUp } from './ends-roll.ts';
import { noVoices } from './heard-voices.ts';
import type { MotionStack } from './motion-stack.ts';
import type { About } from './question-subject.ts';

// How many sentences may lie between a result and the call to count again.
const reach = 14;

/** Whether a question can be on this motion: an amendment is not 'the resolution as amended'. */
export function isAbout({ rank, motion }: Ballot, about: About): boolean {
  if (about === null || about === 'motion') return true;
  if (about === 'amendment') return rank === 'amendment' || /\bamend/i.test(motion ?? 'amend');
  return rank === 'main';
}

type Call = { at: number; about: About; isRoll: boolean; sentences: readonly SpokenSentence[] };

/** Whether a call for another way of voting asks for the last vote to be taken again. */
export function isRecount(
  last: Ballot | null,
  { at, about, isRoll, sentences }: Call,
  motions: MotionStack,
): boolean {
  if (!last || at - last.lastAt > reach || last.method === 'consent') return false;
  if ((motions.top?.lastAt ?? -1) > last.lastAt || !isAbout(last, about)) return false;
  if (sentences.slice(last.lastAt + 1, at).some(({ text }) => takesUp.test(text))) return false;
  const isCounted = last.tally?.yes != null && last.tally.no !== null;
  if (isRoll && isCounted && !motions.isEmpty) return false;
  return last.rollAt === null && last.method !== 'roll call';
}

/** 'I call the redevelopment agency to order. Please call the roll.': of who is there. */
const opensMeeting = /\bto order\b|\bwelcome (?:everyone|everybody)\b/i;

/** Whether a vote was answered and is over when a roll is called, or spoken of: another meeting begins, or both its sides were asked so long ago. */
export const wasVoiced = (open: Ballot | null, { index, text }: SpokenSentence): boolean =>
  open !== null &&
  open.voices.ayes > 0 &&
  (opensMeeting.test(text) ||
    (open.voices.opposedAsked && index - (open.voices.lastAt ?? index) > reach));

/** The vote to be taken again: who moved what stays, how it went is open. */
export function reopen(ballot: Ballot): Ballot {
  return {
    ...ballot,
    rollDone: false,
    roll: [],
    rollBeginsAtCall: false,
    answers: 0,
    voices: noVoices(),
    lastLineAt: null,
    called: new Set(),
    tally: null,
    tallyAt: null,
    outcome: null,
    outcomeAt: null,
    disputed: false,
    heard: new Set(ballot.heard),
    before: ballot,
  };
}
