import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { amendsWaiting } from './amendment-patterns.ts';
import { isSecond } from './second-patterns.ts';

/** In sentences: how soon a change that a member offers is seconded. */
const secondedWithin = 5;

/** 'I'd like to amend that, make it five': whether a change to the motion that waits is moved, as another member seconds it. */
export function offersChange(
  { index, text }: SpokenSentence,
  sentences: readonly SpokenSentence[],
): boolean {
  const after = () => sentences.slice(index + 1, index + 1 + secondedWithin);
  return amendsWaiting.test(text) && after().some((said) => isSecond(said.text));
}
