import { contentStems } from '#app/proceedings/cases/record-words.ts';

/** Of a sentence's words with content: where so many are the title's, it only reads it out. */
const readsOut = 0.6;

/** Whether a sentence, by its stems, says little more than the title of what is taken up. */
export function sameMatter(stems: readonly string[], title: string): boolean {
  if (stems.length === 0) return true;
  const own = new Set(contentStems(title));
  return stems.filter((word) => own.has(word)).length >= readsOut * stems.length;
}
