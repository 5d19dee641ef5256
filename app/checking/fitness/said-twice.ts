import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** Of all words with content in two sentences: where so many are in both, they say the same. */
const sameShare = 0.85;
/** In words with content: shorter sentences are alike by chance. */
const fewest = 5;

/** The words with content of a sentence, by their stems: what another is held against. */
export type Content = ReadonlySet<string>;

/** Whether a sentence says what one before it says. */
export function saidTwice(text: string, before: readonly Content[]): string[] {
  const own = contentOf(text);
  if (own.size < fewest) return [];
  const isTwice = before.some((other) => {
    const [fewer, more] = [Math.min(own.size, other.size), Math.max(own.size, other.size)];
    if (fewer < sameShare * more) return false;
    const shared = [...own].filter((word) => other.has(word)).length;
    const all = own.size + other.size - shared;
    return shared >= sameShare * all && numbersIn(own) === numbersIn(other);
  });
  return isTwice ? ['It says the same as a sentence before it.'] : [];
}

const numbersIn = (content: Content) =>
  [...content]
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ');

export function contentOf(text: string): Content {
  const kept = tokenize(text).filter(({ word }) => !isStopWord(word) || /\d/.test(word));
  return new Set(kept.map(({ word }) => (/\d/.test(word) ? word : stem(word))));
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
