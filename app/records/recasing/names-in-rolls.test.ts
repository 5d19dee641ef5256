import { expect, it } from 'vitest';
import { recaseTranscript } from './recase.ts';

const recased = (...texts: string[]) =>
  recaseTranscript(
    texts.map((text, index) => ({
      ...{ index, text, speaker: null, startSeconds: null, endSeconds: null },
    })),
  ).segments.map(({ text }) => text);

it('who is called in a roll has a capital, though the name is a common word', () => {
  expect(
    recased(
      'PLEASE CALL THE ROLL. KOSKI LANE. I NOVAK. I GREEN. I MISS ZIMMER I HALL. I THE GREEN LANE IS APPROVED.',
    ),
  ).toEqual([
    'Please call the roll. Koski Lane. I Novak. I Green. I Miss Zimmer I Hall. I the green lane is approved.',
  ]);
});

it('so has who is called in small letters in a record that has capitals', () => {
  expect(
    recased(
      'The motion is made and seconded. Roll call vote.',
      'councilmember amory. aye.',
      'hall. aye. dana hardy-cole.',
      'aye. peters. e. bates.',
      'aye. McQuist. aye. It passes unanimously.',
    ).slice(1, 4),
  ).toEqual(['councilmember Amory. aye.', 'Hall. aye. Dana Hardy-Cole.', 'aye. Peters. E. Bates.']);
});

it.each([
  'We had no roll call then. I said the trucks come early. I know the noise is bad, and I think that yes, it will stay.',
  'That is my role. Honestly I wish I had more time. I try, I really try, I do, I work hard.',
  'No roll yet. The budget meeting is here. Yes it is very important. No doubt it is here. Yes the board is present. No more.',
])('words of talk behind a roll have none: “%s”', (talk) => {
  expect(recased(talk)).toEqual([talk]);
});
