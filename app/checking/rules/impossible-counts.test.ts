import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The grant is for $620,000. Seven in favor, none opposed. The grant is approved.';
const range = 'The fee was approved, 1,000 to 2,500 dollars a year by size.';

judgeRule('impossible counts', {
  caught: [
    [told, 'The grant was approved, 620,000 to 0.'],
    [told, 'The grant was approved, 7 to 620,000 by voice vote.'],
  ],
  passed: [
    [told, 'The grant was approved, 7 to 0.'],
    [range, 'The fee was approved, 1,000 to 2,500 dollars a year by size.'],
  ],
});
