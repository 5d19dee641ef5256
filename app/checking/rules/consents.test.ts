import { judgeRule } from '#tests/support/judge-rule.ts';

const kennel =
  'MS. PIKE: She has, Mrs. Haverty said, twenty dogs. I can live with fifteen. MR. ROY: I would agree with that.';

judgeRule('consents told', {
  caught: [[kennel, 'Mrs. Haverty agreed to keep no more than fifteen dogs.']],
  passed: [
    [kennel, 'Mr. Roy agreed to fifteen dogs.'],
    [
      `${kennel} MS. PIKE: And Mrs. Haverty is fine with it.`,
      'Mrs. Haverty accepted fifteen dogs.',
    ],
    ['She has twenty dogs. I can live with fifteen.', 'Mrs. Haverty agreed to fifteen dogs.'],
  ],
});
