import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { gentleman, isEvidenceSession, isOfLegislature } from '../facts/legislature.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from '../votes/motion-text.ts';
import { sameSurname } from '../votes/same-motion.ts';
import type { Announcement } from './announcement.ts';
import { calledIn, namesIn, theChair, wholeCall } from './floor-given.ts';
import { hearingMatter } from './hearing-matter.ts';
import { numberedPaper } from './matter-vocabulary.ts';

const openingStatement = /\bopening (?:statements?|remarks|comments)\b/i;
const callsWitnesses = pattern('i')`\b(?:${phrases(String.raw`
  (?:first|second|third|fourth|next|final|last) (?:panel|witness(?:es)?)
  (?:move|turn|proceed|go)(?: now)?(?: on)? to (?:the |our )?(?:witness(?:es)?['’]? )?testimony
  welcome (?:the testimony of |our )(?:\w+ )?(?:witness(?:es)?|panel)
  to the (?:witness )?table(?=\W*$)
`)})\b`;
/** Told of before it comes, or after it went. */
const isToldOf =
  /\b(?:we will feature|divide|we(?:['’]ll| will) have a|not the|thanks? (?:\w+ )?to our|conclud\w+|dismiss\w*|switch)\b/i;
const testifies =
  /\bfor (?:your|his|her|their) (?:oral |opening )?(?:testimony|statement|remarks)\b/i;
const turnsToQuestions = pattern('i')`\b(?:${phrases(String.raw`
  (?:turn|go|move|proceed)(?: now)?(?: on)?(?: straight)? ?(?:in)?to (?:a number of )?(?:the )?(?:member |members['’]? )?questions
  recogni[sz]e members
`)})\b`;
const isMember = pattern('i')`\b${gentleman}\b`;
const asks = /\bquestion(?:s|ing)?\b/i;
const hasMinutes = /\bfor (?:five|four|three|two|[2-5]) minutes\b/i;

/** What a committee decides is debated behind it. */
const endsHearing =
  /\b(?:close[sd]?|concludes?) the hearing portion\b|\b(?:entertain|offer) a motion\b|\bI move (?:that )?the committee\b/i;

/** Fewer make no hearing, nor a committee that takes up bills. */
const fewestSteps = { ofMatter: 2, untold: 3 };
const fewestBills = 2;
/** In words: a turn of fewer has nothing to tell, as of a member without questions. */
const shortest = 60;
/** In sentences: between the welcome of those who testify and the first of them. */
const introducedWithin = 20;

type Step = {
  kind: 'matter' | 'opening' | 'testimony' | 'questions';
  /** What the hearing is on; who testify, or who asks. */
  of: readonly string[];
};
type Turn = Step & { sentence: number };

/**
 * The steps of a hearing before a committee of a legislature among what else its record takes up: while it lasts,
 * 'next is' and 'public comment' are only spoken of.
 */
export function withHearingTurns(
  found: readonly Announcement[],
  sentences: readonly SpokenSentence[],
  people: People,
): Announcement[] {
  // A committee that takes up bill after bill is told by these.
  const bills = found.filter(
    ({ by, sentence }) => by === 'order' && numberedPaper.test(sentences[sentence]?.text ?? ''),
  );
  if (bills.length >= fewestBills || !isOfLegislature(sentences)) return [...found];
  const { turns, end } = hearingTurns(sentences, people);
  const from = turns[0]?.sentence ?? sentences.length;
  const isTold = turns.some(({ kind }) => kind === 'matter');
  if (turns.length < (isTold ? fewestSteps.ofMatter : fewestSteps.untold)) return [...found];
  const kept = found.filter(
    ({ by, kind, sentence }) =>
      sentence < from ||
      sentence > end ||
      by === 'motion' ||
      (by === 'standing' && (kind === 'opening' || kind === 'closing')) ||
      (by === 'cue' && kind === 'action'),
  );
  return [...kept, ...turns.map(announced)];
}

/** Its steps, as whoever chairs it calls them, and the sentence with which it ends. */
function hearingTurns(
  sentences: readonly SpokenSentence[],
  people: People,
): { turns: Turn[]; end: number } {
  const hearing = new Hearing(sentences, people);
  for (const { index } of sentences) hearing.hear(index);
  const turns = hearing.turns.filter(({ sentence, kind }, at) => {
    const said = sentences.slice(sentence, hearing.turns[at + 1]?.sentence);
    return kind === 'matter' || wordCount(said.map(({ text }) => text).join(' ')) >= shortest;
  });
  return { turns, end: hearing.endsAt };
}

class Hearing {
  readonly turns: Turn[] = [];
  /** Behind this sentence the committee decides. */
  endsAt = Infinity;
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  #phase: 'opening' | 'testimony' | 'questions' = 'opening';
  /** Those who testify, as far as they were named. */
  #panel: readonly string[] = [];
  #welcomedAt = -Infinity;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
  }

  hear(at: number): void {
    const text = wholeCall(this.#sentences, at);
    const called = calledIn(text, this.#sentences[at - 1]?.text ?? '', this.#people);
    const isUntold = this.turns.length === 0 || isEvidenceSession.test(text);
    const matter = isUntold ? hearingMatter(this.#sentences, at) : null;
    if (endsHearing.test(text)) this.endsAt = Math.min(this.endsAt, at);
    // 'I will entertain a motion to put the letters in the record', and the next is recognized.
    else if (called !== null && hasMinutes.test(text)) this.endsAt = Infinity;
    if (matter !== null) {
      this.#begin(at, { kind: 'matter', of: [matter] });
    } else if (callsWitnesses.test(text) && !isToldOf.test(text)) {
      this.#phase = 'testimony';
      this.#panel = namesIn(this.#sentences, at, this.#people);
      this.#begin(at, { kind: 'testimony', of: this.#panel });
      this.#welcomedAt = at;
    } else if (this.endsAt > at) {
      this.#giveFloor(called, at, text);
    }
  }

  #giveFloor(called: string | null, at: number, text: string): void {
    const isOfQuestions = turnsToQuestions.test(text);
    if (called === null && !isOfQuestions) return;
    if (isOfQuestions || this.#asks(called, text)) {
      this.#phase = 'questions';
      this.#begin(at, { kind: 'questions', of: [called ?? theChair] });
    } else if (called !== null && this.#phase !== 'opening') {
      this.#phase = 'testimony';
      this.#begin(at, { kind: 'testimony', of: [called] });
    } else if (openingStatement.test(text)) {
      this.#begin(at, { kind: 'opening', of: [] });
    }
  }

  /** Whether whoever is given the floor asks, and neither opens nor testifies. */
  #asks(called: string | null, text: string): boolean {
    if (asks.test(text)) return true;
    if (this.#phase === 'opening') return hasMinutes.test(text) && !openingStatement.test(text);
    if (isMember.test(text)) return true;
    if (testifies.test(text)) return false;
    const isOfPanel = this.#panel.length === 0 || this.#panel.includes(called ?? '');
    return this.#phase === 'questions' || !isOfPanel;
  }

  #begin(sentence: number, step: Step): void {
    const last = this.turns.at(-1);
    const isNear = sentence - this.#welcomedAt <= introducedWithin;
    this.#welcomedAt = -Infinity;
    if (last && isSameStep(last, step)) return;
    // 'I welcome our witnesses.', and then the first of them.
    if (last && isNear && step.kind === 'testimony') last.of = step.of;
    else this.turns.push({ ...step, sentence });
  }
}

/** 'Questions from Ida Quill', and then 'Ms. Quill, you are recognized.' */
const isSameStep = (last: Step, step: Step) =>
  last.kind === step.kind &&
  last.of.length === step.of.length &&
  last.of.every((name, at) => name === step.of[at] || sameSurname(name, step.of[at] ?? ''));

function announced({ sentence, ...step }: Turn): Announcement {
  return { ...{ sentence, end: 0, key: null }, by: 'turn', kind: 'hearing', title: titleOf(step) };
}

const inWords = new Intl.ListFormat('en-GB');

function titleOf({ kind, of }: Step): string {
  const named = inWords.format(of);
  if (kind === 'matter') return named;
  if (kind === 'opening') return 'Opening statements';
  if (kind === 'questions') return `Questions from ${named}`;
  return named === '' ? 'Testimony' : `Testimony of ${named}`;
}
