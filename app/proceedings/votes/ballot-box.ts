import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { amendmentsNamed } from './amendment-names.ts';
import { type Ballot, hasResult } from './ballot.ts';
import { decidesUnput, lastStanding, resultReach } from './ballot-results.ts';
import { endsRoll, readsItem } from './ends-roll.ts';
import { absentAtEnd } from './for-or-against.ts';
import { disposes } from './motion-fate-patterns.ts';
import type { MotionStack } from './motion-stack.ts';
import { saysOwnVote, tellsChairsVote } from './roll-answers.ts';
import { answersIn, endsNames, isRollLine, rollPart } from './roll-lines.ts';
import { decideUnruled } from './voices.ts';

// In sentences: how long a roll goes on, and how soon a result is said again or corrected; after how
// many without name or answer a roll is over, where some were heard and where captions lost them all;
// how soon after a roll that nothing was moved for its ruling shows that it was a vote;
// and how soon after a question a bare count is its result.
const reach = { roll: 240, again: 6, idle: 10, idleWhole: 1, idleUnheard: 60, unmoved: 5, put: 12 };

/** Answers that show that the captions have not lost the roll. */
const fewestHeard = 2;

/** 'Ms. Hale? Here.', 'miss hale here', 'five members present', 'we have a quorum': a roll of who is there. */
const countsPresence =
  /(?:^|[,.;:?!] )(?:I'm |I am )?(?:here|present)\b|^(?!.*\bnot\b)(?:[\p{L}'’.-]+ ){1,4}here[.,!]|(?<!\bof (?:the )?)\bmembers (?:are )?present\b|\bquorum\b/iu;

/** 'Dana Ruiz present.' is the first that answers a roll: it is called anew of who is there, whatever was moved before. */
const isFirstThere = (text: string, { answers }: Ballot) =>
  answers === 0 && /^(?:[\p{L}'’.-]+ ){1,3}(?:here|present)[.,]?$/iu.test(text);

const isOfAmendment = (text: string, { motion }: Ballot) =>
  amendmentsNamed(text).length > 0 && amendmentsNamed(motion ?? '').length === 0;

/**
 * A roll that was called and not answered, as members spoke on, is called again: the vote is the one that both movers
 * are told of once more, on what was moved before.
 */
function takenAgain(ballots: readonly Ballot[]): Ballot[] {
  const isAgain = (one: Ballot, next: Ballot | undefined) =>
    one.rollAt !== null &&
    one.answers < fewestHeard &&
    !hasRuling(one) &&
    one.mover !== null &&
    one.seconder !== null &&
    next?.motion === null &&
    next.mover === one.mover &&
    next.seconder === one.seconder;
  return ballots.flatMap((one, at) => {
    const before = ballots[at - 1];
    if (isAgain(one, ballots[at + 1])) return [];
    const isSecond = before !== undefined && isAgain(before, one);
    return isSecond ? [{ ...one, motion: before.motion, motionAt: before.motionAt }] : [one];
  });
}

const asksForMissed =
  /\b(?:did|have) (?:you|we) (?:get|got|miss|call|skip|forget)\b.*\?|\b(?:you|we|I)(?:'ve| have)? (?:missed|forgot|skipped)\b/i;
const adjourns = /^(?:to |that we |we )?adjourn/i;
const hasRuling = ({ outcome, tally }: Ballot) => outcome !== null || tally !== null;
const lastLine = (ballot: Ballot) => ballot.lastLineAt ?? ballot.rollAt ?? ballot.lastAt;

/** 'You're right, back up then.': what was answered so far is void. */
const voidsRoll = pattern('i')`\b(?:${phrases(`
  back up then
  let(?:'s| us) back up
  (?:let(?:'s| me| us)|we(?:'ll| will)|I(?:'ll| will)) (?:start|begin|do|call) (?:that |this |it |the roll |the vote )?(?:over|again)
`)})\b`;

/** The votes of a meeting: the one being taken, the last one with a result, and those before. */
export class BallotBox {
  readonly #motions: MotionStack;
  readonly #size: number | null;
  readonly #ballots: Ballot[] = [];
  /** The vote that is being taken. */
  open: Ballot | null = null;
  /** The last vote with a result, which a recount or a ruling may still change. */
  closed: Ballot | null = null;
  settledAt = -1;

  /** `size` is how many members answer a roll, where that is known. */
  constructor(motions: MotionStack, size: number | null) {
    this.#motions = motions;
    this.#size = size;
  }

  finish(): Ballot[] {
    const last = this.open;
    // 'All in favor? Good night.' Nobody rules that a meeting is over; the record ends.
    if (last && !hasResult(last) && last.questionAt !== null && adjourns.test(last.motion ?? '')) {
      last.outcome = 'adopted';
      last.outcomeAt = last.lastAt;
    }
    this.close();
    return takenAgain(this.#ballots);
  }

  inRoll(at: number): boolean {
    const open = this.open;
    if (open?.rollAt == null || open.rollDone || at - open.rollAt > reach.roll) return false;
    const isWhole = this.#size !== null && open.answers >= this.#size;
    const idle = isWhole
      ? reach.idleWhole
      : open.answers >= fewestHeard
        ? reach.idle
        : reach.idleUnheard;
    return at - lastLine(open) <= idle;
  }

  /** Whether the open vote was called by roll and its answers have come to an end. */
  get isRollOver(): boolean {
    return this.open?.rollDone === true && this.isAnswered;
  }

  /**
   * Takes up again a roll that was broken off: 'Please call the vote.' 'Oh, yes, sir?', and all that
   * was heard as answers is talk. Where something was moved since, another vote begins.
   */
  callAgain(): boolean {
    const open = this.open;
    if (!open || !this.#motions.isEmpty || hasRuling(open)) return false;
    if (open.called.size >= fewestHeard || open.answers > fewestHeard) return false;
    Object.assign(open, { roll: [], answers: 0, rollDone: false });
    return true;
  }

  /** Whether the roll of the open vote was answered. */
  get isAnswered(): boolean {
    return (this.open?.answers ?? 0) >= fewestHeard;
  }

  /** Whether a question was put just before and waits for its result. */
  isPut(at: number): boolean {
    const open = this.open;
    const putAt = open?.questionAt ?? open?.rollAt ?? null;
    return open != null && putAt !== null && at > putAt && at - open.lastAt <= reach.put;
  }

  /** 'Did you get Mr. Roy's vote?': a roll goes on with who was left out, however many answers were heard. */
  #goesOn({ text, index }: SpokenSentence): void {
    const last = this.open ?? this.closed;
    if (last?.rollAt == null || index - last.lastAt > reach.again || !asksForMissed.test(text))
      return;
    const answers = Math.min(last.answers, (this.#size ?? Infinity) - 1);
    Object.assign(last, { answers, rollDone: false, lastLineAt: index });
    this.open = last;
    this.closed = null;
  }

  collectRoll(sentence: SpokenSentence): void {
    this.#goesOn(sentence);
    const open = this.open;
    if (!open || open.rollAt === null || open.rollDone) return;
    if (sentence.index <= open.rollAt && !open.rollBeginsAtCall) return;
    if (!this.inRoll(sentence.index)) {
      open.rollDone = open.answers >= fewestHeard;
      if (open.rollDone) open.roll = open.roll.filter((at) => at <= lastLine(open));
      return;
    }
    if (sentence.index === open.rollAt + 1 && readsItem.test(sentence.text)) return;
    if (voidsRoll.test(sentence.text)) {
      Object.assign(open, { roll: [], answers: 0, called: new Set() });
      return;
    }
    const isMoved = open.motion !== null || open.mover !== null || open.seconder !== null;
    if ((!isMoved || isFirstThere(sentence.text, open)) && countsPresence.test(sentence.text)) {
      this.open = null;
      return;
    }
    const answers = answersIn(sentence.text);
    const isEnd = endsRoll(sentence.text);
    if (isEnd) open.rollDone = true;
    const tellsVoters =
      endsNames(sentence.text) ||
      absentAtEnd(sentence.text) !== null ||
      saysOwnVote(rollPart(sentence.text));
    if (!isEnd || answers > 0 || tellsVoters) {
      open.roll.push(sentence.index);
      open.lastAt = sentence.index;
    }
    open.answers += answers;
    if (answers > 0 || isRollLine(sentence.text) || tellsChairsVote(sentence.text))
      open.lastLineAt = sentence.index;
    for (const { key } of findNames(rollPart(sentence.text))) open.called.add(key);
  }

  /** The vote that a result belongs to: the open one, the last one, or a motion just made. */
  target(sentence: SpokenSentence, isRuling: boolean, isWhole: boolean): Ballot | null {
    const at = sentence.index;
    const open = this.open;
    const isStale = open?.isUnmoved === true && at - lastLine(open) > reach.unmoved;
    if (open && !isStale && at - open.lastAt <= resultReach(open)) return open;
    const waiting = this.#motions.top;
    const closed = this.closed;
    if (closed && at - closed.lastAt <= reach.again && (waiting?.startAt ?? -1) <= closed.lastAt)
      return closed;
    if (!waiting || !isRuling || !decidesUnput(waiting, sentence, isWhole)) return null;
    // 'Amendment 2 dies' leaves the motion that it would have amended where it is.
    if (waiting.rank === 'main' && isOfAmendment(sentence.text, waiting)) return null;
    this.open = this.#motions.pop() ?? null;
    return this.open;
  }

  resultHeard(target: Ballot, at: number): void {
    target.lastAt = at;
    target.heard.add(at);
    if (target.rollAt !== null) target.rollDone = true;
    this.settledAt = at;
    if (target === this.open) {
      this.open = null;
      this.close();
      this.closed = target;
    }
  }

  /** Closes the open vote, or drops it where nobody moved anything. */
  leave(): void {
    if (this.open?.isUnmoved) this.open = null;
    this.close();
  }

  close(): void {
    for (const last of [this.closed, this.open]) {
      if (last?.rollAt != null && last.answers >= fewestHeard) last.rollDone = true;
      if (last && !hasResult(last)) decideUnruled(last);
      const ballot = last && lastStanding(last);
      if (!ballot || this.#ballots.includes(ballot)) continue;
      this.#ballots.push(ballot);
      const isCarried = ballot.rank === 'subsidiary' && ballot.outcome === 'adopted';
      if (isCarried && disposes(ballot.motion ?? '')) this.#motions.clear();
    }
    this.closed = null;
    this.open = null;
  }
}
