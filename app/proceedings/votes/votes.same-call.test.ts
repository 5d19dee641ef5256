import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const called =
  'Madam clerk please call the roll on item nine Supervisor Hale Hale I Supervisor Roy Roy eyes Supervisor Bell Bell I Supervisor Ode Ode no';

const { cases, votes } = readProceedings(
  transcriptOf([
    'The board will come to order. Madam clerk, please call item number eight.',
    'Item eight, this is a resolution to lease the pier to Harbor Marine.',
    'Colleagues, we can take this item same house, same call. Without objection, the resolution is adopted.',
    'Madam clerk, please call item nine. Item nine, an ordinance to close the depot.',
    `${called} there are three ayes and one no. Without objection the ordinance is finally passed.`,
    'Madam clerk, please call item ten. Item ten, a resolution to honor the nurses.',
    'Without objection, the letter of the nurses is part of the record.',
    'Same house, same call. Without objection the amended resolution is is adopted madam clerk please call item 11.',
    'Item 11 is a hearing on the parks. Good evening, I have a question about the parks.',
  ]),
);

it('what passes on the last roll, without objection, is a vote on the item that was called', () => {
  expect(
    votes.map(({ item, method, outcome }) => [cases[item ?? -1]?.designator, method, outcome]),
  ).toEqual([
    ['8', 'consent', 'adopted'],
    ['9', 'roll call', 'adopted'],
    ['10', 'consent', 'adopted'],
  ]);
  expect(votes[2]?.motion).toBe('adopt the amended resolution');
});

it('a roll whose clerk says each name again has each member once, and their ayes as captions hear them', () => {
  expect(votes[1]?.rollCall.map(({ name, vote }) => [name, vote])).toEqual([
    ['Supervisor Hale', 'yes'],
    ['Supervisor Roy', 'yes'],
    ['Supervisor Bell', 'yes'],
    ['Supervisor Ode', 'no'],
  ]);
});

it('the count that the clerk gives behind the last answer is the vote’s, and who was excused is absent', () => {
  const [vote] = readProceedings(
    transcriptOf([
      'The board will come to order. Can I have a motion to excuse Supervisor Fox from this meeting? Moved by Hale, seconded by Roy.',
      'Item nine, an ordinance to close the depot. I move approval. Second.',
      'Please call the roll on item nine Supervisor Hale Hale I Supervisor Roy Roy eyes Supervisor Bell Bell I and Supervisor Ode oh I there are four eyes without objection the ordinance is finally passed',
    ]),
  ).votes.filter(({ method }) => method === 'roll call');
  expect(vote).toMatchObject({ yes: 4, outcome: 'adopted' });
  expect(vote?.rollCall.at(-1)).toEqual({ name: 'Supervisor Fox', vote: 'absent' });
});
