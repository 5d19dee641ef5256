import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'I voted against the rezoning and I said why.';
const alsoTold = 'She voted no on the tax levy last spring.';

judgeRule('sides', {
  caught: [
    [told, 'The member voted for the rezoning.'],
    [alsoTold, 'She voted in favor of the tax levy last spring.'],
    ['We will vote for the bond on Tuesday.', 'They will vote against the bond on Tuesday.'],
  ],
  passed: [
    [told, 'The member voted against the rezoning.'],
    ['Two voted for the levy and three voted against the levy.', 'Three voted against the levy.'],
    [alsoTold, 'She voted against the tax levy last spring.'],
  ],
});
