import {
  readSpokenSentences,
  type SpokenSentence,
} from '#app/proceedings/language/spoken-sentences.ts';
import { readWritten } from '#app/proceedings/minutes/written-proceedings.ts';
import type { Segment } from '#app/records/transcript.ts';

/** Finds where quotes of a record stand, counted in words from its beginning. */
export class RecordPlaces {
  readonly #text: string;
  /** At which letter each sentence begins, and at which each segment. */
  #sentences: number[] = [];
  readonly #segments = new Map<number, { from: number; to: number }>();

  constructor(segments: readonly Segment[]) {
    let at = 0;
    const parts: string[] = [];
    const spoken = readSpokenSentences(segments, { cutRunOns: true });
    for (const { text, segments: cited } of spoken) {
      this.#sentences.push(at);
      const words = squeezed(text);
      if (words === '') continue;
      for (const index of cited) {
        const known = this.#segments.get(index);
        this.#segments.set(index, { from: known?.from ?? at, to: at + words.length });
      }
      parts.push(words);
      at += words.length + 1;
    }
    this.#text = parts.join(' ');
    const written = readWritten(segments, [])?.sentences;
    if (written) this.#sentences = this.#placesOf(written);
  }

  /** Minutes are cut into sentences in their own way, each inside of its segment. */
  #placesOf(sentences: readonly SpokenSentence[]): number[] {
    const used = new Map<number, number>();
    return sentences.map(({ text, segments: [segment = 0] }) => {
      const before = used.get(segment) ?? 0;
      used.set(segment, before + squeezed(text).length + 1);
      const { from, to } = this.#segments.get(segment) ?? { from: 0, to: 0 };
      return Math.min(from + before, to);
    });
  }

  /** The word at which a quote begins, or null where it does not stand in the record. */
  quote(quote: string): number | null {
    const at = this.#text.indexOf(squeezed(quote));
    return at < 0 ? null : this.#wordsUpTo(at);
  }

  sentence(index: number): number {
    return this.#wordsUpTo(this.#sentences[index] ?? this.#text.length);
  }

  /** From which word to which a passage of segments goes. */
  passage(segments: readonly number[]): { from: number; to: number } {
    const spans = segments.flatMap((index) => this.#segments.get(index) ?? []);
    return {
      from: this.#wordsUpTo(Math.min(...spans.map(({ from }) => from))),
      to: this.#wordsUpTo(Math.max(...spans.map(({ to }) => to))),
    };
  }

  #wordsUpTo(letter: number): number {
    let words = 0;
    for (
      let at = this.#text.indexOf(' ');
      at >= 0 && at < letter;
      at = this.#text.indexOf(' ', at + 1)
    )
      words += 1;
    return words;
  }
}

/**
 * Captions' brackets, marks and white space aside, as quotes and records are compared; what captions make of an 'aye'
 * is one, as in the rolls that were read.
 */
function squeezed(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/\b(?:i|hi|eye)\b/g, 'aye');
}
