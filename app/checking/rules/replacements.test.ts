import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The board will hire a nurse for the middle school in the fall.';
const alsoTold = 'Crews will repaint the ceiling of the old gym over the break.';

judgeRule('replaced words', {
  caught: [
    [
      'The union is willing to extend the contract.',
      'The union is unwilling to extend the contract.',
    ],
    [
      'The inspector rated the condition of the bridge as fair this spring.',
      'The inspector rated the condition of the bridge as superb this spring.',
    ],
    [told, 'The board will hire a librarian for the middle school in the fall.'],
    [alsoTold, 'Crews will repaint the hallway of the old gym over the break.'],
  ],
  passed: [
    ['They would not be able to run the ferry.', 'They would be unable to run the ferry.'],
    [told, 'The board will recruit a nurse for the middle school in the fall.'],
    [alsoTold, 'Crews repainted the ceiling of the old gym over the break.'],
    [
      'The inspector recommends a new deck for the bridge on Mill Road.',
      "The inspector's recommendation is a new deck for the bridge on Mill Road.",
    ],
  ],
});
