import { expect, it } from 'vitest';
import { listedItems } from './listed-items.ts';

const letters = [...'abcdefghijkl'].map((letter) => `6.${letter}`);
const numbers = ['3', '4', '5', '6', '7', '8', '9'];
const named = (text: string, keys: string[]) => {
  const found = listedItems(text, keys);
  return found && [...found].sort((a, b) => a - b).map((index) => keys[index]?.split('.').at(-1));
};

it.each([
  ['I move to approve consent items A, C, D, F through J.', [...'acdfghij']],
  ['Motion to approve A through E and G.', [...'abcdeg']],
  ['approve 6A, 6B and 6D', [...'abd']],
  ['all of consent with the exception of item C', [...'abdefghijkl']],
])('hears the letters of “%s”', (text, wanted) => {
  expect(named(text, letters)).toEqual(wanted);
});

it.each([
  ['items 4 through 9 except 7', ['4', '5', '6', '8', '9']],
  ['items four through nine, except seven', ['4', '5', '6', '8', '9']],
  ['Items 3, 5 and 8.', ['3', '5', '8']],
  ['items 3-6', ['3', '4', '5', '6']],
])('hears the numbers of “%s”', (text, wanted) => {
  expect(named(text, numbers)).toEqual(wanted);
});

it('hears none where none is said', () => {
  expect(listedItems('I move to approve the consent agenda.', letters)).toBeNull();
  expect(listedItems('I would like a motion on the consent calendar', letters)).toBeNull();
});
