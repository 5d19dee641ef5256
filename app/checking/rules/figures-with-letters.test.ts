import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The board came back to order at 6:10 in the annex.';
const alsoTold = 'The FY26 plan funds two school nurses.';

judgeRule('figures with letters', {
  caught: [
    ['We start at six thirty in the evening.', 'The meeting starts at 7:30 p.m.'],
    [
      'In fiscal year 2025 we collected 4 million dollars.',
      'In FY26 the city collected $4 million.',
    ],
    [told, 'The board came back to order at 6:40 in the annex.'],
    [alsoTold, 'The FY27 plan funds two school nurses.'],
    ['Well B12 was shut because of nitrates.', 'Well B21 was shut because of nitrates.'],
  ],
  passed: [
    ['We start at six thirty in the evening.', 'The meeting starts at 6:30 p.m.'],
    [
      'In fiscal year 2025 we collected 4 million dollars.',
      'In FY25 the city collected $4 million.',
    ],
    [told, 'At 6:10 the board was back in order in the annex.'],
    ['The board came back at 610 in the evening.', 'The board came back at 6:10 in the evening.'],
    [alsoTold, 'Two school nurses are funded by the FY26 plan.'],
  ],
});
