import { checkSentence } from '#app/checking/check-sentence.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { CheckedSentence, SectionName } from '../draft.ts';
import type { Candidate } from './candidates.ts';
import { chooseSentences, weighWords } from './choose-sentences.ts';
import { properWords, reportedSpeech } from './reported-speech.ts';
import { speakerName } from './speaker-names.ts';

export type Wanted = {
  section: SectionName;
  from: readonly Candidate[];
  /** About how many words to choose, and at most how many sentences. */
  words: number;
  most?: number;
  item: number | null;
  prefer?: (candidate: Candidate) => number;
};

/** Chooses sentences for one section after the other: what was used or said already counts less. */
export class SentenceChoosing {
  readonly #segmentAt: (index: number) => Segment | undefined;
  readonly #isProper: (word: string) => boolean;
  readonly #covered = new Map<string, number>();
  readonly #used = new Set<number>();

  constructor(segments: readonly Segment[], segmentAt: (index: number) => Segment | undefined) {
    this.#segmentAt = segmentAt;
    this.#isProper = properWords(segments.map(({ text }) => text));
  }

  /** Takes a sentence of the record out of the choice. */
  use(at: number): void {
    this.#used.add(at);
  }

  choose(given: Wanted): CheckedSentence[] {
    const checked = new Map<Candidate, CheckedSentence>();
    const chosen = chooseSentences({
      candidates: given.from.filter(({ at }) => !this.#used.has(at)),
      weights: weighWords(given.from),
      words: given.words,
      most: given.most,
      covered: this.#covered,
      prefer: given.prefer,
      accept: (candidate) => {
        const sentence = this.#check(candidate, given.section, given.item);
        if (sentence) checked.set(candidate, sentence);
        return sentence !== null;
      },
    });
    for (const { at } of chosen) this.use(at);
    return chosen.map((candidate) => checked.get(candidate)).filter((found) => found !== undefined);
  }

  /** The candidate as a sentence of the summary, or null where the check would mark it. */
  #check(candidate: Candidate, section: SectionName, item: number | null): CheckedSentence | null {
    const speaker = this.#segmentAt(candidate.segments[0] ?? -1)?.speaker ?? null;
    const name = speakerName(speaker);
    const told = name === null ? null : reportedSpeech(candidate.text, name, this.#isProper);
    const quoted =
      name !== null && candidate.isQuote ? `${name}: “${candidate.text}”` : candidate.text;
    const source = citedSource(candidate.segments, this.#segmentAt);
    const isSupported = (text: string) =>
      checkSentence({ sentence: text, source }).verdict === 'supported';
    const text = [told, quoted].find((given) => given !== null && isSupported(given));
    if (text === undefined || text === null) return null;
    const verdict = 'supported';
    return {
      text,
      section,
      item: item ?? candidate.item,
      citations: candidate.segments,
      verdict,
      reasons: [],
    };
  }
}
