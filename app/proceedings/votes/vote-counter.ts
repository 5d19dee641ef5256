import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { VoteMethod } from '../vote.ts';
import { askForObjections } from './ask-for-objections.ts';
import { asksForMotion } from './asks-for-motion.ts';
import { type Ballot, hasResult } from './ballot.ts';
import { BallotBox } from './ballot-box.ts';
import { hearOutcome, hearTally, tellsOfElsewhere, tellsOfVote } from './ballot-results.ts';
import type { Body } from './body.ts';
import { readPlaces, seconderAsked } from './called-on.ts';
import { Consents } from './consents.ts';
import { eventsAt } from './events-at.ts';
import { Floor } from './floor.ts';
import { hearMover, hearSecond } from './motion-people.ts';
import { MotionStack } from './motion-stack.ts';
import { outcomeIn } from './outcome-patterns.ts';
import { putQuestion } from './put-question.ts';
import type { SaidQuestion, SaidRoll } from './question-patterns.ts';
import {
  asksAgain,
  asksOtherHalf,
  callForCount,
  putAgain,
  wasDecidedUnput,
} from './questions-again.ts';
import { isAbout, isRecount, reopen, wasVoiced } from './recount.ts';
import { takeSecond } from './take-second.ts';
import { withoutAddress } from './to-the-chair.ts';
import { beginsUncalled, uncalled } from './uncalled-roll.ts';
import { Unnamed } from './unnamed.ts';
import type { LeftMotion } from './unvoted-motion.ts';
import { hearVoices } from './voices.ts';
import { answersCall, beginsAnew, grantsRequest, type VoteEvent } from './vote-events.ts';

/** In sentences: how long after a motion a machine's vote may be on it. */
const motionToVote = 40;
/** In sentences: how soon a motion that the chair asks for is made, or seconded though captions lost it. */
const askedWithin = 3;

/** Follows the procedure sentence by sentence: motion, question, result, recount. */
export class VoteCounter {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #floor: Floor;
  readonly #unnamed: Unnamed;
  readonly #motions: MotionStack;
  readonly #places: ReadonlyMap<string, string>;
  readonly #box: BallotBox;
  readonly #consents: Consents;
  /** Where the chair asked for a motion last. */
  #askedAt: number | null = null;
  readonly #around: Omit<Parameters<typeof putQuestion>[2], 'settledAt'> & { box: BallotBox };

  constructor(sentences: readonly SpokenSentence[], people: People, body: Body) {
    this.#sentences = sentences;
    this.#people = people;
    this.#floor = new Floor(sentences, people, body.chair);
    this.#unnamed = new Unnamed(people, body);
    this.#motions = new MotionStack(sentences, people, this.#floor);
    this.#places = readPlaces(sentences, people);
    this.#box = new BallotBox(this.#motions, body.size);
    this.#consents = new Consents(this.#box, this.#motions);
    const around = { motions: this.#motions, floor: this.#floor, places: this.#places };
    this.#around = { ...around, sentences, people, box: this.#box };
  }

  hear(heard: SpokenSentence): void {
    const text = withoutAddress(heard.text);
    const sentence = { ...heard, text };
    let inRoll = this.#box.inRoll(sentence.index);
    if (!inRoll) this.#floor.recognise(sentence);
    const before = this.#sentences[sentence.index - 1]?.text ?? '';
    const granted = grantsRequest(before, text);
    const isEnded = this.#motions.endsAt(sentence);
    // 'I'll withdraw that and move to table it.'
    const around = { ...this.#around, isAsked: this.#isAsked(sentence.index) };
    const found = this.#consents.follow(sentence) ? [] : eventsAt(sentence, around);
    const events = isEnded ? found.filter(({ kind }) => kind === 'motion') : found;
    if (!inRoll && beginsUncalled(sentence.index, events, this.#around)) events.unshift(uncalled);
    const isOver = this.#box.isAnswered || this.#box.open?.isUnmoved === true;
    if (isOver && beginsAnew(text, events, this.#people)) {
      this.#box.leave();
      inRoll = false;
    }
    if (asksForMotion(text)) this.#askedAt = sentence.index;
    const asked = this.#box.open;
    let isCollected = inRoll;
    if (inRoll) this.#box.collectRoll(sentence);
    for (const event of events) {
      if (inRoll && (event.kind === 'second' || (event.kind === 'motion' && event.text === null))) {
        // 'Roll call. Oh, motion by Ms. Hale, second by Mr. Roy': told before anybody answers.
        if (event.kind === 'second' && !this.#box.isAnswered)
          hearSecond(this.#box.open, sentence, this.#people);
        continue;
      }
      if (event.kind === 'motion' && granted && event.text === null) continue;
      if (event.kind === 'outcome' && answersCall(before, text)) continue;
      this.#take(event, sentence, inRoll);
      if (event.kind === 'roll' && event.beginsHere && !isCollected) {
        this.#box.collectRoll(sentence);
        isCollected = true;
      }
    }
    const agreed = seconderAsked(before, text, this.#people);
    if (agreed !== null) hearSecond(this.#motions.top, sentence, this.#people, agreed, true);
    const after = this.#sentences.slice(sentence.index + 1, sentence.index + 4);
    this.#unnamed.hear(sentence, { before, after: after.map(({ text: next }) => next) });
    hearMover(this.#box.open ?? this.#motions.top, sentence, this.#people);
    if (!isCollected) this.#box.collectRoll(sentence);
    // A ruling may tell who was against, and closes the vote.
    const voted = this.#box.open ?? asked;
    if (voted) hearVoices(voted, sentence);
    if (this.#box.settledAt === sentence.index) this.#floor.forget();
  }

  finish(): { ballots: Ballot[]; left: readonly LeftMotion[] } {
    return { ballots: this.#box.finish(), left: this.#motions.left };
  }

  #take(event: VoteEvent, sentence: SpokenSentence, inRoll: boolean): void {
    const at = sentence.index;
    switch (event.kind) {
      case 'motion':
        this.#motions.move(event.text, sentence, this.#box.open, () => this.#box.close());
        this.#unnamed.moved(this.#motions.top, at);
        return;
      case 'second': {
        const around = { ...this.#around, isAsked: this.#isAsked(at) };
        this.#unnamed.seconded(takeSecond(sentence, around), at);
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
      case 'objection':
        askForObjections(event.subject, at, { motions: this.#motions, open: this.#box.open });
        return;
      case 'consent':
        this.#consents.take(event, sentence, this.#motions.top);
        return;
      case 'tally': {
        const isWhole = event.tally.no !== null && event.tally.yes !== null;
        if (tellsOfElsewhere(sentence.text)) return;
        const isRuled = isWhole || outcomeIn(sentence.text)?.ruling === true;
        const isRuling = isRuled && tellsOfVote.test(sentence.text);
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
        this.#motions.withdraw(at);
    }
  }

  #isAsked(at: number): boolean {
    return this.#askedAt !== null && at - this.#askedAt <= askedWithin;
  }

  #put(event: SaidQuestion, sentence: SpokenSentence): void {
    const at = sentence.index;
    const open = this.#box.open;
    const closed = this.#box.closed;
    if (open?.rollAt != null && this.#box.isAnswered) {
      this.#takeUp(event, sentence);
      return;
    }
    if (open && asksAgain(open, event, at)) {
      putAgain(open, event.method, at);
      return;
    }
    if (closed && asksOtherHalf(closed, event, at)) {
      closed.method = event.method ?? closed.method;
      return;
    }
    // 'The ayes have it. Let me see hands: all in favor?' counts the same question again.
    const again = { at, about: null, isRoll: false, sentences: this.#sentences };
    const isShown = event.method === 'hand' && event.subject === null;
    if (isShown && isRecount(closed, again, this.#motions)) {
      this.#recount('hand', at, null);
      return;
    }
    // What decided a motion before its question was put was said of something else.
    if (closed && this.#motions.isEmpty && wasDecidedUnput(closed, at)) {
      this.#motions.push({ ...reopen(closed), before: null });
      this.#box.closed = null;
    }
    this.#takeUp(event, sentence);
  }

  #takeUp(question: SaidQuestion, sentence: SpokenSentence): void {
    this.#box.close();
    const { settledAt } = this.#box;
    this.#box.open = putQuestion(question, sentence, { ...this.#around, settledAt });
  }

  #recount(method: VoteMethod, at: number, roll: SaidRoll | null): void {
    const about = roll?.about ?? null;
    if (roll !== null && this.#box.inRoll(at) && roll.beginsHere) return;
    // 'Aye. Please call the roll on item 9': the roll before it is over, too.
    const isOver = this.#box.isRollOver || (this.#box.isAnswered && roll?.subject != null);
    if (roll !== null && isOver && !this.#box.callAgain()) this.#box.close();
    const sentence = this.#sentences[at];
    if (sentence && wasVoiced(this.#box.open, sentence)) this.#box.close();
    const isSame = this.#box.open !== null && isAbout(this.#box.open, about);
    const call = { at, about, isRoll: roll !== null, sentences: this.#sentences };
    if (!isSame && this.#box.closed && isRecount(this.#box.closed, call, this.#motions)) {
      this.#box.open = reopen(this.#box.closed);
      this.#box.closed = null;
    }
    if (this.#box.open === null || !isAbout(this.#box.open, about)) {
      // A wish for a roll call takes nothing up; the call itself does, and an open vote soon after.
      const waiting = this.#motions.top;
      const isSoon = waiting !== undefined && at - waiting.lastAt <= motionToVote;
      if (!sentence || (roll === null && (method !== 'electronic' || !isSoon))) return;
      this.#takeUp({ subject: roll?.subject ?? null, about, isOtherHalf: false, method }, sentence);
      const isBare = roll?.subject === null && !/\bvote\b/i.test(sentence.text);
      if (!waiting && isBare && this.#box.open) this.#box.open.isUnmoved = true;
    }
    if (this.#box.open) callForCount(this.#box.open, { method, at, roll });
  }
}
