import { pattern, words } from '#app/platform/language/pattern.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { isAskingVerb, isSpeakingVerb } from '../vocabulary/speaking-verbs.ts';
import type { Statement } from './statement.ts';

/** Who a sentence says spoke, and whether it is about the asking. */
export type ClaimedSpeaker = { name: string; text: string; at: number; asks: boolean };

/** Tokens from the beginning within which the subject of 'would' and of any other verb stands. */
const latestSubject = { would: 3, other: 6 };
/** Tokens before a verb in which a comma or 'while' begins its clause. */
const clauseStart = 4;

const according = /\baccording to (?:[\p{L}.]+ ){0,3}?(\p{Lu}[\p{L}'’-]+)(?=[,.]|$)/u;

/** Who a sentence says spoke: before the verb, or after it at the end. */
export function claimedSpeaker(sentence: Statement): ClaimedSpeaker | null {
  const { tokens } = sentence;
  for (const [index, { word, gap }] of tokens.entries()) {
    if (index === 0 || gap !== 'none' || !isSpeakingVerb(word)) continue;
    if (!isNameLike(sentence, index - 1)) continue;
    if (word === 'would' && index > latestSubject.would) continue;
    // 'funding Boyle reported' at the end, or the subject at the beginning.
    const isTail = index >= tokens.length - 2;
    const isLate = index > latestSubject.other && tokens[index - 1]?.gap === 'none';
    if (isLate && !isTail && !startsClause(sentence, index)) continue;
    return claimAt(sentence, index - 1, isAskingVerb(word));
  }
  const named = according.exec(sentence.text)?.[1];
  const at = named === undefined ? -1 : tokens.findIndex(({ text }) => text === named);
  return at < 0 ? null : claimAt(sentence, at, false);
}

function startsClause(sentence: Statement, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - clauseStart); at -= 1) {
    if (sentence.tokens[at]?.gap === 'comma' || sentence.tokens[at]?.gap === 'stop') return true;
    if (/^(?:while|but|and|although)$/.test(sentence.tokens[at]?.word ?? '')) return true;
  }
  return false;
}

const isNameLike = (sentence: Statement, at: number) =>
  /^\p{Lu}/u.test(sentence.tokens[at]?.text ?? '') &&
  (isName(sentence, at) || at === 0 || isPerson(sentence, at));

/** Whether a title or a first name stands before a name, so that it is a person's. */
export function isPerson(sentence: Statement, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return before !== undefined && /^\p{Lu}/u.test(before.text);
}

const afterNames = pattern()`^${words('am as ms mp jr sr ii iii md')}$`;

function claimAt(sentence: Statement, place: number, asks: boolean): ClaimedSpeaker {
  // 'Hefin David AM said'
  const at = afterNames.test(sentence.tokens[place]?.word ?? '') && place > 0 ? place - 1 : place;
  const text = sentence.tokens[at]?.text ?? '';
  return { name: bareWord(foldWord(text)), text, at, asks };
}
