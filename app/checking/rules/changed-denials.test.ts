import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The county will pay for the new bus shelters this year.';

judgeRule('changed denials', {
  caught: [
    [told, 'The county will not pay for the new bus shelters this year.'],
    [
      'The district does not plan to close the Lincoln school.',
      'The district does plan to close the Lincoln school.',
    ],
    [
      'Fees for the boat ramp will increase in the spring.',
      'Fees for the boat ramp will decrease in the spring.',
    ],
  ],
  passed: [
    [
      'It seems like this was probably not an efficient use of resources.',
      'She questioned whether this was an efficient use of resources.',
    ],
    ['Ms. Hale sat out the vote on the dock.', 'Hale did not vote on the dock.'],
    [told, 'The county will pay for new bus shelters this year.'],
    ['The bridge is not closed to buses, only to trucks.', "The bridge isn't closed to buses."],
    ['The motion does not pass because of a tie vote.', 'The motion fails because of a tie vote.'],
  ],
});
