import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import type { Place } from './outline.ts';

/** In sentences: a quotation of one segment seldom runs over more. */
const longestQuote = 4;

/** Finds the sentences of a record by words that stand in them. */
export class SentencePlaces {
  readonly #bySegment = new Map<number, number[]>();
  readonly #sentences: readonly SpokenSentence[];

  constructor(sentences: readonly SpokenSentence[]) {
    this.#sentences = sentences;
    for (const { index, segments } of sentences)
      for (const segment of segments)
        this.#bySegment.set(segment, [...(this.#bySegment.get(segment) ?? []), index]);
  }

  /** The sentence in which the words of a place begin; the segment's first where none has them. */
  at({ segment, words }: Place): number | null {
    const near = this.#bySegment.get(segment) ?? [];
    const wanted = ` ${wordsOf(words).join(' ')} `;
    const begins = near.findLast((index) => {
      const own = this.#sentences.slice(index, index + longestQuote);
      return ` ${own.flatMap(({ text }) => wordsOf(text)).join(' ')} `.includes(wanted);
    });
    return begins ?? near[0] ?? null;
  }
}

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);
