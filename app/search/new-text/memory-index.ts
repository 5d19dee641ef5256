import { takeBreath } from '#app/platform/db/take-breath.ts';
import type { NewPassage } from '../indexing/new-passage.ts';
import { passageWords } from '../indexing/passage-words.ts';
import type { Match } from '../match.ts';

type Indexed = { title: string[]; words: string[] };

/**
 * An index of a few passages, which answers a `Match` as the databases do: for a new text that very
 * many searches are run over.
 */
export class MemoryIndex {
  private readonly passages: Indexed[] = [];
  /** Of each word or mark the passages that have it, in their order */
  private readonly having = new Map<string, number[]>();

  private constructor() {}

  /** Everybody else has their turns meanwhile: a day of hearings has some thousand passages. */
  static async of(passages: readonly NewPassage[]): Promise<MemoryIndex> {
    const index = new MemoryIndex();
    for (const passage of passages) {
      index.add(passage);
      await takeBreath();
    }
    return index;
  }

  private add(passage: NewPassage): void {
    const { title, words, marks } = passageWords(passage);
    const at = this.passages.push({ title, words }) - 1;
    for (const word of new Set([...title, ...words, ...marks])) {
      const list = this.having.get(word);
      if (list) list.push(at);
      else this.having.set(word, [at]);
    }
  }

  /** The passages that match, by their places in the list that was given. */
  find(match: Match): readonly number[] {
    if ('word' in match) return this.having.get(match.word) ?? [];
    if ('phrase' in match) return this.findPhrase(match.phrase);
    if ('of' in match) {
      const not = new Set(this.find(match.not));
      return this.find(match.of).filter((at) => !not.has(at));
    }
    if ('any' in match) return [...new Set(match.any.flatMap((one) => this.find(one)))];
    return this.findAll(match.all);
  }

  private findAll(matches: readonly Match[]): readonly number[] {
    let found: readonly number[] | null = null;
    for (const one of matches) {
      const own = this.find(one);
      if (own.length === 0) return own;
      if (found === null) {
        found = own;
        continue;
      }
      const others = new Set(own);
      found = found.filter((at) => others.has(at));
    }
    return found ?? [];
  }

  private findPhrase(phrase: readonly string[]): readonly number[] {
    const words = phrase.map((word): Match => ({ word }));
    return this.findAll(words).filter((at) => {
      const { title, words: text } = this.passages[at] ?? { title: [], words: [] };
      return isWithin(phrase, title) || isWithin(phrase, text);
    });
  }
}

function isWithin(phrase: readonly string[], words: readonly string[]): boolean {
  const [first = ''] = phrase;
  for (let at = words.indexOf(first); at !== -1; at = words.indexOf(first, at + 1)) {
    if (phrase.every((word, step) => words[at + step] === word)) return true;
  }
  return false;
}
