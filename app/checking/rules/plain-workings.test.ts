import { judgeRule } from '#tests/support/judge-rule.ts';

const rates = 'They recommend nine percent in year one and then six, six and four.';
const trees = 'He cut forty-seven trees, and the rule is two-to-one replacement.';
const lease = 'It is a five-year lease of the depot that begins in 2026.';
const pupils = 'We lost eighty students in each of the last three years.';
const pool = 'The pool is open every day in July.';
const fee = 'The fee is $25 now, and we would go twice as high.';

/** What whoever listens works out without being told. */
judgeRule('numbers', {
  caught: [
    ['The analysis is on pages 255 to 266 of the draft.', 'The analysis takes 14 pages.'],
    [rates, 'The increases total 28 percent.'],
    [rates, 'The last increase is 25 percent.'],
    [trees, 'He has to plant 141 trees.'],
    [lease, 'The lease of the depot ends in 2030.'],
    [pupils, 'The district lost 320 students in three years.'],
    [pool, 'The pool is open six days a week in July.'],
    [fee, 'The fee would go up to $75.'],
    ['The committee met twice. The contract is for $40,000.', 'The contract is for $80,000.'],
    ['The lease began in 2026. I have lived here five years.', 'The lease ends in 2031.'],
    ['We lost eighty students and closed three schools.', 'The district lost 240 students.'],
  ],
  passed: [
    ['The analysis is on pages 255 to 266 of the draft.', 'The analysis takes 12 pages.'],
    [rates, 'The increases total 25 percent.'],
    [trees, 'He has to plant 94 trees.'],
    [lease, 'The lease of the depot ends in 2031.'],
    [pupils, 'The district lost 240 students in three years.'],
    [pool, 'The pool is open seven days a week in July.'],
    [fee, 'The fee would go up to $50.'],
  ],
});
