import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'I move to approve the lease with Harbor Marine. Second. All in favor? Aye. Opposed? The motion carries.';
const alsoTold =
  'I move to approve the lease with Harbor Marine. Second. All in favor? Aye. Opposed? No. The motion fails.';

judgeRule('outcomes', {
  caught: [
    [told, 'The motion to approve the lease with Harbor Marine failed.'],
    [alsoTold, 'The lease with Harbor Marine was approved.'],
    [alsoTold, 'Agreed to: motion to approve the lease with Harbor Marine.'],
    [
      'The rezoning request was denied by the planning board.',
      'The planning board approved the rezoning request.',
    ],
  ],
  passed: [
    [told, 'The lease with Harbor Marine was approved.'],
    [alsoTold, 'The motion to approve the lease with Harbor Marine failed.'],
    ['The ayes have it and the budget is adopted.', 'The budget passed.'],
  ],
});
