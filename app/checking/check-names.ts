import { weekdays } from '#app/proceedings/facts/dates.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';
import { acronymsOf, isExpanded } from './acronyms.ts';
import type { Alignment } from './alignment.ts';
import { slotReason } from './name-slots.ts';
import { bareWord, isName } from './name-vocabulary.ts';
import type { Statement } from './statement.ts';

/** Reasons why people, places and organisations of a sentence are not those of the source. */
export function checkNames(sentence: Statement, source: Statement, alignment: Alignment): string[] {
  const initials = acronymsOf(source);
  const missing: Token[] = [];
  const reasons: string[] = [];
  sentence.tokens.forEach((token, index) => {
    if (!isName(sentence, index)) return;
    const swapped = replacedName(index, source, alignment);
    if (swapped && !sameName(token.word, swapped)) {
      reasons.push(`The source says ${swapped}, the sentence says ${token.text}.`);
      return;
    }
    if (isInSource(token, index, sentence, source, initials)) {
      const reason = slotReason(index, sentence, source);
      if (reason) reasons.push(reason);
    } else missing.push(token);
  });
  const rest = missing.filter((token) => !isExpansion(token, sentence, source));
  if (rest.length > 0) {
    const names = joinRuns(rest, sentence.text);
    reasons.push(
      names.length === 1
        ? `The name ${names[0]} is not in the source.`
        : `The names ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are not in the source.`,
    );
  }
  for (const token of sentence.tokens) {
    if (weekdays.has(token.word) && !source.words.has(token.word))
      reasons.push(`${token.text} is not in the source.`);
  }
  return reasons;
}

function isInSource(
  token: Token,
  index: number,
  sentence: Statement,
  source: Statement,
  initials: ReadonlySet<string>,
): boolean {
  const word = bareWord(token.word);
  if (source.words.has(word)) return true;
  const singular = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
  if (source.words.has(singular)) return true;
  if (source.places.has(stem(word)) && word.length > 3) return true;
  if (/^\p{Lu}{2,6}$/u.test(token.text.replaceAll('.', ''))) {
    if (initials.has(word)) return true;
    if (word === 'us' || word === 'usa')
      return /\bunited states\b|\bamerican?s?\b|\bu\.?s\.?\b/i.test(source.text);
  }
  if (word === 'washington' && /\bd\.?c\.?\b/i.test(source.text)) return true;
  if (word === 'united' && /\bu\.?s\.?\b/i.test(source.text)) return true;
  if (/^columbia$/.test(word) && /\bd\.?c\.?\b/i.test(source.text)) return true;
  // A caption's slip of one letter at the end of a long name: 'Neguse', 'Negus'.
  if (word.length >= 6) {
    for (const other of source.words) {
      if (other.length < 5 || Math.abs(other.length - word.length) > 1) continue;
      if (other.startsWith(word.slice(0, -1)) && other.length <= word.length) return true;
      if (word.startsWith(other.slice(0, -1)) && word.length <= other.length) return true;
    }
  }
  // 'LegerFernandez' and 'Leger Fernandez'
  const next = sentence.tokens[index + 1];
  return next !== undefined && source.words.has(word + next.word);
}

/** 'Department of Justice' where the source says 'DOJ'. */
const isExpansion = (token: Token, sentence: Statement, source: Statement) =>
  isExpanded(sentence, sentence.tokens.indexOf(token), source);

function joinRuns(tokens: readonly Token[], text: string): string[] {
  const names: string[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    if (last && text.slice(last.end, token.start) === ' ')
      names[names.length - 1] += ` ${token.text}`;
    else names.push(token.text);
    last = token;
  }
  return names;
}

/** The name that stands in the source where the sentence, word for word the same, has another. */
function replacedName(index: number, source: Statement, alignment: Alignment): string | null {
  if (alignment.share < 0.6) return null;
  const gap = alignment.gaps.find(
    ({ sentence: [from, to] }) => from <= index && index < to && to - from <= 3,
  );
  if (!gap || gap.source[1] - gap.source[0] > 4 || gap.source[1] <= gap.source[0]) return null;
  for (let at = gap.source[0]; at < gap.source[1]; at += 1) {
    const token = source.tokens[at];
    if (token && /^\p{Lu}\p{L}/u.test(token.text) && isName(source, at)) return token.text;
  }
  return null;
}

function sameName(word: string, other: string): boolean {
  return stem(bareWord(word)) === stem(bareWord(other.toLowerCase().replaceAll('’', "'")));
}
