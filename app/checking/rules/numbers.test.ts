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
    ['Rent is 900 a month for two years.', 'The tenant will pay $24,600 over two years.'],
    ['Of 80 households, 60 answered the survey.', 'Two in five households answered the survey.'],
    ['Revenue was $10,426,000.', 'Revenue came to $10.6 million.'],
    [
      'We had 312 applicants for the loans and funded 48 of them.',
      'Of 48 applicants for the loans, 312 were funded.',
    ],
  ],
  passed: [
    [
      'My name is Joe Ames and I want sidewalks. I am Ann Bell and I want sidewalks too.',
      'Two residents, Ames and Bell, want sidewalks.',
    ],
    ['About one in five students rides the bus.', 'Some 20 percent of students ride the bus.'],
    [
      'We have 41 drivers and we need 52 drivers to run the routes.',
      'The district is 11 drivers short.',
    ],
    [
      'Ridership was 5,000 a day before the strike and it is 4,000 now.',
      'Ridership fell 20 percent, or by a fifth, after the strike.',
    ],
    ['Of 80 households, 60 answered the survey.', 'Three in four households answered the survey.'],
    [
      'The fund ended at 7.4 million, up from 6.9 the year before.',
      'The fund grew by half a million dollars over the year.',
    ],
    [
      'The office gets 8.4 billion. The corps gets 9.9 billion.',
      'The office gets $8.4 billion and the corps $9.9 billion, $18.3 billion in all.',
    ],
    ['Rent is 900 a month for two years.', 'The tenant will pay $21,600 over two years.'],
    [
      'We expect 425 homes, and 20% of those by the rezone.',
      'The rezone adds about 85 of 425 homes.',
    ],
    ['Revenue was $10,426,000.', 'Revenue came to $10.4 million.'],
    ['I was there two and a half months ago.', 'The witness was there some ten weeks ago.'],
    ['A quarter of the money went to towns.', 'Towns received 25 percent of the money.'],
    ['The library bought a dozen laptops.', 'The library bought 12 laptops.'],
    ['There were 702 people at the open house.', 'About 700 people were at the open house.'],
  ],
});
