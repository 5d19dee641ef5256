import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Water use in the district went up by a tenth this summer, the engineer told us.';

judgeRule('clauses', {
  caught: [
    [
      'The new rule covers text messages sent by members. The old one did not.',
      'The new rule does not cover text messages sent by members.',
    ],
    [
      'Ames: Will the airport shuttle run on Sundays? Bell: It will not.',
      'The airport shuttle will run on Sundays.',
    ],
    [told, 'Water use in the district went down by a tenth this summer.'],
  ],
  passed: [
    [
      'The new rule does not cover text messages sent by members.',
      'The new rule leaves out text messages; it does not cover them.',
    ],
    ['Small shops are exempt from the sign rule.', 'The sign rule does not apply to small shops.'],
    [told, 'Water use in the district rose by a tenth this summer.'],
  ],
});
