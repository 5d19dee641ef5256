import type { Statement } from '../statement/statement.ts';
import { isOfAmount, turningWords } from '../statement/turning-patterns.ts';
import { oppositesOf } from '../vocabulary/opposites.ts';
import { isLike } from '../vocabulary/word-groups.ts';
import type { Side } from './clause-sides.ts';

/** A word of one whose opposite stands in the other, which has no like word itself. */
export function oppositePair(
  sentence: Statement,
  own: Side,
  source: Statement,
  other: Side,
): { sentence: number; source: number } | null {
  const turning = turningWords(source, other.from, other.to);
  if (turning.size === 0) return null;
  const mine = turningWords(sentence, own.from, own.to);
  for (const [key, at] of mine) {
    if (turning.has(key)) continue;
    const opposites = oppositesOf(key);
    if (!opposites || [...turning.keys()].some((found) => isLike(key, found))) continue;
    // What denies by itself is counted among the denials: 'unable' for 'not able'.
    for (const [found, place] of turning)
      if (
        opposites.has(found) &&
        !mine.has(found) &&
        isOfAmount(sentence, at) === isOfAmount(source, place) &&
        !own.denials.includes(at) &&
        !other.denials.includes(place)
      )
        return { sentence: at, source: place };
  }
  return null;
}
