export type RankTest = {
  /** How often one of `these` is greater than one of `those`; 0.5 where nothing tells them apart. */
  area: number;
  /** Holds the true value in 95 of 100 such trials. */
  interval: readonly [number, number];
};

/**
 * The area under the ROC curve of a guess by greatness alone (Mann and Whitney's test), with DeLong's
 * interval: it asks nothing of how the values are spread, and half of each tie counts.
 */
export function rankTest(these: number[], those: number[]): RankTest {
  const below = shareBelow(those);
  const belowThese = shareBelow(these);
  const ofThese = these.map(below);
  const ofThose = those.map((value) => 1 - belowThese(value));
  const area = mean(ofThese);
  const error = Math.sqrt(variance(ofThese) / these.length + variance(ofThose) / those.length);
  return { area, interval: [area - 1.96 * error, area + 1.96 * error] };
}

/** Whether a guess is better than chance, as far as was tried. */
export const tells = ({ interval: [low, high] }: RankTest) => low > 0.5 || high < 0.5;

/** By how much all of `these` would have had to be greater for `tells` to say so. */
export function smallestTold(these: number[], those: number[]): number {
  let [low, high] = [0, Math.max(...these, ...those) - Math.min(...these, ...those)];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const { interval } = rankTest(
      these.map((value) => value + middle),
      those,
    );
    if (interval[0] > 0.5) high = middle;
    else low = middle;
  }
  return high;
}

/** For a value, the share of `values` that are less, with half of those that are the same. */
function shareBelow(values: number[]): (value: number) => number {
  const sorted = Float64Array.from(values).sort();
  const firstNotBelow = (isBelow: (other: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(sorted[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (value) => {
    const less = firstNotBelow((other) => other < value);
    const notMore = firstNotBelow((other) => other <= value);
    return (less + notMore) / 2 / sorted.length;
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
