import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { otherReadings } from '../statement/other-readings.ts';
import type { Statement } from '../statement/statement.ts';
import type { Alignment } from './alignment.ts';
import { sameValue } from './same-value.ts';

/**
 * Shares of the sentence that must run as the source does for a gap to tell anything. 0.4 and 0.6
 * for the first change nothing that is measured; 0.75 for the second loses one altered number.
 */
const runsAlong = 0.5;
const runsClose = 0.65;
/** From here on a gap of several words is one thing in the place of another; 0.7 marks one more. */
const runsAlmostAlike = 0.8;

/** Tokens of the longest gap that is one figure in the place of another. */
const longestGap = 6;
const longestExactGap = 3;

/** The number standing in the source where the sentence, word for word the same, has another. */
export function inGap(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): NumberMention | null {
  if (alignment.share < runsAlong) return null;
  for (const gap of alignment.gaps) {
    // Of '$7.3 million' for '$1.2 million' only the figure differs; the size word is the same.
    const isInside = mention.from >= gap.sentence[0] && mention.to <= gap.sentence[1];
    const holdsGap = mention.from <= gap.sentence[0] && mention.to >= gap.sentence[1];
    if ((!isInside && !holdsGap) || gap.sentence[1] <= gap.sentence[0]) continue;
    const [own, other] = [gap.sentence[1] - gap.sentence[0], gap.source[1] - gap.source[0]];
    if (other > longestGap || own > longestGap) return null;
    const inside = source.numbers.filter(({ from, to }) =>
      isInside && !holdsGap
        ? from >= gap.source[0] && to <= gap.source[1]
        : from < gap.source[1] && to > gap.source[0],
    );
    const isExact = own <= mention.to - mention.from + 1 && other <= longestExactGap;
    if (alignment.share < runsAlmostAlike && !isExact) return null;
    const readings = otherReadings(source).filter(
      ({ from, to }) => from < gap.source[1] && to > gap.source[0],
    );
    if ([...inside, ...readings].some((found) => sameValue(mention, found, sentence))) return null;
    return inside[0] ?? null;
  }
  return null;
}

/** Whether a number takes exactly the place of another between words that are the same. */
export function isExactGap({ from, to }: NumberMention, { share, gaps }: Alignment): boolean {
  return (
    share >= runsClose &&
    gaps.some(
      ({ sentence, source }) =>
        sentence[0] >= from &&
        sentence[1] <= to &&
        sentence[1] - sentence[0] === source[1] - source[0],
    )
  );
}

/** Whether a gap that holds a number may be a change of order rather than of the number. */
export const runsInOrder = ({ share }: Alignment) => share >= runsAlmostAlike;
