import { expect, it } from 'vitest';
import { answeredCount } from './answered-count.ts';

it.each([
  ["So four to one, the closing's approved.", [4, 1, null]],
  ['Five-zero.', [5, 0, null]],
  ['Five-oh.', [5, 0, null]],
  ['Passes four oh.', [4, 0, null]],
  ['Okay, six nothing.', [6, 0, null]],
  ['So four, nothing, and one.', [4, 0, 1]],
  ["That's all five.", [5, 0, null]],
  ["So that's four with Priya abstaining.", [4, 0, 1]],
  ["Three-two, it's tabled to April 22.", [3, 2, null]],
  ['Two to three, the amendment fails.', [2, 3, null]],
  ['okay for yes trent yes four two passes congratulations', [4, 2, null]],
  ['okay for yes trent yes six eyes', [6, null, null]],
  ['Three, one and one, that carries.', [3, 1, 1]],
  ['Five, and Tom’s abstaining.', [5, 0, 1]],
  ['Five-zero-one.', [5, 0, 1]],
  ['So four and an abstention.', [4, 0, 1]],
  ['Okay, five nothing and one abstaining, the fee is waived.', [5, 0, 1]],
])('after a question %j is a count', (text, [yes, no, abstain]) => {
  expect(answeredCount(text)).toMatchObject({ yes, no, abstain });
});

it('is told with those who abstain in a sentence of their own', () => {
  expect(answeredCount('Five.', 'One abstention.')).toMatchObject({ yes: 5, no: 0, abstain: 1 });
  expect(answeredCount('Five.', 'Congratulations.')).toBeNull();
  expect(answeredCount('Five.', 'One abstention and two opposed.')).toBeNull();
});

it('is one side alone right behind the question, unless the other is asked for', () => {
  expect(answeredCount('Seven.', 'Okay.', 'All in favor?')).toMatchObject({ yes: 7, no: null });
  expect(answeredCount('Five.', 'None opposed.', 'All in favor?')).toMatchObject({ yes: 5 });
  expect(answeredCount('Six.', 'Opposed?', 'In favor of the base bid?')).toBeNull();
  expect(answeredCount('Seven.', 'Okay.', 'How old is it?')).toBeNull();
});

it.each([
  'Nine-oh-six.',
  'Three to four weeks.',
  'Ten to twelve people came.',
  'Two minutes, Harriet.',
  'Seven thirty.',
  'All right.',
  'Oh, none.',
  'Two, oh, sorry.',
  "That's four with Priya abstaining and Bob opposed.",
  'One of them was here.',
  'Five hundred to six hundred dollars.',
])('%j is none', (text) => {
  expect(answeredCount(text)).toBeNull();
});
