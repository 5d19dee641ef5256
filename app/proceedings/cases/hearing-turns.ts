import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from '../votes/motion-text.ts';
import { sameSurname } from '../votes/same-motion.ts';
import type { Announcement } from './announcement.ts';
import { calledIn, namesIn, wholeCall } from './floor-given.ts';
import { hearingMatter } from './hearing-matter.ts';

/** How members of a legislature speak to each other, and no council does. */
const ofLegislature = pattern('i')`\b(?:${phrases(String.raw`
  ranking member|gentle(?:man|lady|woman) (?:from|yields|is recognized)|subcommittee
  evidence session
`)})\b`;
/** In sentences. */
const fewestOfLegislature = 3;
const isEvidenceSession = /\bevidence session\b/i;

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
const asks = /\bquestion(?:s|ing)?\b/i;
const hasMinutes = /\bfor (?:five|four|three|two|[2-5]) minutes\b/i;

/** What a committee decides is debated behind it. */
const endsHearing =
  /\b(?:close[sd]?|concludes?) the hearing portion\b|\b(?:entertain|offer) a motion\b|\bI move (?:that )?the committee\b/i;

/** In words: a turn of fewer has nothing to tell, as of a member without questions. */
const shortest = 60;
/** In sentences: between the welcome of those who testify and the first of them. */
const introducedWithin = 20;

/** What begins; who then has the floor, where that is one alone. */
type Step = { title: string; who?: string | null; isMatter?: boolean };
type Turn = Announcement & Step;

/** The steps of a hearing among what else a record takes up: there 'next is' and 'public comment' are only spoken of. */
export function withHearingTurns(
  found: readonly Announcement[],
  sentences: readonly SpokenSentence[],
  people: People,
): Announcement[] {
  const turns = hearingTurns(sentences, people);
  if (turns.length === 0) return [...found];
  const kept = found.filter(
    ({ by, kind }) =>
      by === 'motion' ||
      (by === 'standing' && (kind === 'opening' || kind === 'closing')) ||
      (by === 'cue' && kind === 'action'),
  );
  return [...kept, ...turns];
}

/**
 * The steps of a hearing before a committee of a legislature, as whoever chairs it calls them: what it is on,
 * the opening statements, each witness, each member who asks. None where the record is of another body.
 */
function hearingTurns(sentences: readonly SpokenSentence[], people: People): Turn[] {
  const spoken = sentences.filter(({ text }) => ofLegislature.test(text)).length;
  const isHearing =
    spoken >= fewestOfLegislature || sentences.some(({ text }) => isEvidenceSession.test(text));
  if (!isHearing) return [];
  const hearing = new Hearing(sentences, people);
  for (const { index } of sentences) hearing.hear(index);
  return hearing.turns.filter(({ sentence, isMatter }, at) => {
    const said = sentences.slice(sentence, hearing.turns[at + 1]?.sentence);
    return isMatter || wordCount(said.map(({ text }) => text).join(' ')) >= shortest;
  });
}

class Hearing {
  readonly turns: Turn[] = [];
  readonly #sentences: readonly SpokenSentence[];
  readonly #people: People;
  #phase: 'opening' | 'testimony' | 'questions' | 'deciding' = 'opening';
  /** Those who testify, as far as they were named. */
  #panel: readonly string[] = [];
  #welcomedAt = -Infinity;

  constructor(sentences: readonly SpokenSentence[], people: People) {
    this.#sentences = sentences;
    this.#people = people;
  }

  hear(at: number): void {
    const text = wholeCall(this.#sentences, at);
    const isUntold = this.turns.length === 0 || isEvidenceSession.test(text);
    const matter = isUntold ? hearingMatter(this.#sentences, at) : null;
    if (endsHearing.test(text)) this.#phase = 'deciding';
    if (matter !== null) {
      this.#begin(at, { title: matter, isMatter: true });
    } else if (callsWitnesses.test(text) && !isToldOf.test(text)) {
      this.#phase = 'testimony';
      this.#panel = namesIn(this.#sentences, at, this.#people);
      this.#begin(at, { title: testimonyOf(this.#panel) });
      this.#welcomedAt = at;
    } else if (this.#phase !== 'deciding') {
      this.#giveFloor(at, text);
    }
  }

  #giveFloor(at: number, text: string): void {
    const called = calledIn(this.#sentences, at, this.#people);
    if (called === null && !turnsToQuestions.test(text)) return;
    if (turnsToQuestions.test(text) || this.#asks(called, text)) {
      this.#phase = 'questions';
      this.#begin(at, { title: `Questions from ${called ?? 'the chair'}`, who: called });
    } else if (called !== null && this.#phase !== 'opening') {
      this.#phase = 'testimony';
      this.#begin(at, { title: testimonyOf([called]), who: called });
    } else if (openingStatement.test(text)) {
      this.#begin(at, { title: 'Opening statements' });
    }
  }

  /** Whether whoever is given the floor asks, and neither opens nor testifies. */
  #asks(called: string | null, text: string): boolean {
    if (asks.test(text)) return true;
    if (this.#phase === 'opening') return hasMinutes.test(text) && !openingStatement.test(text);
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
    if (last && isNear && step.title.startsWith(bareTestimony)) Object.assign(last, step);
    else this.turns.push({ ...aTurn, sentence, ...step });
  }
}

/** 'Questions from Ida Quill', and then 'Ms. Quill, you are recognized.' */
const isSameStep = (last: Step, step: Step) =>
  last.title === step.title ||
  (!!last.who &&
    !!step.who &&
    sameSurname(last.who, step.who) &&
    last.title.replace(last.who, '') === step.title.replace(step.who, ''));

const aTurn = { end: 0, key: null, by: 'turn', kind: 'hearing', isTurn: true } as const;
const bareTestimony = 'Testimony';
const inWords = new Intl.ListFormat('en-GB');
const testimonyOf = (names: readonly string[]) =>
  names.length === 0 ? bareTestimony : `${bareTestimony} of ${inWords.format(names)}`;
