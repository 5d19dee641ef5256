import type { Compared } from '../comparison/compared.ts';
import { isOfOutcome } from '../comparison/coverage.ts';
import { oncePer } from '../statement/per-statement.ts';
import { type Carried, carriedWords, lackOf } from './carried-words.ts';

type LateLack = {
  /** From 0 to 1: how much of a sentence the source lacks, the later the more. */
  share: number;
  /** The same with what its wording falls short of. */
  doubt: number;
  lacking: readonly Lacking[];
};

/** A word with what its lacking weighs. */
type Lacking = Carried & { lack: number };

/** Words of less weight claim nothing that other rules do not judge. */
const leastWeight = 1;

/** A sentence with so much of its wording in the source lacks none. */
const enoughWording = 0.75;
/** How much the wording that falls short of it weighs beside words that are lacking late. */
const shortfallWeighs = 0.3;

/**
 * What the source lacks of a sentence, the later the more. A summary opens with what was spoken of,
 * in words of its own, and closes with what is claimed of it: a reason, an aim, an outcome. So a
 * word weighs as much more as it stands further on. By the weights of the words alone true and
 * untrue sentences are hardly told apart, by its first words not at all.
 */
export const lateLack = oncePer((compared: Compared): LateLack => {
  const { tokens } = compared.sentence;
  const claimed = carriedWords(compared).filter(({ at }) => !isOfOutcome(tokens[at]?.word ?? ''));
  // 'The vote was unanimous, 5-0': outcomes, counts and names are judged by themselves.
  if (lackOf(claimed).weight < leastWeight) return { share: 0, doubt: 0, lacking: [] };
  const placed = claimed.map((word) => ({
    ...word,
    weight: (word.weight * (word.at + 1)) / tokens.length,
  }));
  const lacking = placed
    .filter(({ by }) => by < 1)
    .map((word) => ({ ...word, lack: word.weight * (1 - word.by) }));
  const shortfall = Math.max(0, enoughWording - compared.wording.share);
  const { share } = lackOf(placed);
  return { share, doubt: share + shortfallWeighs * shortfall, lacking };
});
