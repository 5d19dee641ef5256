import { weekdays } from '#app/proceedings/facts/dates.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { nearness, placeOf } from '../lexicon/lexicon.ts';
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
  const isActor = !isPlural && !/(?:ing|tion|ment|ly|ed)$/.test(word) && actsOf.has(next.word);
  return isActor && !(saidOfThings.test(next.word) && isThing(word));
}

/** What things do as well as people: 'Disposal would cost more'. */
const saidOfThings = /^(?:is|was|will|would|has|had|and|also|did|does)$/;
/** Surnames that stand where other surnames do. */
const surnames = oncePerWord(['smith', 'johnson', 'miller', 'williams']);
/** Of words that are no names hardly one comes so near to them; 'Baker' and 'Brown' do. */
const nearNames = 0.12;

/** Whether a word is of the language, and is not used as names are. */
export function isThing(word: string): boolean {
  const place = placeOf(word);
  if (place < 0) return false;
  const near = surnames().reduce((sum, at) => sum + nearness(at, place), 0);
  return near / surnames().length < nearNames;
}

/** The places of words, looked up when first asked for. */
function oncePerWord(words: readonly string[]): () => readonly number[] {
  let places: number[] | null = null;
  return () => {
    places ??= words.map(placeOf);
    return places;
  };
}

/** A word without the tail of a possessive. */
export function bareWord(word: string): string {
  return word.replace(/'s$|'$/, '');
}
