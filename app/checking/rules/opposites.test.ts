import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The agency found that small businesses waited longest for a loan decision.';

judgeRule('opposites', {
  caught: [
    [
      'Each new clerk has to sit through mandatory training in the spring.',
      'In the spring there is optional training for new clerks.',
    ],
    [told, 'Large businesses waited longest for a loan decision, the agency found.'],
    [
      'Our reserve grew to nine weeks because sales tax was strong in the fall.',
      'Sales tax was weak in the fall, so the reserve grew to nine weeks.',
    ],
    [
      'The plan widens Mill Road for buses and bicycles by next year.',
      'By next year the plan narrows Mill Road for buses and bicycles.',
    ],
  ],
  passed: [
    [
      'Former members completed the evaluation and their answers were alike.',
      'Former members had taken part in the evaluation and their answers were alike.',
    ],
    [
      'Sometimes a board at the county approves that, and then sometimes the county legislature passes it to require them to use it.',
      'In some counties the option needs approval by a board; in others the legislature passes it.',
    ],
    ['The plan would require a vote on it.', 'The plan puts two options to a vote.'],
    [
      'You do not need a permit for a shed that small.',
      'For a shed that small no permit is required.',
    ],
    [
      'Awards under this program are more than 500 million.',
      'Awards of the program exceed $500 million.',
    ],
    [told, 'Small businesses waited longest for a loan decision, the agency found.'],
    [
      'Sales tax was strong in the fall, and so the reserve grew to nine weeks.',
      'The reserve grew to nine weeks because sales tax was strong.',
    ],
    [
      'All those in favor of the pool plan say aye. The noes have it, it is denied.',
      'The pool plan was denied.',
    ],
  ],
});
