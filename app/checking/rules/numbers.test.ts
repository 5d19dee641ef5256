import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('numbers', {
  caught: [
    [
      'Staff counted 412 street trees on Oak Avenue.',
      'Staff counted 421 street trees on Oak Avenue.',
    ],
    [
      'The clinic grant is $2.4 million over three years.',
      'The clinic grant is $2.4 billion over three years.',
    ],
    [
      'Bus ridership rose 12 percent in the spring.',
      'Bus ridership rose 21 percent in the spring.',
    ],
    [
      'Two-thirds of the parents answered the survey.',
      'Three-quarters of the parents answered the survey.',
    ],
    [
      'We had 312 applicants for the loans and funded 48 of them.',
      'Of 48 applicants for the loans, 312 were funded.',
    ],
  ],
  passed: [
    ['About one in five students rides the bus.', 'Some 20 percent of students ride the bus.'],
    [
      'We have 41 drivers and we need 52 drivers to run the routes.',
      'The district is 11 drivers short.',
    ],
    ['The library bought a dozen laptops.', 'The library bought 12 laptops.'],
    ['There were 702 people at the open house.', 'About 700 people were at the open house.'],
  ],
});
