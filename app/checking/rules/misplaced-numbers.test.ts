import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'Fares brought in 8 percent more in March. Parking brought in 6 percent more in April.';

judgeRule('misplaced numbers', {
  caught: [
    [
      'In 25 the parks lost 2.6 million dollars, and in 26 the library lost 3.7 million dollars.',
      'The library lost $2.6 million and the parks lost $3.7 million.',
    ],
    [
      'We had 312 applicants for the loans and funded 48 of them.',
      'Of 48 applicants for the loans, 312 were funded.',
    ],
    [
      'The rule says two people in the cab. The waiver says one, on those four lines.',
      'The rule now calls for one person in the cab, rather than two.',
    ],
    [told, 'Parking brought in 8 percent more in April, and fares 6 percent more in March.'],
    [
      'The garbage rate goes up five percent in July and another three percent the year after, which nobody likes.',
      'The plan is a 3% rise in July and 5% the year after.',
    ],
    [
      'We have two million for the pool in the park bond and would take another four hundred thousand from the rainy day fund.',
      'Two million dollars would come from the rainy day fund and $400,000 from the park bond.',
    ],
    [
      'In 2021 we had 340 break-ins in the city. In 2022 it was 295. This year we are at 120 so far.',
      'Break-ins went from 295 in 2021 to 340 in 2022.',
    ],
  ],
  passed: [
    [
      'Our balance is 17.7 percent, dropped ever so slightly from 18 percent the year before.',
      'The balance slipped from 18 to 17.7 percent in a year.',
    ],
    [
      'Losses all three years. The operating loss in 25 to 2.6 million and then up to 3.7 million loss in 27.',
      'The operating loss would widen from $2.6 million in 2025 to $3.7 million in 2027.',
    ],
    ['It is 5 to 2 in favor, so it passes.', 'It passed with five votes in favor and two against.'],
    [
      'In 2021 we plowed 31 times, this winter 12.',
      'The plows went out 12 times this winter against 31 in 2021.',
    ],
    [
      'There are eight conditions. We changed condition number one and condition number two.',
      'Of the eight conditions, only the first two were changed.',
    ],
    [
      'The county distributed about 11,000 naloxone kits last year. There were 214 overdose deaths, which is fewer than before.',
      'Last year 214 people died of overdoses, and 11,000 kits were distributed.',
    ],
    [told, 'Parking brought in 6 percent more in April, and fares 8 percent more in March.'],
    [
      'The shelter served 340 families with children in the winter months. It turned away 95 single adults for lack of beds.',
      'In winter the shelter served 340 families and turned away 95 single adults.',
    ],
  ],
});
