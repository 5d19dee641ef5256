import { words } from '#app/platform/language/pattern.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';

const small = new Set(words('of the and for on in to'));
/** Letters of an acronym; with fewer than three anything may be one. */
const longestAcronym = 6;
const shortestExpanded = 3;

/** Which small words an acronym may have a letter of: 'DOE' has one of 'of', 'EPA' none. */
const ways: readonly ((word: string) => boolean)[] = [
  (word) => !small.has(word),
  (word) => !small.has(word) || word === 'of',
  () => true,
];

/** Initials of runs of words: 'small business innovation research' gives 'sbir'. */
export const acronymsOf = perStatement((source): ReadonlySet<string> => {
  const initials = new Set<string>();
  for (const counts of ways) {
    const letters: string[] = [];
    for (const token of source.tokens) {
      if (token.gap === 'stop') letters.length = 0;
      if (!counts(token.word) || token.word === 'a') continue;
      letters.push(token.word.charAt(0));
      if (letters.length > longestAcronym) letters.shift();
      for (let size = 2; size <= letters.length; size += 1)
        initials.add(letters.slice(-size).join(''));
    }
  }
  return initials;
});

/** Whether a word is part of a name the source shortens: 'EPA', 'doe'. */
export function isExpanded(sentence: Statement, at: number, source: Statement): boolean {
  if (!/^\p{Lu}/u.test(sentence.tokens[at]?.text ?? '')) return false;
  for (let start = Math.max(0, at - 5); start <= at; start += 1) {
    const initials = ways.map(() => '');
    for (let end = start; end < Math.min(sentence.tokens.length, start + 8); end += 1) {
      const part = sentence.tokens[end];
      if (!part) break;
      const isSmall = small.has(part.word);
      if (!isSmall && !/^\p{Lu}/u.test(part.text)) break;
      for (const [way, counts] of ways.entries())
        if (!isSmall || counts(part.word)) initials[way] += part.word.charAt(0);
      const isSaid = (letters: string) =>
        letters.length >= shortestExpanded && source.words.has(letters);
      if (end >= at && !isSmall && initials.some(isSaid)) return true;
    }
  }
  return false;
}
