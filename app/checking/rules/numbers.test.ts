import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('numbers', {
  caught: [
    ['It takes 96 hours for help to come.', 'Help takes about six days to come.'],
    ['They play from 11 a.m. through 9 p.m.', 'They play for twelve hours.'],
    ['I have sat on this board for 22 years.', 'He has sat on it for more than three decades.'],
    ['The well was dug in 1954.', 'The well is more than 90 years old.'],
    ['The lot is 150 feet by 200 feet.', 'The lot covers 40,000 square feet.'],
    [
      'There would be twelve town homes and thirty apartments.',
      'The plan has 52 homes, counting both kinds.',
    ],
    ['The tank is at 88 percent of capacity.', 'The tank is 22 percent below capacity.'],
    ['60 percent said yes and 40 said no.', 'Fifty percent said no.'],
    ['We drew seven out of the 21 names.', 'Half of the 21 names were drawn.'],
    ['They bring six portable rooms.', 'They bring a dozen portable rooms.'],
    ['That rule is from ’98.', 'The rule dates from 1989.'],
    [
      'The fund is $1.2 million in all. Each household would pay $1,450 for the sewer.',
      'Households would pay $1,450,000 for the sewer.',
    ],
    ['The permit is good for 30 days.', 'The permit is good until 2030.'],
    ['Sales tax is two point three five percent.', 'Sales tax is 2.45 percent.'],
    [
      '63 percent of those who answered want a later start.',
      'Forty-seven percent of those who answered did not want a later start.',
    ],
    [
      'Water runs 42 dollars a month now and the study says 50.',
      'Households would pay $18 more a month for water.',
    ],
    ['We budgeted 80 and spent 92 thousand on salt.', 'Salt cost $22,000 more than budgeted.'],
    [
      'We lose 15 cents per customer per month on garbage.',
      'Garbage service loses $0.25 per customer each month.',
    ],
    ['Revenues rose to a million nine 18 this year.', 'Revenues rose to $1,198,000 this year.'],
    [
      'In fiscal year 2025 we collected 4 million dollars.',
      'In FY 2026 the city collected $4 million.',
    ],
    [
      'We gave 40,000 dollars to 16 food pantries.',
      'The city gave $40,000 to 16 food pantries, or $3,500 apiece.',
    ],
    [
      'The increase is 110 dollars per month for each senior.',
      'Each senior would get $1,520 more a year.',
    ],
    ['Turnout was 9.8 percent this year.', 'Turnout was nearly 12 percent this year.'],
    ['The hearing lasted an hour and a half.', 'The hearing took 60 minutes.'],
    [
      'The cost is anywhere from 1.2 million to 1.5 million dollars.',
      'The cost is put at between $1.2 and $1.8 million.',
    ],
    [
      'The program ran from 2020 through 2025 and helped 40 families.',
      'Over eight years the program helped 40 families.',
    ],
    ['ANN LEE: I like the park. JOE DIAZ: I like the park too.', 'Six residents liked the park.'],
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
  ],
  passed: [
    ['It takes 96 hours for help to come.', 'Help takes about four days to come.'],
    ['They play from 11 a.m. through 9 p.m.', 'They play for ten hours.'],
    ['We are open weekdays, eight to four.', 'The shop is open eight hours a day.'],
    ['I have sat on this board for 22 years.', 'He has sat on it for more than two decades.'],
    ['The well was dug in 1954.', 'The well is more than 60 years old.'],
    ['The lot is 150 feet by 200 feet.', 'The lot covers 30,000 square feet.'],
    ['There would be twelve town homes and thirty apartments.', 'The plan has 42 homes.'],
    [
      'The first phase is 3.1 million and the other 4.4 million.',
      'The two phases cost $7.5 million.',
    ],
    [
      'It is 4.2 acres and they want 210 homes on it.',
      'They want fifty homes an acre on the 4.2 acres.',
    ],
    ['It costs 140 thousand and the state pays 75 percent.', 'The state pays $105,000.'],
    [
      'It costs 140 thousand and the state pays 75 percent.',
      'The state pays $105,000 and the town $35,000.',
    ],
    ['The tank is at 88 percent of capacity.', 'The tank is 12 percent below capacity.'],
    ['60 percent said yes and 40 said no.', 'Forty percent said no.'],
    ['Turnout went from 18 percent to 24.', 'Turnout rose by six percentage points, or a third.'],
    ['We drew seven out of the 21 names.', 'A third of the 21 names were drawn.'],
    ['Bids came in at 1.2, 1.35 and 1.6 million.', 'Three bids came in.'],
    ['They bring six portable rooms.', 'They bring half a dozen portable rooms.'],
    ['It went from 8 to 12 officers.', 'Four officers were added.'],
    ['That rule is from ’98, and the map was drawn in oh nine.', 'The rule dates from 1998.'],
    ['That rule is from ’98, and the map was drawn in oh nine.', 'The map dates from 2009.'],
    ['It is 1.04 acres.', 'The lot is just over one acre.'],
    ['Sales tax is two point three five percent.', 'Sales tax is 2.35 percent.'],
    ['It was built in nineteen oh six.', 'It was built in 1906.'],
    ['We spent thirty some thousand dollars on it.', 'More than $30,000 was spent on it.'],
    ['It costs maybe four or five hundred dollars.', 'It costs $400 to $500.'],
    [
      '63 percent of those who answered want a later start.',
      'Thirty-seven percent of those who answered did not want a later start.',
    ],
    [
      'Water runs 42 dollars a month now and the study says 50.',
      'Households would pay $8 more a month for water.',
    ],
    ['We budgeted 80 and spent 92 thousand on salt.', 'Salt cost $12,000 more than budgeted.'],
    [
      'The fund has 900,000 and we spend 150,000 a year out of it.',
      'At that pace the fund would last six years.',
    ],
    ['It is twelve units an acre on five acres.', 'Sixty units would stand on the five acres.'],
    [
      'We closed the pool on the 3rd of June and opened it on the 17th.',
      'The pool was closed for two weeks in June.',
    ],
    ['Every third call is a false alarm.', 'One in three calls is a false alarm.'],
    ['We pay 60 cents of every dollar.', 'The city pays 60 percent.'],
    [
      'We lose 15 cents per customer per month on garbage.',
      'Garbage service loses $0.15 per customer each month.',
    ],
    ['We spent about a quarter of a million on overtime.', 'Overtime cost about $250,000.'],
    ['We took in a million and a half last year.', 'The city took in $1.5 million last year.'],
    [
      'Revenues rose to a million nine 18 this year and then fall to a million six oh three.',
      'Revenues rose to $1,918,000 this year and then fall to $1,603,000.',
    ],
    [
      'Sewer revenue is up almost 4 percent to 3 million 475 in 27.',
      'Sewer revenue grows to $3,475,000 in 2027.',
    ],
    [
      "We'd go from two hundred and fifty thousand down to one seventy five.",
      'The amount would drop from $250,000 to $175,000.',
    ],
    [
      'In the FY2023 report the cost per case was 33 dollars.',
      'In fiscal year 2023 the cost per case was $33.',
    ],
    [
      'About $2.8 billion was awarded to 194 projects.',
      'The 194 projects received an average of some $14 million each.',
    ],
    [
      'The increase is 110 dollars per month for each senior.',
      'Each senior would get $1,320 more a year.',
    ],
    [
      'The project is 883 acres. We propose to annex 556 of those.',
      'About 63 percent of the project would be annexed.',
    ],
    [
      'We had 12 accidents in 2022, 15 in 2023 and 9 in 2024.',
      'There were 36 accidents over the three years.',
    ],
    ['We got 296 letters about the bridge.', 'Close to 300 letters came in about the bridge.'],
    ['Turnout was 9.8 percent this year.', 'Turnout was nearly 10 percent this year.'],
    ['The hearing lasted an hour and a half.', 'The hearing lasted 90 minutes.'],
    [
      'Families will spend more on energy over a decade.',
      'Families will spend more on energy over ten years.',
    ],
    [
      'The cost is anywhere from 1.2 million to 1.5 million dollars.',
      'The cost is put at between $1.2 and $1.5 million.',
    ],
    ['It would take, what, eight years? Eight to 10.', 'It would take eight to ten years.'],
    [
      'The code says 50 feet and it is 30 feet from the road.',
      "The house is 20 feet closer to the road than the code's 50 feet.",
    ],
    [
      'The program ran from 2020 through 2025 and helped 40 families.',
      'The five-year program helped 40 families.',
    ],
    ['ANN LEE: I like the park. JOE DIAZ: I like the park too.', 'Two residents liked the park.'],
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
