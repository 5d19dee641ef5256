import { judgeRule } from '#tests/support/judge-rule.ts';

const ordered = 'They asked to be heard in June. Without objection, so ordered.';

judgeRule('dissent', {
  caught: [
    [
      'All in favor, say aye. Aye. Opposed, please say no. Hearing none, the motion carries.',
      'Two members opposed the motion, which carried.',
    ],
    [ordered, 'The appeal was moved to June over the objection of neighbors.'],
    ['All in favor? Opposed? Hearing none, it carries.', 'A divided council passed the motion.'],
  ],
  passed: [
    [ordered, 'The appeal was moved to June without objection.'],
    ['Three yes, one no. The motion carries.', 'A divided council passed the motion.'],
    [
      'Without objection the letter is received. Mr. Dahl: I object to the fee.',
      'Mr. Dahl objected to the fee.',
    ],
  ],
});
