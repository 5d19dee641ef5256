import { expect, it } from 'vitest';
import { keepsToWords } from './keeps-to-words.ts';

const source = 'Ms. Hale: The ferry landing will cost 412,000 dollars and open in June.';

it.each([
  'The ferry landing costs 412,000 dollars.',
  'Ms. Hale told the council that the landing would open in June.',
])('“%s” is told in the words of its source', (text) => {
  expect(keepsToWords(text, source)).toBe(true);
});

it.each(['The ferry landing was cancelled by everybody.', 'Residents feared rising fares.'])(
  '“%s” is not',
  (text) => {
    expect(keepsToWords(text, source)).toBe(false);
  },
);
