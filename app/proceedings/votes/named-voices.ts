import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type HeardAs, sureVoices } from '../language/sure-voices.ts';
import { recognisedIn } from './called-on.ts';
import { wordCount } from './motion-text.ts';
import { speakerOf } from './same-motion.ts';

/** In words: a title and a name, called in a roll. */
const longestCall = 4;
const calls = /[?.,:]$/;
const answers =
  /^(?:(?:yes|yeah|yea|aye|ayes|no|nay|here|present|i'm here|abstain)(?: \p{L}+)?|hi|i|eye)[.!,]*$/iu;
const sure = { fewest: 2, share: 0.8 };

/**
 * The sentences under the names of who speaks, where a record only numbers its voices: whose voice
 * answers when Mr. Ngata is called, or speaks next when he is given the floor, is Mr. Ngata's, also where he moves and seconds.
 */
export function withNamedVoices(
  sentences: readonly SpokenSentence[],
  people: People,
): readonly SpokenSentence[] {
  const heard: HeardAs[] = [];
  for (const [at, { text, speaker }] of sentences.entries()) {
    const answer = sentences[at + 1];
    if (!answer?.speaker || !speaker || speakerOf(answer) !== null) continue;
    if (answer.speaker === speaker) continue;
    const name = answers.test(answer.text) ? calledIn(text, people) : recognisedIn(text, people);
    if (name) heard.push({ voice: answer.speaker, name });
  }
  const known = sureVoices(heard, sure);
  if (known.size === 0) return sentences;
  return sentences.map((one) => ({ ...one, speaker: known.get(one.speaker ?? '') ?? one.speaker }));
}

function calledIn(text: string, people: People): string | null {
  if (wordCount(text) > longestCall || !calls.test(text)) return null;
  const [mention] = findNames(text);
  return mention?.from === 0
    ? people.spell(mention)
    : (people.member(text.replace(/[?.,:]+$/, ''))?.name ?? null);
}
