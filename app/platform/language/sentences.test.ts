import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const parts = (text: string) => splitSentences(text).map((part) => part.text);

it('a title that is cut short in brackets does not end a sentence', () => {
  const whole = 'Ordinance 26-13 (Vacate Lots 1-9 of Jonesdale Subdivision …) was adopted, 6 to 0.';
  expect(parts(`${whole} It takes effect in May.`)).toEqual([whole, 'It takes effect in May.']);
  expect(parts('It went on … Then it ended.')).toEqual(['It went on …', 'Then it ended.']);
});
