import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The hearing on the landfill is set for June 12 in the annex.';

judgeRule('dates', {
  caught: [
    ['The fee ordinance passed 5-2 that night.', 'The fee ordinance takes effect on May 2.'],
    ['On March 5 we have the third reading of it.', 'It is read on March 3.'],
    ['The next meeting is july twenty second at seven.', 'The next meeting is on July 20.'],
    ['It is due by the end of September.', 'It is due by September 15.'],
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
    ['The next meeting is july twenty second at seven.', 'The next meeting is on July 22.'],
    ['We meet on the twenty first of october.', 'The meeting is on October 21.'],
    ['It is due by the end of September.', 'It is due by September 30.'],
    ['The new rate starts the first of the year.', 'The new rate starts on January 1.'],
    ['The letter came yesterday, 9/5, and gave us no time.', 'The letter came on September 5.'],
    ['We met on the 3rd and the 17th of april.', 'Meetings were held on April 3 and 17.'],
    [told, 'The landfill hearing is on June 12th.'],
    ['in march we repave main street', 'Main Street will be repaved in March.'],
    ['It is May 4 here. In 2026 the levy expires.', 'The levy expires on May 4, 2026.'],
  ],
});
