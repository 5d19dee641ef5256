import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { VoteMethod } from '../vote.ts';
import { type Ballot, hasResult, newBallot } from './ballot.ts';
import { BallotBox } from './ballot-box.ts';
import { hearOutcome, hearTally, tellsOfElsewhere, tellsOfVote } from './ballot-results.ts';
import { readPlaces } from './called-on.ts';
import { Floor } from './floor.ts';
import { hearMover, hearSecond } from './motion-people.ts';
import { MotionStack } from './motion-stack.ts';
import { tidyMotion } from './motion-text.ts';
import { putQuestion } from './put-question.ts';
import type { SaidQuestion } from './question-patterns.ts';
import type { About } from './question-subject.ts';
import { isAbout, isRecount, reopen } from './recount.ts';
import { type VoteEvent, voteEventsIn } from './vote-events.ts';

// How many sentences may lie between the steps of one vote: a motion and a machine's vote on it, a
// motion and the question whether anybody objects, two ways of putting one question, a result and
// its other half, a ruling without a question and the question.
const reach = { motionToVote: 40, objection: 25, sameQuestion: 12, otherHalf: 3, lateQuestion: 60 };

/** Follows the procedure sentence by sentence: motion, question, result, recount. */
export class VoteCounter {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #floor: Floor;
  readonly #motions: MotionStack;
  readonly #places: ReadonlyMap<string, string>;
  readonly #box: BallotBox;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
    this.#floor = new Floor(sentences, people);
    this.#motions = new MotionStack(sentences, people, this.#floor);
    this.#places = readPlaces(sentences, people);
    this.#box = new BallotBox(this.#motions);
  }

  hear(sentence: SpokenSentence): void {
    const text = sentence.text;
    const inRoll = this.#box.inRoll(sentence.index);
    if (!inRoll) this.#floor.recognise(sentence);
    // 'Without objection. So moved.' grants a request: nothing was put to the vote.
    const before = this.#sentences[sentence.index - 1]?.text ?? '';
    const granted = /\bwithout objection\b/i.test(text) || /\bwithout objection\b/i.test(before);
    for (const event of voteEventsIn(text)) {
      if (inRoll && (event.kind === 'second' || (event.kind === 'motion' && event.text === null)))
        continue;
      if (event.kind === 'motion' && granted && event.text === null) continue;
      this.#take(event, sentence, inRoll);
    }
    hearMover(this.#box.open ?? this.#motions.top, sentence, this.#people);
    this.#box.collectRoll(sentence);
  }

  finish(): Ballot[] {
    return this.#box.finish();
  }

  #take(event: VoteEvent, sentence: SpokenSentence, inRoll: boolean): void {
    const at = sentence.index;
    switch (event.kind) {
      case 'motion':
        this.#motions.move(event.text, sentence, this.#box.open, () => this.#box.close());
        return;
      case 'second': {
        const [waiting, open] = [this.#motions.top, this.#box.open];
        const isOnWaiting = waiting && (!open || waiting.lastAt > open.lastAt);
        hearSecond(isOnWaiting ? waiting : open, sentence, this.#people);
        return;
      }
      case 'main motion':
        if (this.#box.open && !hasResult(this.#box.open) && this.#box.open.rank === 'main') return;
        this.#box.close();
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
        const target = this.#box.open ?? this.#motions.top;
        if (target && at - target.lastAt < reach.objection) {
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
        const target = this.#box.target(sentence, isRuling, isWhole);
        if (target && hearTally(target, event.tally, at, target === this.#box.open))
          this.#box.resultHeard(target, at);
        return;
      }
      case 'outcome': {
        const { ruling } = event.said;
        if (inRoll && !ruling) return;
        const target = this.#box.target(sentence, ruling || event.said.consent, false);
        if (target && hearOutcome(target, event.said, at, sentence.text))
          this.#box.resultHeard(target, at);
        return;
      }
      case 'withdrawn':
        this.#motions.pop();
    }
  }

  #put(event: SaidQuestion, sentence: SpokenSentence): void {
    const at = sentence.index;
    const open = this.#box.open;
    const closed = this.#box.closed;
    const isSame =
      open !== null && open.questionAt !== null && at - open.lastAt < reach.sameQuestion;
    if (isSame && isAbout(open, event.about)) {
      open.method = event.method ?? open.method;
      open.lastAt = at;
      open.heard.add(at);
      return;
    }
    if (
      closed &&
      event.isOtherHalf &&
      event.subject === null &&
      at - closed.lastAt < reach.otherHalf
    ) {
      closed.method = event.method ?? closed.method;
      return;
    }
    // 'The ayes have it. Let me see hands: all in favor?' counts the same question again.
    if (
      event.method === 'hand' &&
      event.subject === null &&
      isRecount(this.#box.closed, { at, about: null, isRoll: false }, this.#motions)
    ) {
      this.#recount('hand', at, null);
      return;
    }
    // What decided a motion before its question was put was said of something else.
    if (
      closed &&
      closed.questionAt === null &&
      this.#motions.isEmpty &&
      at - closed.lastAt < reach.lateQuestion
    ) {
      this.#motions.push({ ...reopen(closed), before: null });
      this.#box.closed = null;
    }
    this.#takeUp(event, sentence);
  }

  #takeUp(question: SaidQuestion, sentence: SpokenSentence): void {
    this.#box.close();
    this.#box.open = putQuestion(question, sentence, {
      motions: this.#motions,
      floor: this.#floor,
      sentences: this.#sentences,
      people: this.#people,
      places: this.#places,
      settledAt: this.#box.settledAt,
    });
  }

  #recount(
    method: VoteMethod,
    at: number,
    roll: { subject: string | null; about: About } | null,
  ): void {
    const about = roll?.about ?? null;
    const isSame = this.#box.open !== null && isAbout(this.#box.open, about);
    const call = { at, about, isRoll: roll !== null };
    if (!isSame && this.#box.closed && isRecount(this.#box.closed, call, this.#motions)) {
      this.#box.open = reopen(this.#box.closed);
      this.#box.closed = null;
    }
    if (this.#box.open === null || !isAbout(this.#box.open, about)) {
      // A wish for a roll call takes nothing up; the call itself does, and an open vote soon after.
      const waiting = this.#motions.top;
      const isSoon = waiting !== undefined && at - waiting.lastAt <= reach.motionToVote;
      const sentence = this.#sentences[at];
      if (!sentence || (roll === null && (method !== 'electronic' || !isSoon))) return;
      this.#takeUp({ subject: roll?.subject ?? null, about, isOtherHalf: false, method }, sentence);
      if (!waiting && this.#box.open) this.#box.open.isUnmoved = true;
    }
    const open = this.#box.open;
    if (!open) return;
    if (!(open.method === 'electronic' && method === 'roll call')) open.method = method;
    open.questionAt ??= at;
    open.lastAt = at;
    open.heard.add(at);
    if (roll !== null) open.rollAt = at;
  }
}
