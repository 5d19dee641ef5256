import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The board came back to order at 6:10 in the annex.';
const alsoTold = 'The FY26 plan funds two school nurses.';

judgeRule('figures with letters', {
  caught: [
    ['There are 7 members on the board.', 'The board meets at 7:00.'],
    ['We take up item 7 when we start at 6:00.', 'The meeting will start at 7:00.'],
    ['We want to go from R-3 to a C-1 zone.', 'The request is to go from R3 to C2.'],
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
    ['We close at ten thirty on weekdays.', 'Closing time is 10:30 on weekdays.'],
    ['We want to go from R-3 to a C-1 zone.', 'The request is to go from R3 to C1.'],
    [
      'We are going from r1 to b2 on that lot off us192.',
      'The lot off US-192 would go from R-1 to B-2.',
    ],
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
