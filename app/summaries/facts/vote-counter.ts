import type { VoteMethod } from '../draft.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, newBallot } from './ballot.ts';
import { MotionStack, speakerOf } from './motion-stack.ts';
import { moverIn, seconderIn, tidyMotion, wordCount } from './motions.ts';
import type { People } from './people.ts';
import { QuestionDesk } from './question-desk.ts';
import { findTallies } from './tallies.ts';
import { type VoteEvent, voteEventsIn } from './vote-events.ts';

// How many sentences may lie between the steps of one vote.
const reach = {
  motionToResult: 400,
  mainMotion: 3000,
  questionToResult: 60,
  resultToRecount: 14,
  roll: 40,
};

/** Follows the procedure sentence by sentence: motion, question, result, recount. */
export class VoteCounter {
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  readonly #motions: MotionStack;
  readonly #question: QuestionDesk;
  readonly #ballots: Ballot[] = [];
  #open: Ballot | null = null;
  #closed: Ballot | null = null;
  #settledAt = -1;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
    this.#motions = new MotionStack(sentences, people);
    this.#question = new QuestionDesk(sentences, people, this.#motions);
  }

  hear(sentence: SpokenSentence): void {
    const text = sentence.text;
    if (!this.#inRoll()) this.#motions.recognise(sentence);
    const events = voteEventsIn(text);
    // 'Without objection. So moved.' grants a request: nothing was put to the vote.
    const before = this.#sentences[sentence.index - 1]?.text ?? '';
    const granted = /\bwithout objection\b/i.test(text) || /\bwithout objection\b/i.test(before);
    for (const event of events) this.#take(event, sentence, granted);
    this.#nameMover(text, sentence);
    this.#collectRoll(sentence);
  }

  finish(): Ballot[] {
    this.#close();
    return this.#ballots;
  }

  #take(event: VoteEvent, sentence: SpokenSentence, granted: boolean): void {
    const at = sentence.index;
    switch (event.kind) {
      case 'motion':
        if (!granted || event.text !== null)
          this.#motions.move(event.text, sentence, this.#open, () => this.#close());
        return;
      case 'second': {
        const target = this.#open ?? this.#motions.top;
        if (!target) return;
        target.seconder ??= seconderIn(sentence.text, this.#people) ?? speakerOf(sentence);
        target.heard.add(at);
        return;
      }
      case 'question':
        this.#put(event, sentence);
        return;
      case 'recorded':
      case 'roll':
        this.#recount(
          event.kind === 'roll' ? 'roll call' : event.method,
          at,
          event.kind === 'roll',
        );
        return;
      case 'objection': {
        const target = this.#open ?? this.#motions.top;
        if (target && at - target.lastAt < 25) {
          target.objectionAsked = true;
          target.heard.add(at);
        } else if (event.subject !== null) {
          const motion = tidyMotion(event.subject);
          this.#motions.push({ ...newBallot(at), motion, objectionAsked: true });
        }
        return;
      }
      case 'tally': {
        const target = this.#target(
          at,
          event.tally.no !== null && event.tally.yes !== null,
          sentence.text,
        );
        if (!target) return;
        // What was counted stands; only a recount, still open, counts again.
        if (target.tally === null || target === this.#open) target.tally = event.tally;
        this.#resultHeard(target, at);
        return;
      }
      case 'outcome': {
        const target = this.#target(at, false, sentence.text);
        if (!target) return;
        if (event.consent && !target.objectionAsked) return;
        if (target.questionAt === null && event.consent) target.method = 'consent';
        else if (target.questionAt === null && target.objectionAsked && target.tally === null)
          target.method = 'consent';
        if (target.outcome === null || target === this.#open) target.outcome = event.outcome;
        this.#resultHeard(target, at);
        return;
      }
      case 'withdrawn':
        this.#motions.pop();
    }
  }

  #inRoll(): boolean {
    return this.#open !== null && this.#open.rollAt !== null && !this.#open.rollDone;
  }

  #put(event: Extract<VoteEvent, { kind: 'question' }>, sentence: SpokenSentence): void {
    const at = sentence.index;
    if (
      this.#open &&
      this.#open.questionAt !== null &&
      !hasResult(this.#open) &&
      at - this.#open.lastAt < 12
    ) {
      this.#open.method = event.method ?? this.#open.method;
      this.#open.lastAt = at;
      this.#open.heard.add(at);
      return;
    }
    // The other half of the same question: 'all opposed raise your hand'.
    if (
      this.#closed &&
      at - this.#closed.lastAt < 3 &&
      event.subject === null &&
      hasResult(this.#closed) &&
      this.#motions.isEmpty
    ) {
      this.#closed.method = event.method ?? this.#closed.method;
      return;
    }
    this.#close();
    this.#open = this.#question.put(event.subject, sentence, this.#settledAt, event.method);
  }

  #recount(method: VoteMethod, at: number, isRoll: boolean): void {
    const closed = this.#closed;
    if (!this.#open && closed && at - closed.lastAt <= reach.resultToRecount) {
      this.#open = closed;
      this.#closed = null;
    }
    if (!this.#open) {
      const waiting = this.#motions.top;
      if (!waiting || at - waiting.lastAt > reach.motionToResult) return;
      if (!isRoll) return;
      this.#open = this.#motions.pop() ?? null;
    }
    const open = this.#open;
    if (!open) return;
    if (!(open.method === 'electronic' && method === 'roll call')) open.method = method;
    open.questionAt ??= at;
    if (method === 'electronic') open.method = 'electronic';
    open.lastAt = at;
    open.heard.add(at);
    if (isRoll) open.rollAt = at;
  }

  #collectRoll(sentence: SpokenSentence): void {
    const open = this.#open;
    if (!open || open.rollAt === null || open.rollDone || sentence.index <= open.rollAt) return;
    if (sentence.index - open.rollAt > reach.roll * 6) return;
    const ends =
      /\b(?:clerk(?: will)?[.,]? report|report the|total|have it|motion (?:carries|passes|fails)|carries|passes)\b/i.test(
        sentence.text,
      ) || findTallies(sentence.text).length > 0;
    if (ends) open.rollDone = true;
    else {
      open.roll.push(sentence.index);
      open.lastAt = sentence.index;
    }
  }

  #target(at: number, isWhole: boolean, text: string): Ballot | null {
    const open = this.#open;
    if (open && at - open.lastAt <= reach.questionToResult) return open;
    const closed = this.#closed;
    if (closed && at - closed.lastAt <= 6) return closed;
    const waiting = this.#motions.top;
    // Without a question only a short ruling counts; a motion's own text speaks of adopting too.
    if (text.length > 110) return null;
    // No question was heard: 'Motion by X, second by Y. Motion passes 6-1.'
    if (
      waiting &&
      at - waiting.lastAt <= (isWhole ? reach.questionToResult : 40) &&
      at > waiting.startAt
    ) {
      this.#open = this.#motions.pop() ?? null;
      return this.#open;
    }
    if (waiting && at === waiting.startAt && isWhole) {
      this.#open = this.#motions.pop() ?? null;
      return this.#open;
    }
    return null;
  }

  #resultHeard(target: Ballot, at: number): void {
    target.lastAt = at;
    target.heard.add(at);
    this.#settledAt = at;
    if (target === this.#open) {
      this.#open = null;
      this.#close();
      this.#closed = target;
    }
  }

  #nameMover(text: string, sentence: SpokenSentence): void {
    const target = this.#open ?? this.#motions.top;
    if (!target || target.mover !== null || sentence.index - target.lastAt > 60) return;
    const named = /\b(?:motion|amendment) (?:by|from|of|offered by)\b/i.test(text)
      ? moverIn(text, this.#people)
      : null;
    if (named && wordCount(text) < 40) {
      target.mover = named;
      target.heard.add(sentence.index);
    }
  }

  #close(): void {
    for (const ballot of [this.#closed, this.#open]) {
      if (ballot && hasResult(ballot) && !this.#ballots.includes(ballot))
        this.#ballots.push(ballot);
    }
    this.#closed = null;
    this.#open = null;
  }
}
