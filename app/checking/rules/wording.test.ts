import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The library will stay open until nine on weekdays.';
const alsoTold = 'Staff described the plan to pave Elm Street.';

judgeRule('wording', {
  caught: [
    [told, 'Firefighters asked for new engines and better radios.'],
    [alsoTold, 'Staff described the lawsuit over the harbor dredging contract.'],
    [
      'Thank you, members. We will take a short recess.',
      'The auditor praised the pension board for its investments.',
    ],
    // What is added at the end
    [told, 'The library will stay open until nine, to satisfy a federal grant.'],
  ],
  passed: [
    [told, 'On weekdays the library remains open until nine.'],
    [alsoTold, 'Staff outlined paving plans for Elm Street.'],
    [
      'We plan to buy four electric buses with the grant.',
      'The agency intends to purchase four electric buses with grant money.',
    ],
    // Other words at the beginning
    [told, 'Hours for readers were lengthened: the library stays open until nine on weekdays.'],
  ],
});
