import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The Riverside Youth Orchestra asked Delgado for a hall.';

judgeRule('frames', {
  caught: [
    ['Harbor Freight Terminal will close, said Lowell.', 'Lowell Freight Terminal will close.'],
    [
      'The Eastside Tenants Union asked Moreno for a hearing.',
      'The Moreno Tenants Union asked for a hearing.',
    ],
    [told, 'The Delgado Youth Orchestra asked for a hall.'],
  ],
  passed: [
    [
      'The Children, Young People and Education Committee met in Bangor.',
      'The Children, Young People and Education Committee met.',
    ],
    [
      'Director Amara Boyle presented the levee study.',
      'Director Boyle presented the levee study.',
    ],
    [told, 'The Riverside Youth Orchestra asked for a hall.'],
  ],
});
