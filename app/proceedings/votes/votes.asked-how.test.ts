import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** A chair who asks each member by name for 'yes or no', and counts one side only. */
const { votes } = readProceedings(
  transcriptOf([
    [
      'Chair',
      'The appeal of the porch at 12 Mill Road is before us. Commissioner Quist, have you got a motion?',
    ],
    ['Quist', 'I move that the board override the denial and let the porch be taken down.'],
    ['Chair', 'Is there a second?'],
    ['Bell', 'Second.'],
    [
      'Chair',
      'Okay, I am going to call a roll. On this motion, Commissioner Bell, do you vote yes or no?',
    ],
    ['Bell', 'Yes.'],
    ['Chair', 'On your motion, Commissioner Quist, do you vote yes or no?'],
    ['Quist', 'Yes.'],
    ['Chair', 'On this motion, Commissioner Ode, do you vote yes or no?'],
    ['Ode', 'Yes.'],
    ['Chair', 'The chair counts three yeses. The appeal is upheld. Thank you all.'],
  ]),
);

it('the words that a member is asked to choose from are no answer', () => {
  expect(votes).toMatchObject([{ outcome: 'adopted', yes: 3, no: 0 }]);
});
