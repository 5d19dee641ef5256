import type { Compared } from '../comparison/compared.ts';
import { isNegator } from '../statement/denials.ts';
import { numbersOf } from '../statement/number-places.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { carriedWords } from './carried-words.ts';
import { lateLack } from './late-lack.ts';

/** Below this share of its wording in the source, whatever its order, it is about something else. */
const hardlyAny = 0.47;
/**
 * Under both, a sentence is not about its source; of what was worked with they mark no true one.
 * 0.22 for the second marks two.
 */
const farOff = { wording: 0.55, aligned: 0.19 };
/**
 * A sentence that has so few words, names and numbers in common with its source, under both shares
 * and of so many words. They mark three true ones of those worked with.
 */
const loose = { anchors: 1, words: 3, wording: 0.66, aligned: 0.26 };
/**
 * Words that come so near to those of the source, all in all, are about it, though they are others.
 * 0.68 lets one untrue one pass of those worked with, 0.72 marks two true ones more.
 */
const nearAll = 0.7;
/** Where less is lacking than this, the later the more, it is about its source in other words. */
const littleLack = 0.2;
/** Words that tell more than they claim are in common to anything. */
const fullWeight = 1;

/** Whether a sentence seems to be about something else than its source: its citation is wrong. */
export function isElsewhere(compared: Compared): boolean {
  const { wording, alignment } = compared;
  if (lateLack(compared).share < littleLack) return false;
  if (wording.share < farOff.wording && alignment.share < farOff.aligned) return true;
  // A denial that is put in is carried by nothing.
  const denies = compared.sentence.tokens.some((_, at) => isNegator(compared.sentence, at));
  if (!denies && nearness(compared) >= nearAll) return false;
  if (wording.share < hardlyAny) return true;
  if (wording.share >= loose.wording || alignment.share >= loose.aligned) return false;
  return carriedWords(compared).length >= loose.words && anchorsOf(compared) <= loose.anchors;
}

/** How near the words of a sentence come to its source, each as much as any other. */
function nearness(compared: Compared): number {
  const words = carriedWords(compared);
  return words.reduce((sum, { by }) => sum + by, 0) / Math.max(1, words.length);
}

/** What stands in both texts as it is: words of weight, names and numbers. */
function anchorsOf(compared: Compared): number {
  const { sentence, source } = compared;
  const words = carriedWords(compared).filter(({ by, weight }) => by === 1 && weight >= fullWeight);
  const names = sentence.tokens.filter(
    ({ word }, at) => isName(sentence, at) && source.words.has(bareWord(word)),
  );
  const numbers = sentence.numbers.filter(({ value }) => numbersOf(source, value).length > 0);
  return words.length + names.length + numbers.length;
}
