import { citedSource } from '#app/checking/cited-source.ts';
import { type FitnessContext, judgeFitness } from '#app/checking/fitness/judge-fitness.ts';
import { type Content, contentOf, saidTwice } from '#app/checking/fitness/said-twice.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import type { VoteKind } from '#app/proceedings/vote.ts';
import type { Segment } from '#app/records/transcript.ts';
import { checkQuotation } from '../check-quotation.ts';
import { placeLabels } from '../quotation-in.ts';
import type { Moved } from './as-moved.ts';
import type { Candidate } from './candidates.ts';
import { chooseSentences, weighWords } from './choose-sentences.ts';
import { labelOf } from './quotation-label.ts';
import { sameMatter } from './same-matter.ts';
import { namesMoney } from './telling.ts';
import type { Voice } from './voice.ts';
import { whoIsMeant } from './who-is-meant.ts';
import { WhoWasHeard } from './who-was-heard.ts';
import { goesOn, tellsMuch } from './worth-quoting.ts';

/** Words of the record with who said them, as a sentence of the summary. */
export type Quotation = {
  text: string;
  /** With who said it, or where, also where the text leaves that to the quotation before. */
  labelled: string;
  segments: number[];
  /** How much it tells, for the choice among cases. */
  worth: number;
  isNamed: boolean;
};

type Asked = {
  /** The case's title: what only reads it out is no news. */
  title: string;
  isPublic: boolean;
  /** Those of the case that are worth quoting. */
  usable: readonly Candidate[];
  words: number;
  most: number;
};

type Record = {
  segmentAt: (index: number) => Segment | undefined;
  spoken: readonly SpokenSentence[];
  /** The sentences that could be quoted, by their number. */
  candidates: ReadonlyMap<number, Candidate>;
  /** Agenda, roster and date, by which what was misheard is known. */
  known: FitnessContext;
};

/** In words: two sentences that are quoted as one. */
const longestPassage = 64;
/** What leans on the sentence before stands with it, or hardly at all, but for an amount. */
const alone = { usual: 0.3, ofMoney: 0.6 };

/** Chooses what people said, word for word, for one case after the other; nothing is quoted twice. */
export class Quoting {
  readonly #record: Record;
  readonly #covered = new Map<string, number>();
  /** Sentences that are quoted already, by their number. */
  readonly #quoted = new Set<number>();
  readonly #said: Content[] = [];

  constructor(record: Record) {
    this.#record = record;
  }

  /** About so many words of the most telling sentences, in the record's order. */
  choose(candidates: readonly Candidate[], asked: Asked): Quotation[] {
    const heard = new WhoWasHeard(candidates);
    const passages = new Map<Candidate, Candidate[]>();
    const chosen = chooseSentences({
      candidates: asked.usable,
      weights: weighWords(candidates),
      words: asked.words,
      most: asked.most,
      covered: this.#covered,
      prefer: (candidate) => {
        const isCarried = !candidate.leansBack || this.#isCarried(candidate, asked);
        const leaning = isCarried ? 1 : alone[namesMoney(candidate.text) ? 'ofMoney' : 'usual'];
        return candidate.telling * heard.worthOf(candidate) * leaning;
      },
      accept: (candidate) => {
        if (this.#quoted.has(candidate.at)) return 0;
        if (saidTwice(candidate.text, this.#said).length > 0) return 0;
        const whole = this.#passageOf(candidate);
        const passage = this.#isSound(whole) ? whole : [candidate];
        if (!this.#isSound(passage)) return 0;
        passages.set(candidate, passage);
        for (const { at, text } of passage) {
          this.#quoted.add(at);
          this.#said.push(contentOf(text));
        }
        heard.hear(candidate.voice, passage);
        return passage.reduce((sum, { words }) => sum + words, 0);
      },
    });
    return this.#told(this.#joined(chosen.flatMap((one) => passages.get(one) ?? [])), asked);
  }

  /** The sentence with what it leans on, and with neighbours that tell as much. */
  #passageOf(candidate: Candidate): Candidate[] {
    const { at, voice } = candidate;
    const passage = [...this.#whoIsMeant(candidate), candidate];
    if (passage.length > 1) return passage;
    const words = () => passage.reduce((sum, part) => sum + part.words, 0);
    const takes = (part: Candidate | undefined, isWanted: boolean): part is Candidate =>
      part !== undefined &&
      isWanted &&
      part.item === candidate.item &&
      !this.#quoted.has(part.at) &&
      isSameVoice(part.voice, voice) &&
      words() + part.words <= longestPassage;
    const before = candidate.leansBack
      ? this.#before(at, voice)
      : this.#record.candidates.get(at - 1);
    if (takes(before, candidate.leansBack || tellsMuch(before))) passage.unshift(before);
    const after = this.#record.candidates.get(at + 1);
    if (takes(after, tellsMuch(after) || goesOn(after))) passage.push(after);
    return passage;
  }

  /** The words of a motion; null where they could not be read, or do not stand there like that. */
  ofMotion({ sentences, words }: Moved, kind: VoteKind): Quotation | null {
    const segments = [...new Set(sentences.flatMap((sentence) => sentence.segments))];
    if (!this.#isFit(`“${words}”`, words, segments)) return null;
    this.#said.push(contentOf(words));
    const label = placeLabels[kind === 'amendment' ? 'amendment' : 'motion'];
    const text = `${label}: “${inQuotation(words)}”`;
    return { text, labelled: text, segments, worth: 0, isNamed: false };
  }

  #isCarried(candidate: Candidate, { title }: Pick<Asked, 'title'>): boolean {
    const isLed = this.#before(candidate.at, candidate.voice) !== undefined;
    return (
      isLed || this.#followsTitle(candidate.at, title) || this.#whoIsMeant(candidate).length > 0
    );
  }

  /** 'Item 4 is the rezoning of Elm Street. It's two acres.': the title stands over the words. */
  #followsTitle(at: number, title: string): boolean {
    const before = this.#record.candidates.get(at - 1);
    return before !== undefined && sameMatter(before.stems, title);
  }

  #whoIsMeant = (candidate: Candidate) =>
    whoIsMeant(candidate, { ...this.#record, quoted: this.#quoted, longest: longestPassage });

  #before(at: number, voice: Voice): Candidate | undefined {
    const before = this.#record.candidates.get(at - 1);
    return before && !before.leansBack && isSameVoice(before.voice, voice) ? before : undefined;
  }

  #isSound(passage: readonly Candidate[]): boolean {
    const { text, segments } = this.#quotation(passage, null);
    return this.#isFit(text, wordsOf(passage), segments);
  }

  #isFit(text: string, words: string, segments: readonly number[]): boolean {
    return (
      judgeFitness(text, { ...this.#record.known, members: [] }).length === 0 &&
      checkQuotation({ who: null, words }, this.#source(segments)).length === 0
    );
  }

  /** Sentences that follow one another in one mouth are quoted together, as far as that is not long. */
  #joined(parts: readonly Candidate[]): Candidate[][] {
    const passages: Candidate[][] = [];
    for (const part of [...parts].sort((a, b) => a.at - b.at)) {
      const open = passages.at(-1) ?? [];
      const last = open.at(-1);
      const follows =
        last !== undefined && part.at === last.at + 1 && isSameVoice(last.voice, part.voice);
      const words = open.reduce((sum, one) => sum + one.words, part.words);
      const isOne = follows && words <= longestPassage && this.#isSound([...open, part]);
      if (isOne) open.push(part);
      else passages.push([part]);
    }
    return passages;
  }

  /** With labels: a place is named where it changes, a person with each of their quotations. */
  #told(passages: readonly Candidate[][], { isPublic }: Asked): Quotation[] {
    let place: string | null = null;
    return passages.map((passage) => {
      const voice = passage[0]?.voice ?? null;
      const label = labelOf(voice, { isPublic });
      const isUnlabelled = voice?.name == null && label === place;
      place = voice?.name == null ? label : null;
      const told = this.#quotation(passage, label);
      return isUnlabelled ? { ...told, text: `“${wordsOf(passage)}”` } : told;
    });
  }

  #quotation(passage: readonly Candidate[], label: string | null): Quotation {
    const inner = `“${wordsOf(passage)}”`;
    const voice = passage[0]?.voice;
    const naming =
      voice?.namedAt == null ? [] : (this.#record.spoken[voice.namedAt]?.segments ?? []);
    const labelled = label === null ? inner : `${label}: ${inner}`;
    return {
      text: labelled,
      labelled,
      // Where the words stand, then where it is said who speaks.
      segments: [...new Set([...passage.flatMap(({ segments }) => segments), ...naming])],
      worth: Math.max(0, ...passage.map(({ telling, clarity }) => telling * clarity)),
      isNamed: voice?.name != null,
    };
  }

  #source(segments: readonly number[]): string {
    return citedSource(segments, this.#record.segmentAt);
  }
}

/** Marks inside of a quotation are single ones. */
const inQuotation = (words: string) => words.replace(/[“”]/g, '"').replace(/"([^"]*)"/g, '‘$1’');

const wordsOf = (passage: readonly Candidate[]) =>
  inQuotation(passage.map(({ text }) => text).join(' '));

const isSameVoice = (one: Voice, other: Voice) =>
  one.name === other.name && one.isPublic === other.isPublic;
