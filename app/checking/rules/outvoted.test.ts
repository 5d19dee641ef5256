import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('outvoted', {
  caught: [
    ['The vote on the curfew is four yes and nine no.', 'The curfew was adopted, 4 to 9.'],
    ['Yeas 2, nays 5 on the billboard rule.', 'The billboard rule passed 2 to 5.'],
    ['The count on the stadium bond is 3 to 6.', 'Agreed to, 3 to 6: the stadium bond.'],
  ],
  passed: [
    [
      'The vote on the curfew is nine yes and four no. It is adopted.',
      'The curfew was adopted, 9 to 4.',
    ],
    ['Yeas 2, nays 5 on the billboard rule. It fails.', 'The billboard rule failed, 2 to 5.'],
    ['The override needs a third: 3 to 6, and it is adopted.', 'The override was adopted, 3 to 6.'],
  ],
});
