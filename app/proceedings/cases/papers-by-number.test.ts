import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const roll = [
  'Anyone else? Seeing none, please call the roll.',
  ...['Mr. Hale.', 'Yes.', 'Mrs. Roy.', 'Yes.', 'Mr. Bell.', 'Yes.', 'Ms. Ode.', 'Yes.'],
];
const moved = (does: string) => [
  `Mr. Hale. Thank you, Mr. President. I move that council ${does}.`,
  'Second.',
];
const passes = 'pass and engross and enter upon the written record';

const { cases, votes } = readProceedings(
  transcriptOf([
    'The city council will come to order. We move on to the reading of resolutions.',
    'Temporary resolution 231. A resolution to sell the old fire truck by internet auction.',
    'This is through the safety committee, Mr. Hale and Mrs. Roy.',
    'Resolution temporary number 3-31, a resolution to join the salt cooperative of the county.',
    'And lastly, resolution temporary 4-31, a resolution to join the fuel cooperative of the state.',
    ...moved(
      'suspend its rules and wave the second reading of resolutions temporarily numbered 231, 331 and 431',
    ),
    ...roll,
    'Motion to suspend passes four to zero.',
    ...moved(`${passes} the resolution temporarily numbered 231`),
    'We have a motion and a second to pass temporary resolution 231. Discussion.',
    'The truck has been out of service for two years and nobody uses it.',
    ...roll,
    'Motion to pass. Temporary resolution 231 carries 4 to zero.',
    'Temporary resolution 331.',
    ...moved(`${passes} resolution temporarily numbered 331`),
    ...roll,
    'Motion to pass temporary resolution 331 succeeds 4 to zero.',
    'Temporary resolution 431.',
    ...moved(`${passes} resolution temporarily numbered 431`),
    ...roll,
    'Motion carries 4 to zero.',
    'Moving on to first readings of ordinances. Ordinance 331, an ordinance to fund the pool from the levy.',
    'First of two readings on temporary ordinance 331.',
    'We are adjourned.',
  ]),
);
const titled = (start: string) => cases.findIndex(({ title }) => title.startsWith(start));

it('papers that are read out together are each taken up under the title that was read', () => {
  expect(cases.map(({ title }) => title.slice(0, 40))).toEqual(
    expect.arrayContaining([
      'Resolution 231, to sell the old fire tru',
      'Resolution 3-31, to join the salt cooper',
      'Resolution 4-31, to join the fuel cooper',
      'Ordinance 331, to fund the pool from the',
    ]),
  );
  expect(cases.map(({ title }) => title).join(' | ')).not.toMatch(
    /Discussion|carries|succeeds|engross/,
  );
});

it('each vote is on the paper that its motion numbers, of its kind', () => {
  const main = votes.filter(({ kind }) => kind === 'main');
  expect(main.map(({ item, yes, no, rollCall }) => [item, yes, no, rollCall.length])).toEqual([
    [titled('Resolution 231'), 4, 0, 4],
    [titled('Resolution 3-31'), 4, 0, 4],
    [titled('Resolution 4-31'), 4, 0, 4],
  ]);
});

it('that rules are suspended is told as such, and what had its first reading is introduced', () => {
  expect(votes[0]).toMatchObject({ kind: 'procedural' });
  expect(votes[0]?.motion).toContain('suspend its rules and waive the second reading');
  expect(cases[titled('Ordinance 331')]?.state).toBe('introduced');
});
