import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { VoteMethod } from '../vote.ts';
import { acceptsAmendment, endsMotion } from './motion-fate-patterns.ts';
import { motionIn } from './motion-patterns.ts';
import { outcomeIn, type SaidOutcome } from './outcome-patterns.ts';
import { questionIn, recordingIn, rollIn, type SaidQuestion } from './question-patterns.ts';
import { type About, returnsToMain } from './question-subject.ts';
import { isSecond } from './second-patterns.ts';
import { findTallies, type Tally } from './tallies.ts';

/** What a sentence does in the taking of a vote. A sentence can do several things at once. */
export type VoteEvent =
  | { kind: 'motion'; text: string | null }
  | { kind: 'second' }
  | { kind: 'main motion' }
  | ({ kind: 'question' } & SaidQuestion)
  | { kind: 'recorded'; method: VoteMethod }
  | { kind: 'roll'; subject: string | null; about: About }
  | { kind: 'objection'; subject: string | null }
  | { kind: 'tally'; tally: Tally }
  | { kind: 'outcome'; said: SaidOutcome }
  | { kind: 'withdrawn' };

// Most sentences of a meeting have nothing to do with a vote; this is the quick way past them.
const worthReading = pattern('i')`${[
  ...words(
    'mov motion amend second support favo vote voting roll question carr pass fail agree adopt',
  ),
  ...words('approv reject defeat object ayes yea nay years noes withdr hand poll deny denied lost'),
  ...words(
    'unanim yes abst say lose die prevail grant friendly division continued tabled stand rise',
  ),
  'have it',
  String.raw`\d`,
]}`;
/** 'Is there any objection?', 'hearing no objections' */
const objection = pattern('i')`\b${phrases(`
  (?:is|are) there any (?:objections?|opposition)
  any objections?
  if there(?:'s| is| are) no objections?
  hearing no objections?
  seeing no objections?
`)}\b`;
const isQuestionOn = /\bthe question(?:'s|s| is| are| occurs| comes| now)* (?:on|upon|whether)\b/i;
/** A sentence that runs on can count several votes; more than these is a list of numbers. */
const mostTallies = 4;

/** What a sentence does in the taking of a vote, from its words alone. */
export function voteEventsIn(text: string): VoteEvent[] {
  const events: VoteEvent[] = [];
  if (!worthReading.test(text)) return events;
  if (endsMotion(text) || acceptsAmendment(text)) {
    events.push({ kind: 'withdrawn' });
    return events;
  }
  if (returnsToMain(text)) events.push({ kind: 'main motion' });
  const question = questionIn(text);
  const motion = isQuestionOn.test(text) ? null : motionIn(text);
  if (motion) events.push({ kind: 'motion', ...motion });
  if (isSecond(text)) events.push({ kind: 'second' });
  if (question) events.push({ kind: 'question', ...question });
  const recorded = recordingIn(text);
  if (recorded) events.push({ kind: 'recorded', method: recorded });
  const roll = rollIn(text);
  if (roll) events.push({ kind: 'roll', ...roll });
  if (objection.test(text)) {
    // Leave to speak or to put a paper on record is granted, not voted on.
    const subject = /\bobjections? to (.{4,160})/i.exec(text)?.[1] ?? null;
    const isLeave = /\b(?:request|consent|record|recess|gentle\w+)\b/i.test(subject ?? '');
    events.push({ kind: 'objection', subject: isLeave ? null : subject });
  }
  for (const tally of findTallies(text).slice(0, mostTallies))
    events.push({ kind: 'tally', tally });
  const said = outcomeIn(text);
  if (said) events.push({ kind: 'outcome', said });
  return events;
}
