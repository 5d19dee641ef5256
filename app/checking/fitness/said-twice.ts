import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { type Token, tokenize } from '#app/proceedings/language/tokens.ts';

/** Of all words with content in two sentences: where so many are in both, they say the same. */
const sameShare = 0.85;
/** In words with content: shorter sentences are alike by chance. */
const fewest = 5;

/** What of a sentence another is held against. */
export type Content = {
  /** Its words with content, by their stems. */
  words: ReadonlySet<string>;
  /** Its numbers and the names in it: where they differ, it tells of something else. */
  marks: string;
};

/** Whether a sentence says what one before it says. */
export function saidTwice(text: string, before: readonly Content[]): string[] {
  const own = contentOf(text);
  const size = own.words.size;
  if (size < fewest) return [];
  const isTwice = before.some(({ words, marks }) => {
    const [fewer, more] = [Math.min(size, words.size), Math.max(size, words.size)];
    if (fewer < sameShare * more) return false;
    const shared = [...own.words].filter((word) => words.has(word)).length;
    const all = size + words.size - shared;
    return shared >= sameShare * all && own.marks === marks;
  });
  return isTwice ? ['It says the same as a sentence before it.'] : [];
}

export function contentOf(text: string): Content {
  const kept = tokenize(text).filter(({ word }) => !isStopWord(word) || /\d/.test(word));
  const isMark = ({ text: written, start, word }: Token) =>
    /\d/.test(word) || (start > 0 && /^\p{Lu}/u.test(written));
  const formOf = ({ word }: Token) => (/\d/.test(word) ? word : stem(word));
  const marks = new Set(kept.filter(isMark).map(formOf));
  return { words: new Set(kept.map(formOf)), marks: [...marks].sort().join(' ') };
}

/** What a summary has said so far, part by part, each sentence taken apart once. */
export class SaidSoFar {
  readonly #bySection = new Map<string, Content[]>();

  before(section: string): readonly Content[] {
    return this.#bySection.get(section) ?? [];
  }

  add({ section, text }: { section: string; text: string }): void {
    const own = this.#bySection.get(section) ?? [];
    this.#bySection.set(section, own);
    own.push(contentOf(text));
  }
}
