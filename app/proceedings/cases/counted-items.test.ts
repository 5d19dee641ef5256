import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** 'HALE: Second.' */
const turns = (lines: string[]) =>
  transcriptOf(
    lines.map((line) => {
      const [speaker = '', ...said] = line.split(': ');
      return [speaker, said.join(': ')];
    }),
  );
const casesOf = (lines: string[]) =>
  readProceedings(turns(lines))
    .cases.filter(({ designator }) => designator !== null)
    .map(({ designator, title, state }) => `${designator} · ${title} · ${state}`);

const evening = [
  'MAYOR ODELL: I call the meeting of the Brill town council to order. Roll call, please.',
  'MAYOR ODELL: Can we take eleven, the library roof, up front, after the consent?',
  'MAYOR ODELL: Item three, the budget transfer. Is there a motion?',
  'TRENT: I move to approve it.',
  'HALE: Second.',
  'MAYOR ODELL: All in favor? Aye. Opposed? Four-zero, motion carries.',
  'MAYOR ODELL: All right, so eleven. The library roof. Jack.',
  'JACK: We have two quotes, and I would like to get a third one before you decide.',
  'MAYOR ODELL: Bring it back to us in May.',
  'MAYOR ODELL: Item four, the tree ordinance. Is there a motion?',
  'TRENT: I move to approve it.',
  'HALE: Second.',
  'MAYOR ODELL: All in favor? Aye. Opposed? Four-zero, motion carries.',
  'MAYOR ODELL: Five is the facade grant for the bakery. Nobody is here, so it goes to November.',
  'MAYOR ODELL: Six, dog park.',
  'TRENT: I move we put twenty-five thousand dollars into the dog park.',
  'MAYOR ODELL: Is there a second? Anybody? It dies for lack of a second.',
  'MAYOR ODELL: Seven, the softball lights.',
  'HALE: I move that we replace the two dead poles on the softball side.',
  'TRENT: Second.',
  'MAYOR ODELL: All in favor? Aye. Opposed? Four-zero, motion carries.',
  'MAYOR ODELL: And the strategic plan, eight.',
  'MAYOR ODELL: It is long. That is tabled by consensus.',
  'MAYOR ODELL: We are adjourned.',
];

it('items that are only counted are cases of their own, in their turn and out of it', () => {
  expect(casesOf(evening)).toEqual([
    '3 · Budget transfer · adopted',
    '11 · Library roof · no action',
    '4 · Tree ordinance · adopted',
    '5 · Facade grant for the bakery · postponed',
    '6 · Dog park · no action',
    '7 · Softball lights · adopted',
    '8 · Strategic plan · tabled',
  ]);
});

it('a vote behind a matter that nobody voted on is not told of it', () => {
  const { cases, votes } = readProceedings(turns(evening));
  const at = cases.findIndex(({ title }) => title === 'Softball lights');
  expect(votes.map(({ items }) => items.map((item) => cases[item]?.title))).toContainEqual([
    cases[at]?.title,
  ]);
  expect(votes).toHaveLength(3);
});

it('numbers that are no items begin none', () => {
  const talk = [
    'MAYOR ODELL: I call the meeting of the Brill town council to order.',
    'MAYOR ODELL: Item three, the budget transfer. How many trucks are there?',
    'HALE: Four, the one in the yard and three on the road.',
    'MAYOR ODELL: Five, counting the old one.',
    'TRENT: I move to approve it.',
    'HALE: Second.',
    'MAYOR ODELL: All in favor? Five. Opposed? None. Five-zero, motion carries.',
    'MAYOR ODELL: We are adjourned.',
  ];
  expect(casesOf(talk)).toEqual(['3 · Budget transfer · adopted']);
});
