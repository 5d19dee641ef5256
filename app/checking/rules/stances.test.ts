import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  "Burke: I can't support this tower, it is too much for the street. Ellis: I think we should build it, I would support it.";
const alsoTold = 'Nolan: The fee is a bad idea. Price: Works for me.';

judgeRule('stances', {
  caught: [
    [told, 'Burke supported the tower.'],
    [told, 'Ellis opposed the tower.'],
    [alsoTold, 'Nolan endorsed the fee.'],
  ],
  passed: [
    [told, 'Burke opposed the tower.'],
    [alsoTold, 'Nolan objected to the fee.'],
    ['Price: I would support a cap on rents.', 'Price supported a cap on rents.'],
    ['Price: I oppose the cap on rents.', 'Price supported removing the cap on rents.'],
  ],
});
