import { expect, it } from 'vitest';
import { inPassages } from './passages.ts';

const segment = (text: string, speaker: string | null = null) => ({
  ...{ index: 0, text, speaker, startSeconds: null, endSeconds: null },
});
const words = (text: string) => text.split(' ').length;

it('text that runs on for minutes without a point is cut into passages that a reader can take in', () => {
  const clause = 'and we looked at the pumps on the north side and what they would cost us ';
  const talk = `${clause.repeat(40)}so that is all`;
  const passages = inPassages([segment(talk)]);
  expect(passages.map(({ text }) => text).join(' ')).toBe(talk);
  expect(passages.map(({ index }) => index)).toEqual(passages.map((_, at) => at));
  expect(Math.max(...passages.map(({ text }) => words(text)))).toBeLessThanOrEqual(110);
  expect(passages.slice(1).every(({ text }) => /^(?:and|we|so)\b/.test(text))).toBe(true);
});

it('words that nobody breathes between are cut all the same', () => {
  const passages = inPassages([segment('pump '.repeat(400).trim())]);
  expect(Math.max(...passages.map(({ text }) => words(text)))).toBeLessThanOrEqual(110);
});

it('sentences stay whole, and so does what somebody is known to have said', () => {
  const sentence = 'The pump on the north side was replaced in the spring at no cost to the town.';
  const told = `${sentence} `.repeat(20).trim();
  expect(inPassages([segment(told)]).every(({ text }) => text.endsWith('.'))).toBe(true);
  expect(inPassages([segment(told, 'Ms. Hale')])).toHaveLength(1);
});
