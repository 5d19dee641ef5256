import { judgeRule } from '#tests/support/judge-rule.ts';

const calls =
  'Thirteen thousand two fifty nine was the year total for calls. Just dial two one one.';
const trips =
  'We have seen over nine thousand trips in this past year, and that is because we count each way. ' +
  'Since we began with the grant from the state in January of 2020 we have given over eleven thousand trips.';
const annexed =
  'The first tract is 3.58 acres of land on Mill Lane. The second is 2.22 acres of land.';
const sewer = 'Paving ran 4.2 million and 25 5.1 million in 26.';
const chipper = 'The chipper bid is one sixty-two five, without the trailer.';
const bridge = 'The state put in one fifty. The bridge is two million in all.';
const trailer =
  'The plow is 16 thousand. The chipper bid is one sixty-two five, and the trailer another nineteen.';
const bells = 'The bell rings from seven-fifty to eight thirty-five.';
const doors =
  'There are nine oak doors. Mending is sixteen hundred a door, a new one is eight-fifty.';
const hydrants = 'We count three hundred twelve old hydrants, and it is forty-two hundred a pop.';
const raise = 'This has a 2% increase for the pay plan, the reason for a 600,000 dollar increase.';
const salt = 'It is a hundred a year. Salt did not go up last year or the year before.';
const closed = 'Crews close Elm, Oak and Mill streets for the race.';
const crashes = 'We had crashes in 2022, fewer in 2023 and hardly any in 2024.';
const pool = 'Pool rules say nobody under 12th may swim alone.';

/** What is left out in speech, and what captions make of it. */
judgeRule('numbers', {
  caught: [
    ['Trucks go up the road at 2:00 in the morning.', 'Trucks go up the road at 4 a.m.'],
    [
      'The rules were updated in 2010. The zoning code was updated in 2016.',
      'The zoning code followed seven years later.',
    ],
    [
      'The truck makes 85 decibels. Limits are 72 decibels by day and 60 decibels at night.',
      'It exceeds the limits by 13 decibels by day and 35 at night.',
    ],
    [
      'This is a rezoning of 6.1 acres of a 45 acre parcel.',
      'Less than a third of the parcel would be rezoned.',
    ],
    ['We did it in the 94 general plan.', 'It is from the 1996 general plan.'],
    [
      'The next meeting after August 21 is on the 5th of September three things happened then.',
      'The next meeting was four weeks later.',
    ],
    [calls, 'Calls rose to 13,295.'],
    [calls, 'The number to dial is 221.'],
    ['Come Saturday, 9 to 12 at the church.', 'A four-hour session is held on Saturday.'],
    ['We have 19 old trucks.', 'Nearly two dozen trucks are old.'],
    ['We mark our 50th anniversary.', 'The club turns 60 this year.'],
    [trips, 'About a third of all trips were made in the past year.'],
    [annexed, 'The two tracts come to just under eight acres in all.'],
    [salt, 'Salt has not gone up for four years.'],
    [raise, 'The 6% increase comes with the pay plan.'],
    [raise, 'The $200,000 increase comes with the pay plan.'],
    [crashes, 'Crashes fell over the nine years.'],
    [pool, 'Children under 14 may not swim alone.'],
    ['The trail runs under 14th Street by the canal.', 'The trail runs under 14 bridges.'],
    [sewer, 'Paving ran $4.2 million in 2027.'],
    ['The levy for 26 trees was small.', 'The levy for 2026 was small.'],
    ['The 24 season drew 900 skaters.', 'The 2025 season drew 900 skaters.'],
    ['We planted oaks and 25 maples.', 'In 2025 maples and oaks were planted.'],
    [bridge, 'The state put $115,000 into the bridge.'],
    ['The fine is 250 dollars and the bridge two million.', 'The fine is $250,000.'],
    ['The bridge is two million and we mailed 150 letters.', 'The letters cost $150,000.'],
    ['The bridge is two million and route 150 crosses it.', 'The route cost $150,000.'],
    [chipper, 'The chipper bid is $165,200.'],
    [chipper, 'The chipper bid is $162,000.'],
    [trailer, 'The chipper and the trailer together come to $191,500.'],
    [trailer, 'The chipper bid is $181,500.'],
    [bells, 'The bell would ring 55 minutes later.'],
    ['The recess ran from 7:20 until 8:15.', 'The recess ran for 50 minutes.'],
    [doors, 'Mending the nine doors would cost about $5,000 more than new ones.'],
    [doors, 'Mending all nine doors would cost $15,400.'],
    [hydrants, 'All the old hydrants would cost about $1.9 million.'],
    ['We need nine benches, twelve hundred apiece.', 'The nine benches cost $12,800.'],
  ],
  passed: [
    ['Trucks go up the road at 2:00 in the morning.', 'Trucks go up the road at 2 a.m.'],
    [
      'The rules were updated in 2010. The zoning code was updated in 2016.',
      'The zoning code followed six years later.',
    ],
    [
      'The truck makes 85 decibels. Limits are 72 decibels by day and 60 decibels at night.',
      'It exceeds the limits by 13 decibels by day and 25 at night.',
    ],
    [
      'This is a rezoning of 6.1 acres of a 45 acre parcel.',
      'Less than a seventh of the parcel would be rezoned.',
    ],
    ['We did it in the 94 general plan.', 'It is from the 1994 general plan.'],
    [
      'The next meeting after August 21 is on the 5th of September three things happened then.',
      'The next meeting was two weeks later.',
    ],
    [calls, 'Calls rose to 13,259.'],
    [calls, 'The number to dial is 211.'],
    ['Come Saturday, 9 to 12 at the church.', 'A three-hour session is held on Saturday.'],
    ['We have 22 old trucks.', 'Nearly two dozen trucks are old.'],
    ['We mark our 50th anniversary.', 'The club turns 50 this year.'],
    [trips, 'About four fifths of the trips were made in the past year.'],
    [annexed, 'The two tracts come to just under six acres in all.'],
    [salt, 'Salt has not gone up for two years.'],
    [raise, 'The $600,000 increase comes with the pay plan.'],
    [closed, 'Three streets close for the race.'],
    [crashes, 'Crashes fell over the three years.'],
    ['Trustees Hale, Moreno and Pratt spoke.', 'Three trustees spoke.'],
    [pool, 'Children under 12 may not swim alone.'],
    ['You have to be over 18th to rent the hall.', 'The hall is rented to people over 18.'],
    [sewer, 'Paving ran $4.2 million in 2025 and $5.1 million in 2026.'],
    ['The loss in 24 to 2.6 million was expected.', 'A loss of $2.6 million in 2024 was expected.'],
    ['We ask you to fund it for 27 so that crews can start.', 'Funding is sought for 2027.'],
    ['The 24 season drew 900 skaters.', 'The 2024 season drew 900 skaters.'],
    [bridge, 'The state put $150,000 into the bridge.'],
    ['The rink is 1.8 million. We have four hundred, I think.', 'The rink has $400,000 so far.'],
    [chipper, 'The chipper bid is $162,500.'],
    [trailer, 'The chipper and the trailer together come to $181,500.'],
    [trailer, 'The chipper, its trailer included, comes to $181,500.'],
    [bells, 'The bell would ring 45 minutes later.'],
    ['The recess ran from 7:20 until 8:15.', 'The recess ran for 55 minutes.'],
    ['It moves from six twenty to seven oh five.', 'It moves 45 minutes.'],
    [doors, 'Mending the nine doors would cost about $6,800 more than new ones.'],
    [doors, 'Mending all nine doors would cost $14,400.'],
    [hydrants, 'All the old hydrants would cost about $1.3 million.'],
    ['We need nine benches, twelve hundred apiece.', 'The nine benches cost $10,800.'],
    ['The trailer came in at three twenty-five a month.', 'The trailer came in at $325 a month.'],
  ],
});
