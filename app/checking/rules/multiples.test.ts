import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('multiples', {
  caught: [
    ['Cases went from 40 in March to 120 in April.', 'Cases doubled from March to April.'],
    ['We had 46 thefts in spring and 40 now.', 'Thefts have halved since spring.'],
  ],
  passed: [
    ['Cases went from 40 in March to 120 in April.', 'Cases tripled from March to April.'],
    ['We had 46 thefts in spring and 23 now.', 'Thefts have halved since spring.'],
    ['The fee went from $12 to $22.', 'The fee nearly doubled.'],
    ['Calls are twice what they were, 40 last week and 31 the week before.', 'Calls have doubled.'],
    ['Rents are up a lot these days.', 'Rents have doubled.'],
  ],
});
