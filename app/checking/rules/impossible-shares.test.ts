import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Of the 5 audit recommendations, 3 are done.';
const alsoTold = 'Nine of the 12 buses were inspected.';

judgeRule('impossible shares', {
  caught: [
    [told, '13 of the 5 audit recommendations are done.'],
    [alsoTold, 'Twelve of the 9 buses were inspected.'],
    ['The board has 7 members; four of them came.', 'Nine of its 7 members came.'],
  ],
  passed: [
    [told, 'Three of the 5 audit recommendations are done.'],
    [alsoTold, '9 out of 12 buses were inspected.'],
    ['Sixty percent of the 15 lots were sold.', '60 percent of the 15 lots were sold.'],
  ],
});
