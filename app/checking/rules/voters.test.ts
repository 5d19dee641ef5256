import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'The levy passes five to two, Ibarra and Cole voting no. Dunn was absent.';
const alsoTold = 'Weiss, Park, and Lane voted yes; Moss voted no on the levy.';

judgeRule('voters', {
  caught: [
    [
      'Will the clerk call the roll. Herbold. Aye. Lewis. Aye. Morales. Aye. Sawant. No. Four in favor, one opposed.',
      'Morales cast the only vote against it.',
    ],
    [told, 'Dunn voted against the levy.'],
    [told, 'Ibarra was absent.'],
    [alsoTold, 'Lane voted no on the levy.'],
  ],
  passed: [
    [
      'Will the clerk call the roll. Herbold. Aye. Lewis. Aye. Morales. Aye. Sawant. No. Four in favor, one opposed.',
      'Sawant cast the only vote against it.',
    ],
    [told, 'Ibarra and Cole voted against the levy.'],
    [told, 'Dunn was absent.'],
    [alsoTold, 'Moss voted no on the levy.'],
  ],
});
