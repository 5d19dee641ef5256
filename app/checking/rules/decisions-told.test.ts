import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('decisions told', {
  caught: [
    [
      'I can live with fifteen dogs. Then let us draft it that way and vote on the 20th.',
      'The board granted a permit for fifteen dogs.',
    ],
    [
      'Staff asks the council for a permit for the street fair.',
      'The council approved the street fair permit.',
    ],
    [
      'We are not taking any action tonight on the curfew; this is a first reading.',
      'The council adopted the curfew.',
    ],
    [
      'The board heard the report on the roof and moved to the next item.',
      'The roof report was postponed.',
    ],
  ],
  passed: [
    [
      'So ordered, the street fair permit is granted by the council.',
      'The council granted the street fair permit.',
    ],
    ['We are not taking any action tonight on the curfew.', 'No action was taken on the curfew.'],
    [
      'Let us continue this item, the roof report, to next month.',
      'The roof report was postponed.',
    ],
  ],
});
