import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  'What did the council decide about housing',
  'who voted against the levee',
  'Is there a hearing on the pool?',
  'bus fares in 2026?',
  'how much does the contract cost',
])('takes “%s” for a question', (text) => {
  expect(isQuestion(text)).toBe(true);
});

it.each(['short-term rentals', 'speaker:mayor housing', 'will county', 'budget?', '', 'may 2026'])(
  'takes “%s” for words to look for',
  (text) => {
    expect(isQuestion(text)).toBe(false);
  },
);
