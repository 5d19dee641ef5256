import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { foldWord, tokenize } from '../language/tokens.ts';
import { answers, type Call, isBareName, type RollTurn } from './roll-answers.ts';
import { isAnswer, piecesOf } from './roll-lines.ts';
import { isNamedVoice, sameSurname } from './same-motion.ts';

/** In words: 'Thank you all very much, aye.' */
const longest = 8;

const withoutThanks = (text: string) => text.replace(/\bthanks\b/i, '');

/**
 * The answer of whom the record names as its speaker, where nobody who was called is waited for:
 * 'FRITZ: Aye.' Each voice is heard once.
 */
export function voiceAnswer(
  { text, speaker }: RollTurn,
  clerk: string | null,
  calls: readonly Call[],
  people: People,
): Call | null {
  if (speaker === null || speaker === clerk || !isNamedVoice(speaker)) return null;
  if (calls.at(-1)?.answer === null || text.split(' ').length > longest) return null;
  const pieces = piecesOf(text);
  const said = pieces.filter(isAnswer);
  const answer = answers.get(said[0]?.split(' ').at(-1)?.toLowerCase() ?? '');
  if (said.length !== 1 || pieces.at(-1) !== said[0] || !answer) return null;
  // 'Hale, aye' is a clerk's.
  if (tokenize(withoutThanks(text)).some(isBareName) || findNames(text).length > 0) return null;
  const [mention] = findNames(speaker);
  const alike = people.member(mention?.name ?? speaker);
  // Labels are written and not heard: what only sounds like a member is somebody else.
  const member = alike && sameSurname(alike.name, speaker) ? alike : null;
  const key = member?.key ?? (mention ? people.keyOf(mention) : foldWord(speaker));
  if (calls.some((call) => call.key === key)) return null;
  const name = member?.name ?? (mention ? people.spell(mention) : speaker);
  return { key, name, answer, times: 1, isCalledAgain: false, mentions: 100 };
}
