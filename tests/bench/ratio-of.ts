import { dice } from '#prisma/scale/dice.ts';
import { median } from './pinned-server.ts';

const resamples = 10_000;

/**
 * How many times as long the first of each pair took as the second: the median of the pairs, with the
 * interval that in 95 of 100 repetitions would hold it, by bootstrap.
 */
export function ratioOf(first: readonly number[], second: readonly number[]) {
  const ratios = first.map((time, pair) => time / (second[pair] ?? 0));
  const rolls = dice(17);
  const medians = Array.from({ length: resamples }, () =>
    median(ratios.map(() => ratios[rolls.below(ratios.length)] ?? 0)),
  ).sort((one, other) => one - other);
  return {
    ratio: median(ratios),
    from: medians[resamples * 0.025] ?? 0,
    to: medians[resamples * 0.975] ?? 0,
  };
}
