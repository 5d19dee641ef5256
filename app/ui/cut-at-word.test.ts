import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it.each([
  ['To lease the depot', 18, 'To lease the depot'],
  ['To lease the depot', 17, 'To lease the…'],
  ['To lease the depot', 12, 'To lease the…'],
  ['To lease the depot', 9, 'To lease…'],
  ['a-name-without-end@example.com', 12, 'a-name-witho…'],
  ['A supercalifragilistic title', 10, 'A supercal…'],
])('%s is cut to %i letters between words: %s', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
