import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The water fee goes from $25 to $26 a month.';
const alsoTold = 'Overdose deaths came to 8, down from 20 a year before.';

judgeRule('turned ranges', {
  caught: [
    [told, 'The water fee goes from $26 to $25 a month.'],
    [alsoTold, 'Overdose deaths went from 8 to 20.'],
    ['Attendance slipped from 94 to 89 percent.', 'Attendance dropped five points, to 94%.'],
    [
      'The limit on Elm Street was cut to 25 from 35.',
      'The limit on Elm Street went from 25 to 35.',
    ],
  ],
  passed: [
    [told, 'The monthly water fee rises to $26 from $25.'],
    [alsoTold, 'Overdose deaths went from 20 to 8.'],
    ['Attendance slipped from 94 to 89 percent.', 'Attendance dropped five points, to 89%.'],
    ['The pool is open from 9 to 5.', 'The pool opens from 9 to 5.'],
  ],
});
