import { describe, expect, it } from 'vitest';
import { bestInOrder, placing, sharing } from './best-in-order.ts';

/** What places are worth together: their scores, less what each costs, and standing at one place. */
const total = (rows: readonly number[][], places: readonly (number | null)[]) =>
  places.reduce<number>((sum, place, row) => {
    if (place === null) return sum;
    const isShared = places.slice(0, row).includes(place);
    return sum + (rows[row]?.[place] ?? 0) - placing - (isShared ? sharing : 0);
  }, 0);

/** Every way to place rows in order, none included. */
function* ways(rows: number, columns: number, from = 0): Generator<(number | null)[]> {
  if (rows === 0) return yield [];
  for (const rest of ways(rows - 1, columns, from)) yield [null, ...rest];
  for (let place = from; place < columns; place += 1)
    for (const rest of ways(rows - 1, columns, place)) yield [place, ...rest];
}

describe('places in order', () => {
  it('are worth as much as any others would be', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 60; round += 1) {
      const rows = Array.from({ length: 4 }, () =>
        Array.from({ length: 5 }, () => (random() < 0.5 ? 0 : random())),
      );
      const most = Math.max(...[...ways(4, 5)].map((places) => total(rows, places)));
      expect(total(rows, bestInOrder(rows, 5))).toBeCloseTo(most, 4);
    }
  });

  it('part two rows that would share one, where the first has another that is nearly as good', () => {
    const rows = [
      [0, 0.79, 0.8],
      [0, 0, 1.2],
    ];
    expect(bestInOrder(rows, 3)).toEqual([1, 2]);
  });

  it('keep a row that is surely said from giving way to two that hardly are', () => {
    const rows = [
      [0, 0, 0.59, 0],
      [0, 1.3, 0, 0.77],
    ];
    expect(bestInOrder(rows, 4)).toEqual([null, 1]);
  });
});
