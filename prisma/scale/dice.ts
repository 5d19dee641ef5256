/** Random choices that come out the same for the same seed. */
export type Dice = {
  below: (count: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
};

export function dice(seed: number): Dice {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    chance: (probability) => next() < probability,
  };
}
