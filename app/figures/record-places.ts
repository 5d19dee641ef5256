import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import type { Segment } from '#app/records/transcript.ts';

/** Finds where quotes of a record stand, counted in words from its beginning. */
export class RecordPlaces {
  readonly #text: string;
  /** At which letter each sentence begins, and at which each segment. */
  readonly #sentences: number[] = [];
  readonly #segments = new Map<number, { from: number; to: number }>();

  constructor(segments: readonly Segment[]) {
    let at = 0;
    const parts: string[] = [];
    for (const { text, segments: cited } of readSpokenSentences(segments, { cutRunOns: true })) {
      this.#sentences.push(at);
      const words = squeezed(text);
      for (const index of cited) {
        const known = this.#segments.get(index);
        this.#segments.set(index, { from: known?.from ?? at, to: at + words.length });
      }
      parts.push(words);
      at += words.length + 1;
    }
    this.#text = parts.join(' ');
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

/** Captions' brackets, marks and white space aside, as quotes and records are compared. */
function squeezed(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .toLowerCase();
}
