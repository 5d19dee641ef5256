import { expect, it } from 'vitest';
import { couldBeTold } from './candidates.ts';

const sayable = (text: string): Parameters<typeof couldBeTold>[0] =>
  ({ text, segments: [0], isClause: false }) as Parameters<typeof couldBeTold>[0];

it.each([
  'This file represents an unedited version of realtime captioning which should not be relied upon.',
  'These captions are provided by the county and may hold errors of the captioner.',
])('what captioners say of captions is nobody’s: %s', (text) => {
  expect(couldBeTold(sayable(text))).toBe(false);
});

it('what was said of a matter could be told', () => {
  const text = 'The height of the two buildings is 28 feet, and the old oak stays where it is.';
  expect(couldBeTold(sayable(text))).toBe(true);
});
