import { capital } from '#app/records/formats/capitals.ts';
import type { Segment } from '#app/records/transcript.ts';
import { asWritten, type Phrase, topicPhrases } from './topic-phrases.ts';

// Pairs of words tell topics better than single words. A phrase said all over the meeting still names
// something, so its rarity does not start at nothing.
const weights = { word: 0.6, pair: 1.25, common: 0.35 };
/** What was said once is no topic, and a word alone has to come back. */
const fewestSayings = { word: 3, pair: 2 };
/** How often, of its places, a phrase has to stand whole, and where a noun stands. */
const shares = { whole: 0.5, named: 0.4, namedWord: 0.6 };

type Span = { firstSegment: number; lastSegment: number };

/** Names stretches of a record by the phrases that set each apart from the others. */
export class TopicTitles {
  readonly #segments: readonly Segment[];
  readonly #spans: readonly Span[];
  readonly #names: ReadonlySet<string>;
  readonly #spread = new Map<string, number>();

  constructor(
    segments: readonly Segment[],
    spans: readonly Span[],
    /** Surnames, which name nobody's topic. */
    names: ReadonlySet<string> = new Set(),
  ) {
    this.#names = names;
    this.#segments = segments;
    this.#spans = spans;
    for (const span of spans) {
      const seen = new Set<string>();
      for (const phrase of this.#phrases(span)) for (const part of phrase.stems) seen.add(part);
      for (const part of seen) this.#spread.set(part, (this.#spread.get(part) ?? 0) + 1);
    }
  }

  /**
   * Up to three phrases of the stretch's own words: 'Forest roads, timber sales and wildfire'. Null
   * where none of them would read as a title.
   */
  title(span: Span, phrases = 3): string | null {
    const scored = this.#phrases(span)
      .map((phrase) => ({ ...phrase, score: this.#score(phrase) }))
      .sort((a, b) => b.score - a.score || (a.stems.join() < b.stems.join() ? -1 : 1));
    const chosen: (typeof scored)[number][] = [];
    const used = new Set<string>();
    for (const phrase of scored) {
      if (chosen.length >= phrases || phrase.score <= 0) break;
      if (phrase.stems.some((part) => used.has(part))) continue;
      for (const part of phrase.stems) used.add(part);
      chosen.push(phrase);
    }
    const texts = chosen.map(asWritten);
    if (texts.length === 0) return null;
    return capital(
      texts.length === 1
        ? (texts[0] ?? '')
        : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`,
    );
  }

  #score(phrase: Phrase): number {
    const total = Math.max(2, this.#spans.length);
    const rarity =
      phrase.stems
        .map((part) => Math.log((total + 1) / (this.#spread.get(part) ?? 1)))
        .reduce((sum, value) => sum + value, 0) / phrase.stems.length;
    const isWord = phrase.stems.length === 1;
    if (phrase.count < (isWord ? fewestSayings.word : fewestSayings.pair)) return 0;
    if (phrase.whole < phrase.count * shares.whole) return 0;
    const named = isWord ? shares.namedWord : shares.named;
    if (phrase.named < phrase.count * named) return 0;
    return (
      Math.log(1 + phrase.count) *
      (weights.common + rarity) *
      (isWord ? weights.word : weights.pair)
    );
  }

  #phrases({ firstSegment, lastSegment }: Span): Phrase[] {
    const texts = this.#segments.slice(firstSegment, lastSegment + 1).map(({ text }) => text);
    // Captions cut sentences anywhere: the rest of a phrase may stand in the next segment.
    return topicPhrases(texts.join(' '), this.#names);
  }
}
