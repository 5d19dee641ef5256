import { judgeRule } from '#tests/support/judge-rule.ts';

const trees = 'It would take a permit to cut trees over twelve inches on private lots.';
const variance = 'Motion to grant it with the condition that the fence be kept. Yes. Yes. Granted.';

judgeRule('scope', {
  caught: [
    [
      'Leash rules vary from park to park; ours wants one at every gate.',
      'Every park wants a leash at the gate.',
    ],
    ['All of them were late? Most. I would have to check.', 'All of the reports were late.'],
    ['The money was mostly for the plant.', 'The money was wholly for the plant.'],
    [
      'The shelter was full on 83 nights last winter.',
      'The shelter was full every night last winter.',
    ],
    [trees, 'Cutting any tree on a private lot would take a permit.'],
    [trees, 'A permit would be needed to cut trees throughout the city.'],
    [variance, 'The variance was granted without conditions.'],
  ],
  passed: [
    [
      'Before there is agreement on the plan they want the veto sustained.',
      'They want the veto sustained before any agreement on the plan.',
    ],
    ['Hours vary park by park; every park wants a leash.', 'Every park wants a leash.'],
    ['Hours vary day by day, and all of the parks want a leash.', 'Every park wants a leash.'],
    [
      'It doesn’t matter if the street has a gutter or a ditch.',
      'The height is the same regardless of how the street drains.',
    ],
    ['Nearly all of the reports were late, I think.', 'Nearly all of the reports were late.'],
    ['The shelter was full on all 90 nights.', 'The shelter was full every night.'],
    [trees, 'Cutting a large tree on a private lot would take a permit.'],
    ['It would take a permit to cut any tree.', 'Cutting any tree would take a permit.'],
    [trees, 'The rule comes up for review every five years.'],
    [variance, 'The variance was granted on condition that the fence be kept.'],
  ],
});
