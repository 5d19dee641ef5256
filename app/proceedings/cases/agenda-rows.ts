import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { callOf } from './called-on.ts';
import type { Decided } from './decided.ts';
import { goesOn, goneTo, namesNext } from './gone-to.ts';
import { heardOf, none } from './heard-designators.ts';
import { paperNumbers } from './paper-numbers.ts';
import { RecordWords } from './record-words.ts';
import { least, worth } from './row-worth.ts';
import { type Weighed, weightsOf } from './title-weights.ts';
import { takesUp, usualItem } from './usual-items.ts';

/** The share of a title that is said where its matter is taken up; less may be chance. */
const named = 0.2;
const usuallyNamed = 0.5;
/** Of a title of three words, what one sentence says of it. */
const mostOf = 0.6;
/** Of a title of two words. */
const both = 0.95;
/** Up to which share of a meeting its ceremonies are held. */
const ceremonies = 0.3;
/** A roll that is called for a vote opens nothing. */
const ofRoll = /\b(?:roll call|call (?:of )?the roll)\b/i;
const moves = /\bI(?:'d| would|'ll| will)?(?: like)?(?: to)? (?:move|make (?:a|the) motion)\b/i;
/** 'No, we have the levy.', 'No, we resolution on the levy.' as captions hear it, and not 'No, we did not get any bids'. */
const retracts =
  /^(?:oh,? )?(?:no|wait|hold on),? (?:we|you)(?:'ve| have)? (?:still )?(?:the|an?|skipped|missed|forgot\w*|resolution|ordinance|item)\b/i;
/** In sentences: what is gone on to is told so soon. */
const goesOnWithin = 2;

/** How much speaks for each sentence as the place where an entry of the agenda is taken up. */
export class AgendaRows {
  readonly words: RecordWords;
  /** Whether a sentence goes on to something, or follows a ruling. */
  readonly transitions: readonly boolean[];
  readonly #sentences: readonly SpokenSentence[];
  readonly #titles: readonly string[];
  readonly #weights: readonly Weighed[];
  readonly #heard: ReturnType<typeof heardOf>;
  /** Numbers that name the entries' papers, as digits. */
  readonly #numbers: readonly string[][];
  readonly #calls: readonly ReturnType<typeof callOf>[];
  /** Where one's paper is named by its number, and whose. */
  readonly #named = new Map<number, Set<number>>();
  readonly #decided: Decided;
  readonly #usual: readonly ReturnType<typeof usualItem>[];

  constructor(
    entries: readonly AgendaEntry[],
    sentences: readonly SpokenSentence[],
    decided: Decided,
  ) {
    this.#sentences = sentences;
    this.#decided = decided;
    this.words = new RecordWords(sentences, (at) => decided.isRuled(at));
    this.transitions = sentences.map(
      ({ text }, at) => goesOn.test(text) || decided.isRuled(at - 1),
    );
    this.#weights = weightsOf(entries, this.words);
    this.#heard = heardOf(entries, sentences);
    this.#numbers = paperNumbers(entries);
    this.#calls = entries.map(callOf);
    for (const [entry, numbers] of this.#numbers.entries())
      for (const at of numbers.flatMap((number) => this.words.numberPlaces(number)))
        this.#named.set(at, (this.#named.get(at) ?? new Set()).add(entry));
    this.#titles = entries.map(({ title }) => title);
    this.#usual = this.#titles.map(usualItem);
  }

  /** For each sentence what speaks for it, with the announcement that begins there. */
  row(entry: number): Float64Array {
    const scores = new Float64Array(this.#sentences.length);
    const weighed = this.#weights[entry] ?? [];
    const isRoll = ofRoll.test(this.#titles[entry] ?? '');
    const isVoted = (at: number) => isRoll && this.#decided.isVoting(at);
    const alone = new Map<number, number>();
    for (const { word, share } of weighed) {
      const { places: said, isSlip } = this.words.placesOf(word);
      const places = said.filter((at) => !this.#isOthers(entry, at) && !isVoted(at));
      const weight = share * (isSlip ? worth.slip : 1);
      this.words.mark(scores, places, weight);
      for (const place of new Set(places)) alone.set(place, (alone.get(place) ?? 0) + weight);
    }
    const together = new Float64Array(scores.length);
    for (const [place, share] of alone)
      this.words.raise(together, place, Math.min(1, share) * worth.together);
    // One word of a title is said by chance: 'public' of 'Public Participation'.
    const whole = weighed.length < 2 ? Number.POSITIVE_INFINITY : weighed.length === 2 ? both : 0;
    // So are words of a title of three that stand sentences apart: 'a plan', 'we are committed'.
    const isApart = (at: number) =>
      weighed.length === 3 && (together[at] ?? 0) < mostOf * worth.together;
    scores.forEach((score, at) => {
      scores[at] = Math.min(1, score * (score < whole || isApart(at) ? worth.half : 1));
    });
    const heard = this.#heard[entry] ?? none;
    for (const at of new Set([...heard.whole, ...heard.alone, ...heard.parent]))
      scores[at] = (scores[at] ?? 0) + this.#designated(entry, at);
    for (const number of this.#numbers[entry] ?? [])
      this.words.mark(scores, this.words.numberPlaces(number), worth.number);
    const usual = this.usual(entry);
    const gone = goneTo(this.#titles[entry] ?? '');
    const called = new Set<number>();
    for (const { text, index: at } of this.#sentences) {
      if ((this.transitions[at] && gone.isOn(text)) || gone.isAll(text)) called.add(at);
      const isUsual = usual && isWithin(usual, at, scores.length) && takesUp(usual, text);
      if (isUsual || called.has(at)) scores[at] = Math.max(scores[at] ?? 0, worth.usual);
    }
    for (let at = 0; at < scores.length; at += 1) {
      if (!scores[at]) continue;
      const isAway = usual && !isWithin(usual, at, scores.length);
      const isBegun = called.has(at) || (!isAway && this.#isBegun(entry, at, alone));
      if (!isBegun || this.#isOthers(entry, at) || !this.#isCalled(entry, at)) scores[at] = 0;
      if (isVoted(at) || this.#isTakenBack(entry, at)) scores[at] = 0;
      if ((scores[at] ?? 0) < least - worth.transition) scores[at] = 0;
      else if (this.transitions[at]) scores[at] = (scores[at] ?? 0) + this.#transition(at);
      if ((scores[at] ?? 0) < least) scores[at] = 0;
      else scores[at] = (scores[at] ?? 0) + (together[at] ?? 0);
    }
    return scores;
  }

  /** 'That takes us to the report.' 'No, we have the levy.' */
  #isTakenBack(entry: number, at: number): boolean {
    const isSaid = this.transitions[at] === true && !this.isNumberSaid(entry, at);
    return isSaid && retracts.test(this.#sentences[at + 1]?.text ?? '');
  }

  #transition(at: number): number {
    const isOrdered = namesNext.test(this.#sentences[at]?.text ?? '');
    return worth.transition + (isOrdered ? worth.ordered : 0);
  }

  usual(entry: number) {
    return this.#usual[entry] ?? null;
  }

  /** Whether an entry is what every meeting opens with, and nothing that is decided. */
  isCeremony(entry: number): boolean {
    const usual = this.usual(entry);
    return usual !== null && usual.from === 0 && usual.to <= ceremonies;
  }

  /** What of an entry is said in one sentence alone. */
  evidence(entry: number, at: number): number {
    return (
      this.#share(entry, at) +
      this.#designated(entry, at) +
      (this.#isNumbered(entry, at) ? worth.number : 0) +
      (this.isUsual(entry, at) ? worth.usual : 0)
    );
  }

  /** Whether an announcement begins here: with its own words, or with going on to what has them. */
  #isBegun(entry: number, at: number, alone: ReadonlyMap<number, number>): boolean {
    const last = this.transitions[at] ? at + goesOnWithin : at;
    for (let own = at; own <= last; own += 1)
      if (
        (alone.has(own) && this.usual(entry)?.isNamedOften !== true) ||
        this.#designated(entry, own) > 0 ||
        this.#isNumbered(entry, own) ||
        this.isUsual(entry, own)
      )
        return true;
    return false;
  }

  /** Whether an entry whose words are said all evening is called on within an announcement. */
  #isCalled(entry: number, at: number): boolean {
    const calls = this.#calls[entry];
    if (!calls) return true;
    const announced = this.#sentences.slice(at, this.words.reachFrom(at) + 1);
    return announced.some(({ text, index }) => calls(text) || this.#designated(entry, index) > 0);
  }

  /** Whether another paper is named by its number in a sentence, of those that have one as this has. */
  #isOthers(entry: number, at: number): boolean {
    const named = this.#named.get(at);
    return named !== undefined && !named.has(entry) && (this.#numbers[entry] ?? []).length > 0;
  }

  /** Whether its own words or number are said in a sentence, and not its designator alone. */
  isNamed(entry: number, at: number): boolean {
    // 'Guidelines for public comment' are not told wherever the public comments.
    const enough = this.usual(entry) ? usuallyNamed : named;
    return this.#share(entry, at) >= enough || this.#isNumbered(entry, at);
  }

  /** Whether a sentence has the words with which every meeting takes it up. */
  isUsual(entry: number, at: number): boolean {
    const usual = this.usual(entry);
    return usual !== null && takesUp(usual, this.#sentences[at]?.text ?? '');
  }

  /** Whether its designator is asked for in a sentence, and read out in the next, or with its paper's number. */
  isReadOut(entry: number, at: number): boolean {
    const { whole } = this.#heard[entry] ?? none;
    if (!whole.has(at)) return false;
    const soon = [0, 1, 2, 3].map((step) => at + step);
    return whole.has(at + 1) || soon.some((place) => this.#isNumbered(entry, place));
  }

  /** Whether its whole designator is said in a sentence: '5.2' and not 'item 5'. */
  isDesignated(entry: number, at: number): boolean {
    return (this.#heard[entry] ?? none).whole.has(at);
  }

  /** Whether an entry is the minutes of some meeting. */
  isMinutes(entry: number): boolean {
    return /\bminutes\b/i.test(this.#titles[entry] ?? '');
  }

  /** Whether something is moved in a sentence: what it names was spoken of before. */
  isMoved(at: number): boolean {
    return moves.test(this.#sentences[at]?.text ?? '');
  }

  /** Whether a sentence names it by its designator, or by its paper's number. */
  isNumberSaid(entry: number, at: number): boolean {
    return this.#designated(entry, at) > 0 || this.#isNumbered(entry, at);
  }

  /** How much of its title is said in one sentence. */
  #share(entry: number, at: number): number {
    const weighed = this.#weights[entry] ?? [];
    return weighed.reduce(
      (sum, { word, share }) => sum + (this.words.isSaid(word, at) ? share : 0),
      0,
    );
  }

  #isNumbered(entry: number, at: number): boolean {
    const numbers = this.#numbers[entry] ?? [];
    return numbers.some((number) => this.words.numberPlaces(number).includes(at));
  }

  #designated(entry: number, at: number): number {
    const { whole, alone, parent } = this.#heard[entry] ?? none;
    if (whole.has(at)) return worth.designator;
    if (alone.has(at)) return worth.letter;
    return parent.has(at) ? worth.parent : 0;
  }
}

/** Whether what every meeting has comes in that part of it: a roll called later is a vote's. */
const isWithin = ({ from, to }: { from: number; to: number }, at: number, length: number) =>
  at / length >= from && (at / length <= to || at < opening);
/** In sentences: the opening of a short meeting is a larger share of it. */
const opening = 40;
