import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The hearing on the landfill is set for June 12 in the annex.';

judgeRule('dates', {
  caught: [
    ['The letter came yesterday, 9/5, and gave us no time.', 'The letter came on September 8.'],
    [told, 'The hearing on the landfill will be held on June 19.'],
    [
      'Applications for the arts grants close March 3, 2026.',
      'Applications for the arts grants close on March 3, 2027.',
    ],
    [
      'The rink reopens October 6 after repairs.',
      'The rink will reopen in November after repairs.',
    ],
  ],
  passed: [
    ['The letter came yesterday, 9/5, and gave us no time.', 'The letter came on September 5.'],
    ['We met on the 3rd and the 17th of april.', 'Meetings were held on April 3 and 17.'],
    [told, 'The landfill hearing is on June 12th.'],
    ['in march we repave main street', 'Main Street will be repaved in March.'],
    ['It is May 4 here. In 2026 the levy expires.', 'The levy expires on May 4, 2026.'],
  ],
});
