import { judgeRule } from '#tests/support/judge-rule.ts';

const rent = 'The rent is 900 a month. Does that include heat? It does not.';
const bridge =
  'SENATOR VALE: Did your office inspect the bridge before it opened? MR. CROW: I would have to get back to you.';

judgeRule('answers', {
  caught: [
    [rent, 'The monthly rent of $900 includes heat.'],
    [bridge, 'Mr. Crow testified that his office had inspected the bridge before it opened.'],
  ],
  passed: [
    [rent, 'The monthly rent of $900 does not include heat.'],
    [bridge, 'Asked whether his office had inspected the bridge, Mr. Crow said he would get back.'],
    [
      'Is anyone here on the Lund appeal? No. They asked for May.',
      'The Lund appeal was moved to May.',
    ],
  ],
});
