import { judgeRule } from '#tests/support/judge-rule.ts';

const trees = 'It would take a permit to cut trees over twelve inches on private lots.';
const variance = 'Motion to grant it with the condition that the fence be kept. Yes. Yes. Granted.';

judgeRule('scope', {
  caught: [
    [
      'The shelter was full on 83 nights last winter.',
      'The shelter was full every night last winter.',
    ],
    [trees, 'Cutting any tree on a private lot would take a permit.'],
    [trees, 'A permit would be needed to cut trees throughout the city.'],
    [variance, 'The variance was granted without conditions.'],
  ],
  passed: [
    ['The shelter was full on all 90 nights.', 'The shelter was full every night.'],
    [trees, 'Cutting a large tree on a private lot would take a permit.'],
    ['It would take a permit to cut any tree.', 'Cutting any tree would take a permit.'],
    [trees, 'The rule comes up for review every five years.'],
    [variance, 'The variance was granted on condition that the fence be kept.'],
  ],
});
