import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import type { VoteMethod } from '../vote.ts';
import { asksForMotion } from './asks-for-motion.ts';
import { consentIn, type SaidConsent } from './consent-patterns.ts';
import { acceptsAmendment, endsMotion } from './motion-fate-patterns.ts';
import { isOwnMotion, motionIn } from './motion-patterns.ts';
import { moverIn } from './motions.ts';
import { outcomeIn, type SaidOutcome } from './outcome-patterns.ts';
import {
  questionIn,
  recordingIn,
  rollIn,
  type SaidQuestion,
  type SaidRoll,
} from './question-patterns.ts';
import { returnsToMain } from './question-subject.ts';
import { reportPart } from './roll-lines.ts';
import { isSecond } from './second-patterns.ts';
import { findTallies, type Tally } from './tallies.ts';

/** What a sentence does in the taking of a vote. A sentence can do several things at once. */
export type VoteEvent =
  | { kind: 'motion'; text: string | null }
  | { kind: 'second' }
  | { kind: 'main motion' }
  | ({ kind: 'question' } & SaidQuestion)
  | { kind: 'recorded'; method: VoteMethod }
  | ({ kind: 'roll' } & SaidRoll)
  | { kind: 'objection'; subject: string | null }
  | ({ kind: 'consent'; said: SaidOutcome | null } & SaidConsent)
  | { kind: 'tally'; tally: Tally }
  | { kind: 'outcome'; said: SaidOutcome }
  | { kind: 'withdrawn' };

// Most sentences of a meeting have nothing to do with a vote; this is the quick way past them.
const worthReading = pattern('i')`${[
  ...words(
    'majority mov motion amend second support favo vote voting roll role question carr pass fail agree adopt',
  ),
  ...words(
    'approv reject defeat object oppos ayes yea nay years noes withdr retract hand poll deny denied lost adjourn recess',
  ),
  ...words(
    'paid unanim yes abst say lose die prevail grant friendly division continued tabled stand rise refus fall nominat resolved affirmative negative',
  ),
  'have it',
  '^(?:starting|beginning) with \\w+\\W*$',
  '\\ball for\\b',
  '\\bto note\\b|\\bresolves? to\\b|\\bI propose\\b',
  '\\beverybody aye',
  '\\byour name\\b',
  '(?:everyone|everybody|all) else[?.]',
  "(?:that's|it's) \\w+ to",
  '(?:put|held|laid|carried|rolled) (?:over|off)',
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
/** 'These items are routine and will be enacted by one motion': how consent lists are dealt with, and no vote. */
const tellsOfLists = pattern('i')`\b(?:${phrases(String.raw`
  (?:will|may|can|to) be (?:approved|enacted|adopted|acted (?:up)?on|voted (?:up)?on|considered)\b[^.;]{0,40}\b(?:(?:one|a|single) (?:single )?(?:motion|vote)|as a group)
  enacted by one motion
`)})\b`;
const mayBeConsent = pattern('i')`\b(?:${phrases(String.raw`
  object|opposition|unanimous consent|same house|I propose|to note|(?:we|committee) resolves?
`)})`;
/** A sentence that runs on can count several votes; more than these is a list of numbers. */
const mostTallies = 4;

/** '[calling roll] The bill passes': what a captioner notes says nothing of the result. */
const withoutNotes = (text: string) =>
  text.includes('[') ? text.replace(/^[\s.[\]]*\[[^\]]{0,40}\]?[\s.]*/, '') : text;

/**
 * What a sentence does in the taking of a vote, from its words alone. `report` is the sentence with
 * what completes its count, where captions end it too early.
 */
export function voteEventsIn(text: string, report = text): VoteEvent[] {
  const events: VoteEvent[] = [];
  if (!worthReading.test(text) || tellsOfLists.test(text)) return events;
  if (endsMotion(text) || acceptsAmendment(text)) {
    events.push({ kind: 'withdrawn' });
    return events;
  }
  if (returnsToMain(text)) events.push({ kind: 'main motion' });
  const consent = mayBeConsent.test(text) ? consentIn(text) : null;
  if (consent) return [{ kind: 'consent', ...consent, said: outcomeIn(text) }];
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
  for (const tally of findTallies(reportPart(withoutNotes(report))).slice(0, mostTallies))
    events.push({ kind: 'tally', tally });
  const said = outcomeIn(reportPart(withoutNotes(text)));
  if (said) events.push({ kind: 'outcome', said });
  return events;
}

/** 'Do we have a motion to approve?' 'Motion approved.': captions hear 'to approve' so, and nothing was ruled. */
export const answersCall = (before: string, text: string): boolean =>
  asksForMotion(before) && /^\W*(?:a )?motion (?:approved|adopted|accepted)\W*$/i.test(text);

/** 'Without objection. So moved.' grants a request: nothing was put to the vote. */
export const grantsRequest = (before: string, text: string): boolean =>
  [before, text].some((said) => /\bwithout objection\b/i.test(said));

/** Whether something is moved, or told to be. */
export const isMoved = (events: readonly VoteEvent[]): boolean =>
  events.some(({ kind }) => kind === 'motion');

/** Whether a motion is asked for, or made by whoever speaks or is named: what was voted on before is over. */
export const beginsAnew = (text: string, events: readonly VoteEvent[], people: People): boolean =>
  asksForMotion(text) || (isMoved(events) && (isOwnMotion(text) || moverIn(text, people) !== null));
