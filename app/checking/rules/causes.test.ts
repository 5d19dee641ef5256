import { judgeRule } from '#tests/support/judge-rule.ts';

const rejected =
  'We had one bidder for the pump and it was a fifth over the estimate. Staff recommends we reject it and go out again in January. So moved. Second. That passes.';
const shut =
  'The pool is shut this week because the heater failed on Monday. We lost about forty swimmers.';

judgeRule('causes', {
  caught: [
    [rejected, 'The bid was rejected because the bidder had missed two deadlines.'],
    [rejected, 'The bid was rejected because of the estimate.'],
    [shut, 'The pool is shut due to a shortage of lifeguards.'],
    [
      'Calls were up four percent. We had the mill fire in May.',
      'Calls rose as a result of the fire.',
    ],
  ],
  passed: [
    [shut, 'The pool is shut because of a failed heater.'],
    [
      'The mayor is at a funeral, so Ms. Lund presides.',
      'Ms. Lund presided because the mayor was at a funeral.',
    ],
    ['We have mowed the lot since 2011.', 'The lot has been mowed since 2011.'],
  ],
});
