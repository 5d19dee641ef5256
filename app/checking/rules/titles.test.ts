import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Chair Brown: Thank you, Superintendent Hale, for the report on reading.';
const alsoTold = 'Mayor Stone thanked Director Reyes for the snow plan.';
const further = 'Senator Hale asked Secretary Moore about the dam.';

judgeRule('titles', {
  caught: [
    [told, 'Superintendent Brown reported on reading.'],
    [alsoTold, 'Mayor Reyes thanked them for the snow plan.'],
    [further, 'Secretary Hale was asked about the dam.'],
  ],
  passed: [
    [told, 'Superintendent Hale reported on reading.'],
    [alsoTold, 'Mr. Reyes was thanked for the snow plan.'],
    [further, 'Senator Hale asked about the dam.'],
  ],
});
