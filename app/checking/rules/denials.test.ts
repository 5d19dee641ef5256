import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('denials', {
  caught: [
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
