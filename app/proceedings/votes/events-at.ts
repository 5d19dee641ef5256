import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { answeredCount } from './answered-count.ts';
import { asksClerk } from './asked-clerk.ts';
import { askedCount } from './asked-count.ts';
import type { BallotBox } from './ballot-box.ts';
import type { MotionStack } from './motion-stack.ts';
import { namesMover } from './motions.ts';
import { offersChange } from './offered-change.ts';
import { wholeReport } from './report-lines.ts';
import { isMoved, type VoteEvent, voteEventsIn } from './vote-events.ts';

type Around = {
  sentences: readonly SpokenSentence[];
  people: People;
  motions: MotionStack;
  box: BallotBox;
};

/** What a sentence does in the taking of a vote, by its words and by what it answers. */
export function eventsAt(
  sentence: SpokenSentence,
  { sentences, people, motions, box }: Around,
): VoteEvent[] {
  const { text, index } = sentence;
  const next = sentences[index + 1]?.text ?? '';
  const events = voteEventsIn(text, wholeReport(sentence, sentences)).map((event) =>
    event.kind === 'roll' && asksClerk(text, next) ? { ...event, beginsHere: false } : event,
  );
  const answered = box.isPut(index) ? answeredCount(text, next) : null;
  const tally = askedCount(sentence, sentences) ?? answered;
  if (tally && events.every(({ kind }) => kind !== 'tally')) events.push({ kind: 'tally', tally });
  if (!isMoved(events) && namesMover(text, people)) events.unshift({ kind: 'motion', text: null });
  const waits = !motions.isEmpty && box.open === null;
  if (waits && !isMoved(events) && offersChange(sentence, sentences))
    events.push({ kind: 'motion', text: null });
  return events;
}
