import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Enrollment fell from 205,000 to 198,000 pupils.';

judgeRule('doubled numbers', {
  caught: [
    [told, 'Enrollment fell from 205,000 to 205,000 pupils.'],
    [
      'The bids for the roof were $410,000 and $388,000.',
      'The bids for the roof were $410,000 and $410,000.',
    ],
    [
      'Turnout was 52 percent in May and 31 percent in June.',
      'Turnout was 52 percent in May and 52 percent in June.',
    ],
  ],
  passed: [
    [told, 'Enrollment, once 205,000 pupils, fell to 198,000.'],
    [
      'We paid 40 firms and 40 schools $500 each.',
      '40 firms were paid $500 each, and 40 schools as well.',
    ],
    ['Two members spoke and six left.', 'Two members spoke, two of all who were there.'],
  ],
});
