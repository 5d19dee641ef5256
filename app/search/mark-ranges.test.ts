import { expect, it } from 'vitest';
import { markRanges } from './mark-ranges.ts';

it('a marked text is the text', () => {
  const text = 'The budget, amended.';
  const marked = markRanges(text, [
    { start: 4, end: 10 },
    { start: 12, end: 19 },
  ]);
  expect(marked.map((part) => part.text).join('')).toBe(text);
  expect(marked.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual([
    'budget',
    'amended',
  ]);
  expect(markRanges('', [])).toEqual([]);
});
