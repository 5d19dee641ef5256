import { judgeRule } from '#tests/support/judge-rule.ts';

const sewer =
  'The sewer fund had a profit of 169,000 last year, and this year the profit of the sewer fund is 432,000.';

judgeRule('new things', {
  caught: [
    [sewer, 'For a marble fountain, the sewer fund had a profit of 169,000 last year.'],
    [
      'The applicant asks for six feet of relief on the north side of the lot, facing the tracks.',
      'For a greenhouse kitchen, the applicant asks for six feet of relief on the north side of the lot.',
    ],
  ],
  passed: [
    [sewer, 'The sewer fund had a larger profit this year than last year.'],
    [
      'The applicant asks for six feet of relief on the north side of the lot for a two-car garage.',
      'The applicant asks for six feet of relief for a garage.',
    ],
  ],
});
