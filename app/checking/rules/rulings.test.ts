import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'On the amendment, the noes have it and the amendment is not agreed to. On the ordinance, the ayes have it and the ordinance is adopted.';
const alsoTold =
  'The amendment fails on a vote of 3 to 4. The ordinance is adopted on a vote of 6 to 1.';

judgeRule('rulings', {
  caught: [
    [told, 'The amendment was adopted.'],
    [told, 'The ordinance failed.'],
    [alsoTold, 'The ordinance was adopted, 4 to 3.'],
  ],
  passed: [
    [told, 'The amendment was rejected.'],
    [
      'The amendment fails on a voice vote. The ordinance is adopted.',
      'The ordinance was adopted.',
    ],
    [alsoTold, 'The ordinance was adopted, 6 to 1.'],
  ],
});
