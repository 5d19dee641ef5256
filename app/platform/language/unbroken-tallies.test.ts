import { expect, it } from 'vitest';
import { unbrokenTallies } from './unbroken-tallies.ts';

it.each([
  ['It was adopted, 5 to 0.', 'It was adopted, 5~to~0.'],
  ['7 to 1, 1 abstaining', '7~to~1, 1 abstaining'],
  ['Adopted, ? to 2; then 11 to 10.', 'Adopted, ?~to~2; then 11~to~10.'],
  ['from 1,250 to 1,300 acres', 'from 1,250 to 1,300 acres'],
  ['$5 to 10.5 percent', '$5 to 10.5 percent'],
  ['from 6:30 to 7 PM', 'from 6:30 to 7 PM'],
])('%s', (said, shown) => {
  expect(unbrokenTallies(said)).toBe(shown.replaceAll('~', '\u00a0'));
});
