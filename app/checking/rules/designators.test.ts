import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'One was policy 2.1.4.5 to encourage shops below homes. And then policy 2.1.4.3 requires trees along the street.';

judgeRule('designators', {
  caught: [
    [
      told,
      'Policy 2.1.4.5 requires trees along the street, and 2.1.4.3 encourages shops below homes.',
    ],
  ],
  passed: [
    [
      told,
      'Policy 2.1.4.3 requires trees along the street, and 2.1.4.5 encourages shops below homes.',
    ],
    [told, 'The policies 2.1.4.5 and 2.1.4.3 were cited.'],
  ],
});
