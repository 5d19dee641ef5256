import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Motion by Trustee Ames, second by Trustee Bell, to approve the bus lease.';
const alsoTold = 'Commissioner Ruiz: I move to adopt the tree plan. Commissioner Hart: Second.';

judgeRule('movers', {
  caught: [
    [
      'The motion was seconded by Commissioner K. Ramsey.',
      'Commissioner Abernathy seconded the motion.',
    ],
    [told, 'Trustee Bell moved and Trustee Ames seconded the bus lease.'],
    [alsoTold, 'Commissioner Hart moved to adopt the tree plan.'],
    [
      'It was moved by Director Cho and seconded by Director Park to close the well.',
      'The motion by Director Cho, seconded by Director Lane, was to close the well.',
    ],
  ],
  passed: [
    [
      'The agenda was moved by Commissioner Abernathy. The motion was seconded by Commissioner K. Ramsey.',
      'Commissioner Abernathy moved, and Commissioner K. Ramsey seconded, to approve the agenda.',
    ],
    [told, 'Trustee Ames moved and Trustee Bell seconded the bus lease.'],
    [alsoTold, 'Commissioner Ruiz moved to adopt the tree plan.'],
    [
      'I move to adopt the tree plan. Second. Commissioner Ruiz, thank you.',
      'Commissioner Ruiz moved to adopt the tree plan.',
    ],
  ],
});
