import { capital } from '#app/records/formats/capitals.ts';
import type { Segment } from '#app/records/transcript.ts';
import { words } from '../language/pattern.ts';
import { stem } from '../language/stem.ts';
import { isMeetingWord, isStopWord } from '../language/stop-list.ts';
import { type Token, tokenize } from '../language/tokens.ts';

type Phrase = { text: string; stems: string[]; count: number; score: number };

/** Words of procedure and of talk as such: they name no topic. */
export const proceduralStems: ReadonlySet<string> = new Set(
  words(`
    thank minute yield recognize recognized gentleman gentlelady witness testimony colleague chairman
  objection record time session member committee minister secretary doctor prime chair mister honourable answer support question answer today morning afternoon evening hear think look talk lot ask
  want know come work good great number point case sort percent issue kind fact member mention
    speaker inaudible course sorry hearing maybe happen start tell believe support country
  `).map((word) => stem(word)),
);

// Pairs of words tell topics better than single words. A phrase said all over the meeting still names
// something, so its rarity does not start at nothing.
const weights = { word: 0.6, pair: 1.25, common: 0.35 };
/** What was said once is no topic. */
const fewestSayings = 2;
/** Shorter words are small words that the stop list does not have. */
const shortestWord = 4;

/** Names stretches of a record by the phrases that set each apart from the others. */
export class TopicTitles {
  readonly #segments: readonly Segment[];
  readonly #spans: readonly { firstSegment: number; lastSegment: number }[];
  readonly #names: ReadonlySet<string>;
  readonly #spread = new Map<string, number>();

  constructor(
    segments: readonly Segment[],
    spans: readonly { firstSegment: number; lastSegment: number }[],
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

  /** Up to three phrases of the stretch's own words: 'Forest roads, timber sales and wildfire'. */
  title(span: { firstSegment: number; lastSegment: number }, phrases = 3): string {
    const scored = this.#phrases(span)
      .map((phrase) => ({ ...phrase, score: this.#score(phrase) }))
      .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
    const chosen: Phrase[] = [];
    const used = new Set<string>();
    for (const phrase of scored) {
      if (chosen.length >= phrases || phrase.score <= 0) break;
      if (phrase.stems.some((part) => used.has(part))) continue;
      for (const part of phrase.stems) used.add(part);
      chosen.push(phrase);
    }
    const texts = chosen.map(({ text }) => text);
    if (texts.length === 0) return 'Discussion';
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
    const length = phrase.stems.length === 1 ? weights.word : weights.pair;
    if (phrase.count < fewestSayings) return 0;
    return Math.log(1 + phrase.count) * (weights.common + rarity) * length;
  }

  #phrases(span: { firstSegment: number; lastSegment: number }): Phrase[] {
    const found = new Map<string, Phrase>();
    const add = (tokens: readonly Token[], text: string) => {
      const first = tokens[0];
      const last = tokens.at(-1);
      if (!first || !last) return;
      const stems = tokens.map(({ word }) => stem(word));
      const key = stems.join(' ');
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { text: text.slice(first.start, last.end), stems, count: 1, score: 0 });
    };
    for (let index = span.firstSegment; index <= span.lastSegment; index += 1) {
      const text = this.#segments[index]?.text ?? '';
      let run: Token[] = [];
      for (const token of tokenize(text)) {
        const isContent =
          token.word.length >= shortestWord &&
          !isStopWord(token.word) &&
          !this.#names.has(token.word) &&
          !/[\d']/.test(token.word) &&
          !proceduralStems.has(stem(token.word));
        if (!isContent || token.gap !== 'none') run = [];
        if (!isContent) continue;
        run.push(token);
        if (!isMeetingWord(token.word)) add([token], text);
        if (run.length >= 2) add(run.slice(-2), text);
      }
    }
    return [...found.values()];
  }
}
