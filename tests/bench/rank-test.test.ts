import { expect, it } from 'vitest';
import { dice } from '#prisma/scale/dice.ts';
import { rankTest, smallestTold, tells } from './rank-test.ts';

const rolls = dice(7);
/** Times with a long tail, as answers have them. */
const times = (count: number, longer = 0) =>
  Array.from({ length: count }, () => 20 + rolls.below(1000) ** 2 / 100_000 + longer);

it('tells two kinds of times apart that differ by a twentieth of their spread', () => {
  expect(rankTest([4, 5, 6], [1, 2, 3]).area).toBe(1);
  expect(rankTest([1, 2, 2, 3], [1, 2, 2, 3]).area).toBe(0.5);
  const those = times(5000);
  expect(tells(rankTest(times(5000, 0.5), those))).toBe(true);
  expect(smallestTold(times(5000), those)).toBeLessThan(0.5);
});

it('says of times that do not differ that they do in one of twenty trials', () => {
  const told = Array.from({ length: 200 }, () => tells(rankTest(times(200), times(200))));
  const wrongly = told.filter(Boolean).length;
  expect(wrongly).toBeGreaterThan(1);
  expect(wrongly).toBeLessThan(24);
});
