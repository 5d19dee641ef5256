import { expect, it } from 'vitest';
import { citedFrom } from './cited-from.ts';

it('leads from a passage back to all that rests on it', () => {
  const from = citedFrom({
    sentences: [
      { index: 0, citations: [4, 5, 4] },
      { index: 1, citations: [5] },
    ],
    votes: [{ index: 3, segments: [5] }],
    facts: [{ index: 7, label: '$1.2 million', segments: [4] }],
  });
  expect(from.get(4)).toEqual([
    { name: 'sentence 1', hash: 'n1' },
    { name: '$1.2 million', hash: 'fact-8' },
  ]);
  expect(from.get(5)?.map(({ name }) => name)).toEqual(['sentence 1', 'sentence 2', 'vote 1']);
  expect(from.has(6)).toBe(false);
});
