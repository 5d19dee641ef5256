import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

// As a school board of New England meets: reports in turn, a consent list with numbers, 'consideration and action'.
const evening = [
  'I call this meeting of the school board to order.',
  'The board works from a prepared agenda.',
  'There are two firms, and the first presentation will be Harbor Associates.',
  "That will be at five o'clock on Wednesday in the library.",
  'Um, next we will go to the report of the superintendent.',
  'We start this evening with the new roof of the gym.',
  'It was finished a week ago, and the gym is open again.',
  'The roof had leaked for three winters in a row.',
  'This is now the time for the first audience of citizens and the board welcomes public input.',
  'State your name for the record.',
  'Seeing none, the audience of citizens is closed.',
  'Thank you. Uh, the next is the report of the policy committee.',
  'We looked at two policies last week.',
  'One of them is on the use of telephones in class.',
  'So next we will go to the Report of Buildings and Grounds, and that is back to Mr. Hale.',
  'The fields were seeded in the fall.',
  'Thank you, and we are on to the consent agenda.',
  '7.1, approval of the minutes from the regular meeting held March 3rd, 2025, 7.2, approval of the minutes from the workshop held on March 5th, 2025, 7.3, approval of the gift of a piano.',
  'Can I have a motion to accept the consent agenda?',
  'Moved by Hale and seconded by Ortiz.',
  'All those in favor to approve the consent agenda as read.',
  'And that is unanimous. So, new business, we have consideration and action to approve the overnight trip of the marching band to Halifax.',
  'Could I have a motion to approve?',
  'Moved by Ruiz and seconded by Hale.',
  'Seeing none. All those in favor?',
  "And that's unanimous. Uh, next is consideration and action to approve policy JKL on field trips.",
  'Could I have a motion to approve?',
  'Moved by Ortiz and seconded by Ruiz.',
  'All those in favor?',
  "And that's unanimous. Consideration and action to accept as a first reading policy BDA on school board ethics.",
  'Could I have a motion to approve?',
  'Moved by Hale and seconded by Ruiz.',
  'All those in favor?',
  'And that is also unanimous. We stand adjourned.',
];
const { cases, votes } = readProceedings(transcriptOf(evening));
const named = cases.map(({ designator, title }) => [designator, title].filter(Boolean).join(' '));

it.each([
  'Report of the superintendent',
  'Report of the policy committee',
  'Report of Buildings and Grounds',
  'Consent agenda',
])('goes on to its %s', (title) => {
  expect(named).toContain(title);
});

it('opens the floor to its citizens, and announces no presentation that comes another day', () => {
  expect(cases.map(({ kind }) => kind)).toContain('public comment');
  expect(named.join()).not.toContain('Harbor');
});

it('reads its consent list out with the numbers of what stands on it', () => {
  expect(named).toEqual(
    expect.arrayContaining([
      '7.1 Approval of the minutes from the regular meeting held March 3rd, 2025',
      '7.2 Approval of the minutes from the workshop held on March 5th, 2025',
      '7.3 Approval of the gift of a piano',
    ]),
  );
});

it('votes on each matter that it considers', () => {
  const main = votes.filter(({ kind }) => kind === 'main');
  expect(main.map(({ item }) => cases[item ?? -1]?.title)).toEqual([
    'Overnight trip of the marching band to Halifax',
    'Policy JKL on field trips',
    'Policy BDA on school board ethics (first reading)',
  ]);
});

it('reads apostrophes alike as they are typed and as they are set', () => {
  const set = readProceedings(transcriptOf(evening.map((said) => said.replaceAll("'", '’'))));
  expect(set.votes).toEqual(votes);
});

it('takes up what is said to be printed somewhere', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'The meeting will come to order.',
      'The next item will be an ordinance on parking meters.',
      'That will be on page 40 of your packet.',
      'I move to approve the ordinance. Second. All in favor? Aye. Motion carries.',
      'The next item is the contract with the low bidder. I move to approve the contract with the low bidder for removing the old tank. Second. All in favor? Aye. Motion carries.',
    ]),
  );
  expect(cases.map(({ title }) => title)).toContain('Ordinance on parking meters');
  expect(cases.at(-1)?.state).toBe('adopted');
});
