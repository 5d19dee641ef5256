/** A small generator of numbers (mulberry32): the same seed gives the same figures. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  pick: <T>(from: readonly T[]) => T | undefined;
  shuffle: <T>(list: readonly T[]) => T[];
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)],
    shuffle: (list) => {
      const mixed = [...list];
      for (let index = mixed.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1));
        const [a, b] = [mixed[index], mixed[other]];
        if (a !== undefined && b !== undefined) [mixed[index], mixed[other]] = [b, a];
      }
      return mixed;
    },
  };
}
