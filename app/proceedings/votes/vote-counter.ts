import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { VoteMethod } from '../vote.ts';
import { type Ballot, hasResult, newBallot } from './ballot.ts';
import {
  decidesUnput,
  hearOutcome,
  hearTally,
  lastStanding,
  resultReach,
  tellsOfElsewhere,
  tellsOfVote,
} from './ballot-results.ts';
import { disposes } from './motion-patterns.ts';
import { hearMover, hearSecond } from './motion-people.ts';
import { MotionStack } from './motion-stack.ts';
import { readPlaces, tidyMotion } from './motions.ts';
import { putQuestion } from './put-question.ts';
import type { About, SaidQuestion } from './question-patterns.ts';
import { isAbout, isRecount, reopen } from './recount.ts';
import { endsRoll } from './roll-call.ts';
import { type VoteEvent, voteEventsIn } from './vote-events.ts';

// How many sentences may lie between the steps of one vote.
const reach = { motionToVote: 40, roll: 240 };

/** Follows the procedure sentence by sentence: motion, question, result, recount. */
export class VoteCounter {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #motions: MotionStack;
  readonly #places: ReadonlyMap<string, string>;
  readonly #ballots: Ballot[] = [];
  /** The vote that is being taken. */
  #open: Ballot | null = null;
  /** The last vote with a result, which a recount or a ruling may still change. */
  #closed: Ballot | null = null;
  #settledAt = -1;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
    this.#motions = new MotionStack(sentences, people);
    this.#places = readPlaces(sentences, people);
  }

  hear(sentence: SpokenSentence): void {
    const text = sentence.text;
    const inRoll = this.#inRoll(sentence.index);
    if (!inRoll) this.#motions.recognise(sentence);
    // 'Without objection. So moved.' grants a request: nothing was put to the vote.
    const before = this.#sentences[sentence.index - 1]?.text ?? '';
    const granted = /\bwithout objection\b/i.test(text) || /\bwithout objection\b/i.test(before);
    for (const event of voteEventsIn(text)) {
      if (inRoll && (event.kind === 'second' || (event.kind === 'motion' && event.text === null)))
        continue;
      if (event.kind === 'motion' && granted && event.text === null) continue;
      this.#take(event, sentence, inRoll);
    }
    hearMover(this.#open ?? this.#motions.top, sentence, this.#people);
    this.#collectRoll(sentence);
  }

  finish(): Ballot[] {
    this.#close();
    return this.#ballots;
  }

  #take(event: VoteEvent, sentence: SpokenSentence, inRoll: boolean): void {
    const at = sentence.index;
    switch (event.kind) {
      case 'motion':
        this.#motions.move(event.text, sentence, this.#open, () => this.#close());
        return;
      case 'second': {
        const [waiting, open] = [this.#motions.top, this.#open];
        const isOnWaiting = waiting && (!open || waiting.lastAt > open.lastAt);
        hearSecond(isOnWaiting ? waiting : open, sentence, this.#people);
        return;
      }
      case 'main motion':
        if (this.#open && !hasResult(this.#open) && this.#open.rank === 'main') return;
        this.#close();
        this.#motions.dropToMain();
        return;
      case 'question':
        this.#put(event, sentence);
        return;
      case 'recorded':
        this.#recount(event.method, at, null);
        return;
      case 'roll':
        this.#recount('roll call', at, event);
        return;
      case 'objection': {
        const target = this.#open ?? this.#motions.top;
        if (target && at - target.lastAt < 25) {
          target.objectionAsked = true;
          target.heard.add(at);
        } else if (event.subject !== null) {
          const motion = tidyMotion(event.subject);
          this.#motions.push({ ...newBallot(at), motion, motionAt: [at], objectionAsked: true });
        }
        return;
      }
      case 'tally': {
        const isWhole = event.tally.no !== null && event.tally.yes !== null;
        if (tellsOfElsewhere(sentence.text)) return;
        const isRuling = isWhole && tellsOfVote.test(sentence.text);
        const target = this.#target(sentence, isRuling, isWhole);
        if (target && hearTally(target, event.tally, at, target === this.#open))
          this.#resultHeard(target, at);
        return;
      }
      case 'outcome': {
        const { ruling } = event.said;
        if (inRoll && !ruling) return;
        const target = this.#target(sentence, ruling || event.said.consent, false);
        if (target && hearOutcome(target, event.said, at, sentence.text))
          this.#resultHeard(target, at);
        return;
      }
      case 'withdrawn':
        this.#motions.pop();
    }
  }

  #inRoll(at: number): boolean {
    const open = this.#open;
    return open?.rollAt != null && !open.rollDone && at - open.rollAt <= reach.roll;
  }

  #put(event: SaidQuestion, sentence: SpokenSentence): void {
    const at = sentence.index;
    const open = this.#open;
    const closed = this.#closed;
    const isSame = open !== null && open.questionAt !== null && at - open.lastAt < 12;
    if (isSame && isAbout(open, event.about)) {
      open.method = event.method ?? open.method;
      open.lastAt = at;
      open.heard.add(at);
      return;
    }
    if (closed && event.isOtherHalf && event.subject === null && at - closed.lastAt < 3) {
      closed.method = event.method ?? closed.method;
      return;
    }
    // 'The ayes have it. Let me see hands: all in favor?' counts the same question again.
    if (
      event.method === 'hand' &&
      event.subject === null &&
      isRecount(this.#closed, { at, about: null, isRoll: false }, this.#motions)
    ) {
      this.#recount('hand', at, null);
      return;
    }
    // What decided a motion before its question was put was said of something else.
    if (closed && closed.questionAt === null && this.#motions.isEmpty && at - closed.lastAt < 60) {
      this.#motions.push({ ...reopen(closed), before: null });
      this.#closed = null;
    }
    this.#takeUp(event, sentence);
  }

  #takeUp(question: SaidQuestion, sentence: SpokenSentence): void {
    this.#close();
    this.#open = putQuestion(question, sentence, {
      motions: this.#motions,
      sentences: this.#sentences,
      people: this.#people,
      places: this.#places,
      settledAt: this.#settledAt,
    });
  }

  #recount(
    method: VoteMethod,
    at: number,
    roll: { subject: string | null; about: About } | null,
  ): void {
    const about = roll?.about ?? null;
    const isSame = this.#open !== null && isAbout(this.#open, about);
    const call = { at, about, isRoll: roll !== null };
    if (!isSame && this.#closed && isRecount(this.#closed, call, this.#motions)) {
      this.#open = reopen(this.#closed);
      this.#closed = null;
    }
    if (this.#open === null || !isAbout(this.#open, about)) {
      // A wish for a roll call takes nothing up; the call itself does, and an open vote soon after.
      const waiting = this.#motions.top;
      const isSoon = waiting !== undefined && at - waiting.lastAt <= reach.motionToVote;
      const sentence = this.#sentences[at];
      if (!sentence || (roll === null && (method !== 'electronic' || !isSoon))) return;
      this.#takeUp({ subject: roll?.subject ?? null, about, isOtherHalf: false, method }, sentence);
      if (!waiting && this.#open) this.#open.isUnmoved = true;
    }
    const open = this.#open;
    if (!open) return;
    if (!(open.method === 'electronic' && method === 'roll call')) open.method = method;
    open.questionAt ??= at;
    open.lastAt = at;
    open.heard.add(at);
    if (roll !== null) open.rollAt = at;
  }

  #collectRoll(sentence: SpokenSentence): void {
    const open = this.#open;
    if (!open || open.rollAt === null || open.rollDone || sentence.index <= open.rollAt) return;
    if (sentence.index - open.rollAt > reach.roll) return;
    if (open.isUnmoved && /^(?:I'm |I am )?here\b|\bquorum\b/i.test(sentence.text)) {
      this.#open = null;
      return;
    }
    if (endsRoll(sentence.text)) open.rollDone = true;
    else {
      open.roll.push(sentence.index);
      open.lastAt = sentence.index;
    }
  }

  /** The vote that a result belongs to: the open one, the last one, or a motion just made. */
  #target(sentence: SpokenSentence, isRuling: boolean, isWhole: boolean): Ballot | null {
    const at = sentence.index;
    const open = this.#open;
    if (open && at - open.lastAt <= resultReach(open)) return open;
    const waiting = this.#motions.top;
    const closed = this.#closed;
    if (closed && at - closed.lastAt <= 6 && (waiting?.startAt ?? -1) <= closed.lastAt)
      return closed;
    if (!waiting || !isRuling || !decidesUnput(waiting, sentence, isWhole)) return null;
    this.#open = this.#motions.pop() ?? null;
    return this.#open;
  }

  #resultHeard(target: Ballot, at: number): void {
    target.lastAt = at;
    target.heard.add(at);
    if (target.rollAt !== null) target.rollDone = true;
    this.#settledAt = at;
    if (target === this.#open) {
      this.#open = null;
      this.#close();
      this.#closed = target;
    }
  }

  #close(): void {
    for (const last of [this.#closed, this.#open]) {
      const ballot = last && lastStanding(last);
      if (!ballot || this.#ballots.includes(ballot)) continue;
      this.#ballots.push(ballot);
      const isCarried = ballot.rank === 'subsidiary' && ballot.outcome === 'adopted';
      if (isCarried && disposes(ballot.motion ?? '')) this.#motions.clear();
    }
    this.#closed = null;
    this.#open = null;
  }
}
