import { expect, it } from 'vitest';
import { howOften } from './how-often.ts';

it.each([
  [1, 'less than one a month'],
  [3, 'about 1 a month'],
  [12, 'about 1 a week'],
  [90, 'about 7 a week'],
])('%i in 90 days are %s', (count, words) => {
  expect(howOften(count)).toBe(words);
});
