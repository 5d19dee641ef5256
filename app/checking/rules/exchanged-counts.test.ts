import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('exchanged counts', {
  caught: [
    [
      'We planted 40 oaks along Elm and 12 maples along Pine.',
      'The city planted 12 oaks and 40 maples.',
    ],
  ],
  passed: [
    [
      'Permits under section 404 are another one. They provide for some 50,000 annual 404 permits.',
      'They account for about 50,000 permits a year under section 404.',
    ],
    [
      'This is with the 2% increase under the pay plan, the reason for that 600,000 dollar increase.',
      'The $600,000 increase comes with the pay plan.',
    ],
    [
      'This is with the 2% increase under the pay plan, the reason for that 600,000 dollar increase.',
      'The pay plan has a 2% increase.',
    ],
    [
      'In 2021 we plowed 31 times, this winter 12.',
      'The plows went out 12 times this winter against 31 in 2021.',
    ],
    ['We had 312 applicants and funded 48 of them.', 'Of 312 applicants, 48 were funded.'],
    [
      "It's 30 feet from the road and the code says 50.",
      'The code asks for 50 feet, and the building is 30 feet from the road.',
    ],
    [
      'Board members get 12 dollars an hour for 8 hours.',
      'For eight hours at $12 an hour, board members are paid.',
    ],
  ],
});
