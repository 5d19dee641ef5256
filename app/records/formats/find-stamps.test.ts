import { describe, expect, it } from 'vitest';
import { readCaptionText } from './caption-text.ts';
import { detectTextFormat } from './detect-format.ts';

const said = (text: string) => {
  expect(detectTextFormat(text, 'record.txt')).toBe('caption-text');
  return readCaptionText(text).segments.map(
    ({ startSeconds, speaker, text }) => `${startSeconds} ${speaker ?? '–'}: ${text}`,
  );
};

describe('times without brackets', () => {
  it('on lines of their own, as a video’s page gives its transcript, are no words', () => {
    expect(
      said(
        '0:00\ngood evening everyone and welcome to the\n0:04\nboard we meet at\n7:30 on mondays\n0:09\n>> thank you\n1:02:03\nwe adjourn',
      ),
    ).toEqual([
      '0 –: good evening everyone and welcome to the',
      '4 –: board we meet at 7:30 on mondays',
      '9 –: thank you',
      '3723 –: we adjourn',
    ]);
  });

  it('told once more for screen readers are no words either, but other numbers of seconds are', () => {
    expect(
      said(
        '0:00\n0 seconds\namong us, good evening\n0:04\n4 seconds\n10 seconds each\n1:05\n1 minute, 5 seconds\nnext',
      ),
    ).toEqual(['0 –: among us, good evening', '4 –: 10 seconds each', '65 –: next']);
  });

  it('before a colon and a mark of a new voice, as broadcast captions are saved', () => {
    expect(
      said(
        '00:00:15.848: >> Clerk Hale: YOU HAVE A QUORUM.\n00:00:26.927: >> WE DO NOT.\n00:01:10.061: >> Mayor Ortiz: YES.',
      ),
    ).toEqual([
      '15.848 Clerk Hale: YOU HAVE A QUORUM.',
      '26.927 –: WE DO NOT.',
      '70.061 Mayor Ortiz: YES.',
    ]);
  });

  it('before what is said on the same line, with or without the speaker', () => {
    expect(
      said('0:05 Mayor Ortiz: Good evening.\n0:15 Clerk Hale: Thanks.\n1:10 Mayor Ortiz: Yes.'),
    ).toEqual(['5 Mayor Ortiz: Good evening.', '15 Clerk Hale: Thanks.', '70 Mayor Ortiz: Yes.']);
    expect(said('00:05 - Good evening.\n00:08\n\n00:08 Welcome.\n00:15\n\n00:15 Yes.')).toEqual([
      '5 –: Good evening.',
      '8 –: Welcome.',
      '15 –: Yes.',
    ]);
  });

  it('of the clock to the second begin the turns of a broadcast', () => {
    expect(
      said(
        '9:00:05AM >>ANA REYES: Good morning.\n9:01:16AM >>LEE OKORO: Here.\n9:02:00AM >>ANA REYES: Thanks.',
      ),
    ).toEqual(['0 ANA REYES: Good morning.', '71 LEE OKORO: Here.', '115 ANA REYES: Thanks.']);
  });

  it('of the clock are words: of an order of business, of minutes, of what somebody says', () => {
    for (const text of [
      '6:00 Call to order\n6:05 Roll call\n6:10 Public comment\n7:00 Adjournment',
      '7:00 p.m. Call to order\n7:05 p.m. Roll call\n7:10 p.m. Public comment\n8:00 p.m. End',
      'MAYOR: We meet at\n7:30\nnext week, or at\n6:15\nif that is better.',
    ])
      expect(detectTextFormat(text, 'record.txt')).toBe('named-turns');
  });
});

it('no word is taken for the half of a day', () => {
  expect(said('0:00:05\namount due\n0:00:08\npmt\n1:00:12 am I next')).toEqual([
    '5 –: amount due',
    '8 –: pmt',
    '3612 –: am I next',
  ]);
});

it('a time of day that stands alone in a text stays a word of it', () => {
  const text = 'The clerk read the notice.\n7:30\nThe hearing was opened.';
  expect(detectTextFormat(text, 'record.txt')).toBe('named-turns');
});
