import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The clinic opens on Tuesday mornings.';

judgeRule('weekdays', {
  caught: [
    [told, 'The clinic opens on Thursday mornings.'],
    [
      'Trash is collected Monday because of the holiday.',
      'Trash is collected Friday because of the holiday.',
    ],
    ['The hearing is on June 12.', 'The hearing is on Wednesday, June 12.'],
  ],
  passed: [
    [told, 'On Tuesday mornings the clinic is open.'],
    [
      'Trash is collected monday because of the holiday.',
      'Because of the holiday trash is collected on Monday.',
    ],
    ['The hearing is on Wednesday, June 12.', 'The hearing is on June 12.'],
  ],
});
