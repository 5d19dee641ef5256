import { words } from '#app/platform/language/pattern.ts';
import type { Statement } from '../statement/statement.ts';

const small = new Set(words('of the and for on in to'));
/** Letters of an acronym; with fewer than three anything may be one. */
const longestAcronym = 6;
const shortestExpanded = 3;

/** Initials of runs of words: 'small business innovation research' gives 'sbir'. */
export function acronymsOf(source: Statement): ReadonlySet<string> {
  const initials = new Set<string>();
  const letters: string[] = [];
  for (const token of source.tokens) {
    if (token.gap === 'stop') letters.length = 0;
    if (small.has(token.word) || token.word === 'a') continue;
    letters.push(token.word.charAt(0));
    if (letters.length > longestAcronym) letters.shift();
    for (let size = 2; size <= letters.length; size += 1)
      initials.add(letters.slice(-size).join(''));
  }
  return initials;
}

/** Whether a word is part of a name the source shortens: 'EPA'. */
export function isExpanded(sentence: Statement, at: number, source: Statement): boolean {
  if (!/^\p{Lu}/u.test(sentence.tokens[at]?.text ?? '')) return false;
  for (let start = Math.max(0, at - 5); start <= at; start += 1) {
    let initials = '';
    for (let end = start; end < Math.min(sentence.tokens.length, start + 8); end += 1) {
      const part = sentence.tokens[end];
      if (!part) break;
      if (/^\p{Lu}/u.test(part.text)) initials += part.word.charAt(0);
      else if (!small.has(part.word)) break;
      if (end >= at && initials.length >= shortestExpanded && source.words.has(initials))
        return true;
    }
  }
  return false;
}
