import { isFunctionWord } from '#app/search/function-words.ts';
import { isAskingWord } from '#app/search/read-question.ts';
import { stemsOf } from '#app/search/words.ts';

/**
 * Of a sentence's telling words, what the places it cites have to have. A sentence that needs more words
 * of its own may be true, but is for an editor to judge, and there is none here.
 */
const enough = 0.7;

/** Whether a sentence is told mostly in the words of what it cites, whatever the endings. */
export function keepsToWords(text: string, source: string): boolean {
  const there = new Set(stemsOf(source));
  const own = [...new Set(stemsOf(text))].filter(
    (stem) => !isFunctionWord(stem) && !isAskingWord(stem),
  );
  return own.filter((stem) => there.has(stem)).length >= own.length * enough;
}
