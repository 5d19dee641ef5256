import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import { decidesUnput, lastStanding, resultReach } from './ballot-results.ts';
import { disposes } from './motion-fate-patterns.ts';
import type { MotionStack } from './motion-stack.ts';
import { endsRoll } from './roll-call.ts';

// In sentences: how long a roll goes on, and how soon a result is said again or corrected.
const reach = { roll: 240, again: 6 };

/** The votes of a meeting: the one being taken, the last one with a result, and those before. */
export class BallotBox {
  readonly #motions: MotionStack;
  readonly #ballots: Ballot[] = [];
  /** The vote that is being taken. */
  open: Ballot | null = null;
  /** The last vote with a result, which a recount or a ruling may still change. */
  closed: Ballot | null = null;
  settledAt = -1;

  constructor(motions: MotionStack) {
    this.#motions = motions;
  }

  finish(): Ballot[] {
    this.close();
    return this.#ballots;
  }

  inRoll(at: number): boolean {
    const open = this.open;
    return open?.rollAt != null && !open.rollDone && at - open.rollAt <= reach.roll;
  }

  collectRoll(sentence: SpokenSentence): void {
    const open = this.open;
    if (!open || open.rollAt === null || open.rollDone || sentence.index <= open.rollAt) return;
    if (sentence.index - open.rollAt > reach.roll) return;
    if (open.isUnmoved && /^(?:I'm |I am )?here\b|\bquorum\b/i.test(sentence.text)) {
      this.open = null;
      return;
    }
    if (endsRoll(sentence.text)) open.rollDone = true;
    else {
      open.roll.push(sentence.index);
      open.lastAt = sentence.index;
    }
  }

  /** The vote that a result belongs to: the open one, the last one, or a motion just made. */
  target(sentence: SpokenSentence, isRuling: boolean, isWhole: boolean): Ballot | null {
    const at = sentence.index;
    const open = this.open;
    if (open && at - open.lastAt <= resultReach(open)) return open;
    const waiting = this.#motions.top;
    const closed = this.closed;
    if (closed && at - closed.lastAt <= reach.again && (waiting?.startAt ?? -1) <= closed.lastAt)
      return closed;
    if (!waiting || !isRuling || !decidesUnput(waiting, sentence, isWhole)) return null;
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

  close(): void {
    for (const last of [this.closed, this.open]) {
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
