import { expect, it } from 'vitest';
import { seatTold } from './seat-told.ts';

it.each([
  ['nominate Dana Hale for the position of vice chair', 'Dana Hale was elected vice chair'],
  ['we nominate judge hale as chair of the board', 'Judge Hale was elected chair'],
  [
    'that Miss Ada brandt serve as the vice chair of the board of trustees',
    'Miss Ada Brandt was elected vice chair',
  ],
  ['that we have Dr Hale as secretary', 'Dr Hale was elected secretary'],
  ['that Dana Hale serve as chair of the board', 'Dana Hale was elected chair'],
  ['nominate Dana Hale', 'Dana Hale was chosen'],
])('whom a body chose is told by the motion “%s”', (motion, told) => {
  expect(seatTold(motion, true)).toBe(told);
});

it.each([
  'that the old depot serve as the library',
  'nominate Dana Hale for chair and postpone the rest',
  'that the lease be president of nothing',
  'that Mr. Hale not be chair',
  'that Mr. Hale also serve as treasurer',
  'Remove Dana Hale as chair',
  'that I be chair',
])('“%s” chooses nobody', (motion) => {
  expect(seatTold(motion, true)).toBeNull();
});
