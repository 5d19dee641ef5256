import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, newBallot } from './ballot.ts';
import type { BallotBox } from './ballot-box.ts';
import { hearOutcome } from './ballot-results.ts';
import {
  asksWhetherContent,
  grantsAsked,
  grantsProposed,
  isAway,
  objects,
  type SaidConsent,
  stopsAsked,
} from './consent-patterns.ts';
import type { MotionStack } from './motion-stack.ts';
import type { VoteEvent } from './vote-events.ts';

/** In sentences: how soon after a proposal the chair says that nobody objects, and after a motion. */
const reach = 4;
const motionReach = 25;
/** In sentences: a count and its ruling. */
const rulingReach = 2;

/** Whether what is adopted by consent is what a motion was on. */
const isOn = ({ motion, subject }: Ballot, { matter }: SaidConsent) =>
  motion === null || `${motion} ${subject ?? ''}`.toLowerCase().includes(matter);

type Proposed = {
  ballot: Ballot;
  matter: string;
  at: number;
  /** Where everybody was asked: by whom, and the motion that was asked for. */
  asked: { by: string | null; moved: Ballot | null } | null;
  awaits?: SaidConsent['awaits'];
};
/** 'These items', 'this': what is asked for is what was just moved. */
const pointsBack = /\b(?:this|these|that|those|it|them|both)\b/i;

/** What is adopted because nobody objects, without a motion: each a vote of its own. */
export class Consents {
  readonly #box: BallotBox;
  readonly #motions: MotionStack;
  /** Proposed, and neither granted nor objected to yet. */
  #proposed: Proposed | null = null;

  constructor(box: BallotBox, motions: MotionStack) {
    this.#box = box;
    this.#motions = motions;
  }

  /** Takes consent in: to the motion that waits for it, else to a matter of its own. */
  take(
    event: Extract<VoteEvent, { kind: 'consent' }>,
    { index: at, ...sentence }: SpokenSentence,
    waiting: Ballot | undefined,
  ): void {
    if (event.isAsked) {
      this.#ask(event, { at, by: sentence.speaker });
      return;
    }
    const open = this.#box.open;
    const motion = (open?.isUnmoved ? null : open) ?? waiting;
    const isSoon = motion && at - motion.lastAt < motionReach;
    if (!isSoon || !isOn(motion, event)) {
      const counted = event.isProposed || event.isOfLastRoll ? null : this.#countedBefore(at);
      if (counted) this.#grant(counted, at);
      else this.hear(event, at);
      return;
    }
    motion.objectionAsked = true;
    motion.heard.add(at);
    if (event.isProposed || !event.said) return;
    const said = { ...event.said, consent: true };
    const target = this.#box.target({ index: at, ...sentence }, true, false);
    if (target && hearOutcome(target, said, at, sentence.text)) this.#box.resultHeard(target, at);
  }

  /** Takes in what a sentence adopts, or proposes to adopt, by consent. */
  hear({ motion, matter, isProposed }: SaidConsent, at: number): void {
    const proposed = this.#proposed;
    if (proposed?.matter === matter && !isProposed) {
      this.#grant(proposed.ballot, at);
      return;
    }
    this.#box.close();
    const ballot: Ballot = { ...newBallot(at), motion, motionAt: [at], method: 'consent' };
    ballot.objectionAsked = true;
    ballot.questionAt = at;
    // It goes elsewhere with what is up, and is no matter of its own.
    if (matter === 'referral') ballot.rank = 'subsidiary';
    this.#box.open = ballot;
    this.#proposed = isProposed ? { ballot, matter, at, asked: null } : null;
    if (!isProposed) this.#grant(ballot, at);
  }

  /** 'There are ten ayes.' 'Without objection, the ordinance is passed': the vote that this rules on. */
  #countedBefore(at: number): Ballot | null {
    const { open, closed, isAnswered } = this.#box;
    const counted = open ?? closed;
    const isCalled = counted?.rollAt != null && (counted === closed || isAnswered);
    return isCalled && at - counted.lastAt <= rulingReach ? counted : null;
  }

  /** 'I'd like to move to postpone both. Do I have unanimous consent to reschedule them?' */
  #ask(
    { motion, matter, awaits }: SaidConsent,
    { at, by }: { at: number; by: string | null },
  ): void {
    this.#box.close();
    const waiting = this.#motions.top;
    const isOnIt =
      waiting !== undefined &&
      waiting.seconder === null &&
      at - waiting.lastAt <= 1 &&
      pointsBack.test(motion);
    const moved = isOnIt ? (this.#motions.pop() ?? null) : null;
    const own = moved ?? { ...newBallot(at), motion, motionAt: [at] };
    const ballot: Ballot = { ...own, method: 'consent', objectionAsked: true, questionAt: at };
    ballot.heard.add(at);
    this.#box.open = ballot;
    this.#proposed = { ballot, matter, at, asked: { by, moved }, awaits };
  }

  /** Whether a sentence after a proposal grants it, or stops it. */
  follow({ text, index, speaker }: SpokenSentence): boolean {
    const proposed = this.#proposed;
    if (!proposed || index === proposed.at) return false;
    const { asked, awaits } = proposed;
    if (awaits === 'question' && asksWhetherContent.test(text)) {
      proposed.awaits = 'answer';
      return false;
    }
    const isAnswer = grantsProposed.test(text) || (awaits === 'answer' && grantsAsked.test(text));
    const isOver = index - proposed.at > reach || this.#box.open !== proposed.ballot;
    const isStopped = awaits
      ? !isAnswer
      : asked !== null && stopsAsked.test(text) && !grantsProposed.test(text);
    if (isOver || objects.test(text) || isStopped) {
      if (this.#box.open === proposed.ballot) this.#box.open = null;
      if (asked?.moved) this.#motions.push(asked.moved);
      this.#proposed = null;
      return false;
    }
    const isLeft = /^(?:recess|adjourn)$/.test(proposed.matter) && isAway.test(text);
    const isAsker = asked?.by == null || speaker === null || speaker === asked.by;
    const isGiven = asked !== null && isAsker && grantsAsked.test(text);
    if (!grantsProposed.test(text) && !isLeft && !isGiven) return false;
    this.#grant(proposed.ballot, index);
    return true;
  }

  #grant(ballot: Ballot, at: number): void {
    ballot.outcome = 'adopted';
    ballot.outcomeAt = at;
    this.#proposed = null;
    this.#box.resultHeard(ballot, at);
  }
}
