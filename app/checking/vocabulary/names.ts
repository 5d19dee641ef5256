import { weekdays } from '#app/proceedings/facts/dates.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import type { Statement } from '../statement/statement.ts';
import { months, officialWords, sentenceOpeners, verbsAfterNames } from './capitalised.ts';

const monthNames = new Set(months);
const official = new Set(officialWords);
const openers = new Set(sentenceOpeners);
const actsOf = new Set(verbsAfterNames);
/** Forms of address before a name. */
const forms = /^(?:mr|mrs|ms|dr|h\.?r)$/;

/** Whether a token names a person, a place or an organisation, as far as spelling tells. */
export function isName(sentence: Statement, index: number): boolean {
  const token = sentence.tokens[index];
  if (!token || !/^\p{Lu}/u.test(token.text) || /\d/.test(token.text)) return false;
  const word = bareWord(token.word);
  if (official.has(word) || monthNames.has(word) || weekdays.has(word)) return false;
  const isAcronym = /^\p{Lu}{2,}$/u.test(token.text);
  if (!isAcronym && (isStopWord(word) || word.length < 2)) return false;
  if (index > 0 && token.gap !== 'stop') return true;
  if (isAcronym) return true;
  if (forms.test(sentence.tokens[index - 1]?.word ?? '')) return true;
  if (openers.has(word)) return false;
  const next = sentence.tokens[index + 1];
  if (!next || next.gap === 'stop') return false;
  if (token.word.endsWith("'s")) return true;
  const nextIsName =
    /^\p{Lu}\p{Ll}/u.test(next.text) && !official.has(next.word) && !isStopWord(next.word);
  if (nextIsName) return true;
  const isPlural = word.endsWith('s') && !word.endsWith('ss');
  return !isPlural && !/(?:ing|tion|ment|ly|ed)$/.test(word) && actsOf.has(next.word);
}

/** A word without the tail of a possessive. */
export function bareWord(word: string): string {
  return word.replace(/'s$|'$/, '');
}
