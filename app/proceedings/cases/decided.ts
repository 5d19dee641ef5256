import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, rulingOf } from '../votes/ballot.ts';
import {
  endsMotion,
  hasNoSecond,
  onlyOpensOrCloses,
  saidBefore,
  takesBack,
} from '../votes/motion-fate-patterns.ts';
import { outcomeIn } from '../votes/outcome-patterns.ts';
import { presidingLabel } from '../votes/presiding-label.ts';
import { isLeftUnvoted } from './unvoted-ends.ts';

/** 'I move', 'is there a motion', 'all in favor': a matter comes to its decision. */
const asks = pattern(
  'i',
)`^(?:second(?:ed)?|support)(?:,? (?:mr\.?|madam|mister) \w+)?[.!]|\b(?:${phrases(String.raw`
  motion (?:to|by|from|for|on|that)|(?:make|have|entertain|need|is there|any|a) (?:an? |an? \w+ |that |this |the )?motions?
  I(?:'ll|'d| will| would)? (?:so )?move\b(?! (?:on|forward|along|here|there))|so moved|we(?:'d| would)? move (?:for|that|to (?:approve|adopt|accept|deny)\b)|moved by|moved and seconded
  all (?:those )?in favou?r|call the roll|second(?:ed)? by|(?:hearing|seeing|without|no) objections?
`)})`;

/** Where matters are decided, as numbers of sentences. */
export class Decided {
  readonly #votes: readonly { from: number; to: number }[];
  /** The label of who presides, where the record has labels. */
  readonly #chair: string | null;
  /** How many rulings and how many steps towards one were heard before each sentence. */
  readonly #rulings: Uint32Array;
  readonly #asked: Uint32Array;
  readonly #refusals: Uint32Array;
  /** The same of matters and motions that came to no vote. */
  readonly #ended: Uint32Array;

  /** `hasSteps` is whether a hearing's closing counts: where no agenda has its matter, that is decided behind it. */
  constructor(
    ballots: readonly Ballot[],
    sentences: readonly SpokenSentence[],
    { hasSteps }: { hasSteps: boolean },
  ) {
    const isStep = ({ motion }: Ballot) => !hasSteps && onlyOpensOrCloses(motion ?? '');
    const rulingsOnSteps = new Set(ballots.filter(isStep).map(rulingOf));
    this.#votes = ballots
      .filter((ballot) => !isStep(ballot))
      .map((ballot) => ({ from: ballot.startAt, to: rulingOf(ballot) }));
    this.#chair = presidingLabel(sentences);
    this.#rulings = new Uint32Array(sentences.length + 1);
    this.#asked = new Uint32Array(sentences.length + 1);
    this.#refusals = new Uint32Array(sentences.length + 1);
    this.#ended = new Uint32Array(sentences.length + 1);
    sentences.forEach(({ text }, at) => {
      const said = outcomeIn(text);
      const isRefused = said?.ruling === true && said.outcome === 'rejected';
      this.#rulings[at + 1] =
        (this.#rulings[at] ?? 0) + (said?.ruling && !rulingsOnSteps.has(at) ? 1 : 0);
      this.#refusals[at + 1] = (this.#refusals[at] ?? 0) + (isRefused ? 1 : 0);
      this.#asked[at + 1] = (this.#asked[at] ?? 0) + (asks.test(text) ? 1 : 0);
      this.#ended[at + 1] = (this.#ended[at] ?? 0) + (endsUnvoted(sentences, at) ? 1 : 0);
    });
  }

  /** Whether a decision came to its end after one sentence and not after the other. */
  between(from: number, to: number): boolean {
    return (
      // 'Hearing none, the minutes stand approved' decides what it names, and ends nothing before it.
      this.#votes.some((vote) => vote.to > from && vote.to <= to && vote.from < to) ||
      this.#since(this.#rulings, from + 1, to) ||
      this.#since(this.#ended, from + 1, to)
    );
  }

  /** Whether a vote is being taken at a sentence. */
  isVoting(at: number): boolean {
    return this.#votes.some(({ from, to }) => from <= at && at <= to);
  }

  /** Whether a motion was ruled to have failed from one sentence on and before the other. */
  isRefused(from: number, to: number): boolean {
    return this.#since(this.#refusals, from, to);
  }

  /** Whether a sentence is a ruling. */
  isRuled(at: number): boolean {
    return at >= 0 && this.#since(this.#rulings, at, at + 1);
  }

  /** Whether the record says who presides. */
  get isLabelled(): boolean {
    return this.#chair !== null;
  }

  /** Whether a speaker is the one who presides. */
  presides(speaker: string | null): boolean {
    return speaker !== null && speaker === this.#chair;
  }

  /** Whether a motion is made or asked for from one sentence on and before the other. */
  isAsked(from: number, to: number): boolean {
    return this.#since(this.#asked, from, to);
  }

  /** Whether a matter is sent on or left without a vote from one sentence on and before the other. */
  isLeft(from: number, to: number): boolean {
    return this.#since(this.#ended, from, to);
  }

  #since(counts: Uint32Array, from: number, to: number): boolean {
    const last = counts.length - 1;
    const [start, end] = [Math.max(0, Math.min(from, last)), Math.max(0, Math.min(to, last))];
    return (counts[end] ?? 0) > (counts[start] ?? 0);
  }
}

/** Whether a matter is left without a vote there, a motion is taken back, or dies for want of a second. */
function endsUnvoted(sentences: readonly SpokenSentence[], at: number): boolean {
  const before = saidBefore(sentences, at);
  const text = sentences[at]?.text ?? '';
  return (
    isLeftUnvoted(text) ||
    endsMotion(text) ||
    takesBack(text, before.at(-1) ?? '') ||
    hasNoSecond(text, before)
  );
}
