import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'The clerk announced the vote: yeas 6, nays 3. The ordinance on short-term rentals is adopted.';
const alsoTold =
  'I move to approve the bus lease. Second. Call the roll. Trustee Ames? Yes. Trustee Bell? Aye. Trustee Cruz? No. Trustee Dorn? Yes. The motion carries.';
const further = 'Motion on the sewer bond passes 6-1.';

judgeRule('tallies', {
  caught: [
    [told, 'The ordinance on short-term rentals was adopted, 7 to 2.'],
    [told, 'The ordinance on short-term rentals was adopted, 3 to 6.'],
    [alsoTold, 'Agreed to, 4 to 0: approve the bus lease.'],
    [further, 'The sewer bond passed on a 5-1 vote.'],
  ],
  passed: [
    [told, 'The short-term rental ordinance was adopted on a vote of 6 to 3.'],
    [alsoTold, 'Agreed to, 3 to 1: approve the bus lease.'],
    [
      'On the appeal the yeas are 2 and the nays are 5. The appeal fails.',
      'The appeal was rejected 5 to 2.',
    ],
    [further, 'Six members voted for the sewer bond and one against.'],
  ],
});
