import type { VoteMethod } from '../draft.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, newBallot } from './ballot.ts';
import { hearOutcome, hearTally, lastStanding, reopen } from './ballot-results.ts';
import { MotionStack, sameSurname, speakerOf } from './motion-stack.ts';
import { disposes, isOwnSecond } from './motion-words.ts';
import { moverIn, readPlaces, seconderIn, tidyMotion, wordCount } from './motions.ts';
import type { People } from './people.ts';
import { putQuestion } from './put-question.ts';
import type { About, SaidQuestion } from './question-words.ts';
import { endsRoll } from './roll-call.ts';
import { type VoteEvent, voteEventsIn } from './vote-events.ts';

// How many sentences may lie between the steps of one vote.
const reach = { questionToResult: 60, motionToRuling: 40, resultToRecount: 14, roll: 240 };

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
    this.#nameMover(text, sentence);
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
      case 'second':
        this.#second(sentence);
        return;
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
        const target = this.#target(sentence, isWhole && tellsOfVote.test(sentence.text), isWhole);
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

  #second(sentence: SpokenSentence): void {
    const waiting = this.#motions.top;
    const open = this.#open;
    const target = waiting && (!open || waiting.lastAt > open.lastAt) ? waiting : (open ?? waiting);
    if (!target) return;
    target.heard.add(sentence.index);
    if (target.seconder !== null) return;
    const own = isOwnSecond(sentence.text) ? speakerOf(sentence) : null;
    const name = seconderIn(sentence.text, this.#people) ?? own;
    if (name === null || (target.mover !== null && sameSurname(target.mover, name))) return;
    target.seconder = name;
    target.seconderAt = sentence.index;
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
    if (event.method === 'hand' && event.subject === null && this.#isRecount(at, null, false)) {
      this.#recount('hand', at, null);
      return;
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

  /** Whether a call for another way of voting asks for the last vote to be taken again. */
  #isRecount(at: number, about: About, isRoll: boolean): boolean {
    const closed = this.#closed;
    if (!closed || at - closed.lastAt > reach.resultToRecount) return false;
    if ((this.#motions.top?.lastAt ?? -1) > closed.lastAt || !isAbout(closed, about)) return false;
    const isCounted = closed.tally?.yes != null && closed.tally.no !== null;
    if (isRoll && isCounted && !this.#motions.isEmpty) return false;
    return closed.rollAt === null && closed.method !== 'roll call';
  }

  #recount(
    method: VoteMethod,
    at: number,
    roll: { subject: string | null; about: About } | null,
  ): void {
    const isSame = this.#open !== null && isAbout(this.#open, roll?.about ?? null);
    if (!isSame && this.#closed && this.#isRecount(at, roll?.about ?? null, roll !== null)) {
      this.#open = reopen(this.#closed);
      this.#closed = null;
    }
    if (this.#open === null || !isAbout(this.#open, roll?.about ?? null)) {
      // A wish for a roll call takes nothing up; the call itself does, and an open vote soon after.
      const waiting = this.#motions.top;
      const isTaken = roll !== null || method === 'electronic';
      if (!waiting || !isTaken) return;
      if (roll === null && at - waiting.lastAt > reach.motionToRuling) return;
      const sentence = this.#sentences[at];
      if (!sentence) return;
      const question = { subject: null, isOtherHalf: false, method } as const;
      this.#takeUp({ ...question, about: roll?.about ?? null }, sentence);
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
    if (open && at - open.lastAt <= reach.questionToResult) return open;
    const waiting = this.#motions.top;
    const closed = this.#closed;
    if (closed && at - closed.lastAt <= 6 && (waiting?.startAt ?? -1) <= closed.lastAt)
      return closed;
    // Without a question only a short ruling counts; a motion's own text speaks of adopting too.
    if (!waiting || !isRuling || sentence.text.length > 110) return null;
    const distance = at - waiting.lastAt;
    const isNear = distance <= (isWhole ? reach.questionToResult : reach.motionToRuling);
    // No question was heard: 'Motion by X, second by Y. Motion passes 6-1.'
    if (!isNear || (at === waiting.startAt && !isWhole)) return null;
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

  #nameMover(text: string, sentence: SpokenSentence): void {
    const target = this.#open ?? this.#motions.top;
    if (!target || target.mover !== null || sentence.index - target.lastAt > 60) return;
    const named = /\b(?:motion|amendment) (?:by|from|of|offered by)\b/i.test(text)
      ? moverIn(text, this.#people)
      : null;
    if (named && wordCount(text) < 40) {
      target.mover = named;
      target.moverAt = sentence.index;
      target.heard.add(sentence.index);
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

const tellsOfVote =
  /\b(?:votes?|voted|motion|pass(?:es|ed)?|carr(?:y|ies|ied)|fail(?:s|ed)?|ayes?|nays?|yeas?|noes|adopted|approved|rejected|opposed|abst\w+)\b/i;

/** Whether a question can be on this motion: an amendment is not 'the resolution as amended'. */
function isAbout({ rank, motion }: Ballot, about: About): boolean {
  if (about === null || about === 'motion') return true;
  if (about === 'amendment') return rank === 'amendment' || /\bamend/i.test(motion ?? 'amend');
  return rank === 'main';
}
