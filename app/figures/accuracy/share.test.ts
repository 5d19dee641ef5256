import { expect, it } from 'vitest';
import { percentOf } from './Share.tsx';

it('a percentage is given of twenty and more, and never says all or none where it is neither', () => {
  expect(percentOf(19, 19)).toBeNull();
  expect(percentOf(20, 20)).toBe('100%');
  expect(percentOf(399, 400)).toBe('over 99%');
  expect(percentOf(1, 400)).toBe('under 1%');
  expect(percentOf(0, 400)).toBe('0%');
  expect(percentOf(134, 153)).toBe('88%');
});
