import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('denials', {
  caught: [
    ['Mr. Ortiz sat in on the vote on the dock.', 'Ortiz took no part in the vote on the dock.'],
    ['All in favor, four. Mr. Ortiz recused, he fishes there.', 'Hale took no part in the vote.'],
    [
      'Staff finished the survey of the wetlands in May, and the map is posted for all to see.',
      'No map is posted, though staff finished the survey of the wetlands.',
    ],
    [
      'We do not charge for the museum on Sundays, and schools come free at any time they like.',
      'The museum charges on Sundays, and schools come at any time they like.',
    ],
    [
      'The chief said officers carry naloxone in each patrol car now.',
      'Officers never carry naloxone, the chief said.',
    ],
  ],
  passed: [
    [
      'At no point in any of the nearly 25 thresholds of success or performance did she fall below satisfactory.',
      'She had not fallen below satisfactory on any of nearly 25 measures.',
    ],
    [
      'The veto should not have been made in the first place when measures like these could be amended.',
      'The veto should never have been made, since measures like these could be amended.',
    ],
    ['All in favor, four. Mr. Ortiz recused, he fishes there.', 'Ortiz took no part in the vote.'],
    ['Ms. Hale sat out the vote on the dock.', 'Hale did not vote on the dock.'],
    ['Ms. Hale stepped down from the dais for the dock.', 'Hale took no part in it.'],
    [
      'MRS. BELL: The slide said Hawthorne would be repurposed. Tonight it says closed. Which is it? CHAIRWOMAN DIETZ: We haven’t voted on either. The recommendation is to move the students.',
      'Chairwoman Dietz assured a parent that neither closing nor repurposing the school had been put to a vote.',
    ],
    [
      'Finding a driver for the late bus is hard.',
      'Finding a driver for the late bus is not easy.',
    ],
    [
      'There is not enough room for a truck to turn without backing over the curb.',
      'A truck would have to turn by backing over the curb.',
    ],
    ['The lots are not within the flood zone.', 'The lots lie outside the flood zone.'],
    [
      'The shop is hiring only two of the drivers.',
      'The shop is hiring no more than two of the drivers.',
    ],
    [
      'The operator is the only one who has been inspected.',
      'No other operator has been inspected.',
    ],
    [
      'My concern is whether one officer is enough for the whole city.',
      'The member worried that one officer would not be enough for the city.',
    ],
    ['They have yet to turn in the drainage plan.', 'The drainage plan has not been turned in.'],
    [
      'Staff has no objection as long as the hedge stays.',
      'Staff did not object, provided the hedge stays.',
    ],
    [
      '63 percent of those who answered want a later start.',
      'Thirty-seven percent of those who answered did not want a later start.',
    ],
    [
      'The bill removes the presidential permit for pipelines.',
      'Pipelines would no longer need a presidential permit.',
    ],
    [
      'Staff finished the survey of the wetlands in May, and the map is posted.',
      'The map is posted, and the survey is finished.',
    ],
    ['We do not charge for the museum on Sundays.', 'The museum does not charge on Sundays.'],
    [
      'We have no evidence that the well is polluted.',
      'No evidence of pollution was found in the well.',
    ],
  ],
});
