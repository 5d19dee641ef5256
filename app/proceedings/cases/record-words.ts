import { lettersApart } from '../language/letters-apart.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stop-list.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { numbersIn, withoutZeros } from './numbers-said.ts';

/** In words: an item is announced within about as many, its title read out. */
const announcementWords = 45;
/** In letters: shorter words that look alike are different words. */
const longEnough = { oneSlip: 5, twoSlips: 8, apart: 7 };

/** Where each word of a record stands, and how rare it is. */
export class RecordWords {
  readonly length: number;
  /** The first sentence from which on a sentence is still within an announcement. */
  readonly #reachesBack: number[];
  readonly #said: ReadonlySet<string>[] = [];
  readonly #places = new Map<string, number[]>();
  /** Words that captions may have parted: 'Hill crest' for 'Hillcrest'. */
  readonly #apart = new Map<string, number[]>();
  readonly #byStart: Map<string, string[]>;
  readonly #apartByStart: Map<string, string[]>;
  /** Under what `numbersIn` finds. */
  readonly #numbers = new Map<string, number[]>();

  /** `isRuled` says where something was decided: no announcement reaches back beyond that. */
  constructor(sentences: readonly SpokenSentence[], isRuled: (at: number) => boolean) {
    this.length = sentences.length;
    const counts: number[] = [];
    for (const { text, index } of sentences) {
      const tokens = tokenize(text);
      counts.push(tokens.length);
      const said = new Set(contentStems(text));
      this.#said.push(said);
      for (const word of said) add(this.#places, word, index);
      for (const word of pairsOf(tokens)) add(this.#apart, word, index);
      for (const number of numbersIn(tokens)) add(this.#numbers, number, index);
    }
    this.#byStart = Map.groupBy(this.#places.keys(), (word) => word.slice(0, 1));
    this.#apartByStart = Map.groupBy(this.#apart.keys(), (word) => word.slice(0, 1));
    this.#reachesBack = reachOf(counts, isRuled);
  }

  /** The last sentence of the announcement that begins with this one. */
  reachFrom(at: number): number {
    let last = at;
    while (last + 1 < this.length && (this.#reachesBack[last + 1] ?? last + 1) <= at) last += 1;
    return last;
  }

  /** Whether a word is said in a sentence. */
  isSaid(word: string, at: number): boolean {
    return this.#said[at]?.has(word) === true;
  }

  /** How much it says that a word is said: nothing where it is said everywhere. */
  weight(word: string): number {
    return Math.log(1 + this.length / (1 + (this.#places.get(word)?.length ?? 0)));
  }

  /** The sentences a word stands in; where it is nowhere, those of words that sound like it. */
  placesOf(word: string): { places: readonly number[]; isSlip: boolean } {
    const places = this.#places.get(word);
    if (places) return { places, isSlip: false };
    const start = word.slice(0, 1);
    const alikeOf = (words: Map<string, string[]>, places: Map<string, number[]>) =>
      (words.get(start) ?? [])
        .filter((other) => other === word || isSlipOf(word, other))
        .flatMap((other) => places.get(other) ?? []);
    const heard = [
      ...alikeOf(this.#byStart, this.#places),
      ...(word.length < longEnough.apart ? [] : alikeOf(this.#apartByStart, this.#apart)),
    ];
    return { places: [...new Set(heard)].sort((a, b) => a - b), isSlip: true };
  }

  numberPlaces(number: string): readonly number[] {
    return this.#numbers.get(withoutZeros(number)) ?? [];
  }

  /** Raises the sentences in whose announcement a place lies to what that place is worth. */
  raise(scores: Float64Array, place: number, worth: number): void {
    for (let at = this.#reachesBack[place] ?? place; at <= place; at += 1)
      scores[at] = Math.max(scores[at] ?? 0, worth);
  }

  /** Marks the sentences in whose announcement one of the places lies, which are given in order. */
  mark(scores: Float64Array, places: readonly number[], worth: number): void {
    let marked = -1;
    for (const place of places) {
      const from = Math.max(marked + 1, this.#reachesBack[place] ?? place);
      for (let at = from; at <= place; at += 1) scores[at] = (scores[at] ?? 0) + worth;
      marked = Math.max(marked, place);
    }
  }
}

/** What a text is about, as stems. */
export function contentStems(text: string): string[] {
  return tokenize(text)
    .filter(({ word }) => !isStopWord(word) && (word.length > 2 || /^\d/.test(word)))
    .map(({ word }) => stem(word));
}

/** Two words that follow each other as the one that they may be. */
function pairsOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap(({ word }, at) => {
      const next = tokens[at + 1];
      const isPair = next?.gap === 'none' && !isStopWord(word) && !isStopWord(next.word);
      const joined = isPair ? word + next.word : '';
      return joined.length < longEnough.apart || /\d/.test(joined) ? [] : [stem(joined)];
    }),
  );
}

function add(map: Map<string, number[]>, key: string, index: number): void {
  const places = map.get(key);
  if (places) places.push(index);
  else map.set(key, [index]);
}

function reachOf(counts: readonly number[], isRuled: (at: number) => boolean): number[] {
  let from = 0;
  let words = 0;
  return counts.map((count, at) => {
    if (isRuled(at - 1)) {
      from = at;
      words = 0;
    }
    words += count;
    while (from < at && words - (counts[from] ?? 0) - count >= announcementWords) {
      words -= counts[from] ?? 0;
      from += 1;
    }
    return from;
  });
}

/** Whether a word of the record may be this one misheard: same beginning, a letter or two apart. */
function isSlipOf(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  if (shorter < longEnough.oneSlip || /\d/.test(word + other)) return false;
  if (word.slice(0, 2) !== other.slice(0, 2)) return false;
  return lettersApart(word, other) <= (shorter >= longEnough.twoSlips ? 2 : 1);
}
