import { judgeRule } from '#tests/support/judge-rule.ts';

const survey =
  'We sent out a survey, 300 families answered and 61 percent wanted the pool open on Sundays.';
const calls = 'We had 900 calls last year, and 31 percent of the calls were about noise.';

judgeRule('shares of whom', {
  caught: [
    [survey, 'Sixty-one percent of families want the pool open on Sundays.'],
    [survey, 'Most residents want the pool open on Sundays.'],
    [calls, 'Most calls last year were about noise.'],
  ],
  passed: [
    [survey, 'Sixty-one percent of the families that answered want the pool open on Sundays.'],
    [survey, 'The survey found that most families want the pool open on Sundays.'],
    [calls, 'Nearly a third of the calls last year were about noise.'],
    [calls, 'Most calls last year were not about noise.'],
    ['Of the 900 calls 64 percent of the calls were about noise.', 'Most calls were about noise.'],
  ],
});
