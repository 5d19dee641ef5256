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
        '0:00\n0 seconds\ngood evening\n0:04\n4 seconds\n10 seconds each\n1:05\n1 minute, 5 seconds\nnext',
      ),
    ).toEqual(['0 –: good evening', '4 –: 10 seconds each', '65 –: next']);
  });

  it('behind who speaks, bare or in parentheses, go with the name', () => {
    expect(
      said(
        'Jane Doe  0:05\nGood evening. We meet at 7:30.\n\nUnknown Speaker  0:15\nThank you.\n\nJane Doe  1:10\nWe begin.',
      ),
    ).toEqual([
      '5 Jane Doe: Good evening. We meet at 7:30.',
      '15 Unknown Speaker: Thank you.',
      '70 Jane Doe: We begin.',
    ]);
    expect(
      said(
        'Speaker 1 (00:05):\nGood evening.\n\nSpeaker 2 (00:15):\nThank you.\n\nSpeaker 1 (01:10):\nYes.',
      ),
    ).toEqual(['5 Speaker 1: Good evening.', '15 Speaker 2: Thank you.', '70 Speaker 1: Yes.']);
  });

  it('before what is said on the same line, with or without the speaker', () => {
    expect(
      said(
        '(00:05) Mayor Ortiz: Good evening.\n(00:15) Clerk Hale: Thank you.\n(01:10) Mayor Ortiz: Yes.',
      ),
    ).toEqual([
      '5 Mayor Ortiz: Good evening.',
      '15 Clerk Hale: Thank you.',
      '70 Mayor Ortiz: Yes.',
    ]);
    expect(said('[00:00:05] Good evening.\n[00:00:15] Thanks.\n[00:01:10] Yes.')).toEqual([
      '5 –: Good evening.',
      '15 –: Thanks.',
      '70 –: Yes.',
    ]);
    expect(said('00:00:05 - Good evening.\n00:00:15 - Thanks.\n00:01:10 - Yes.')).toEqual([
      '5 –: Good evening.',
      '15 –: Thanks.',
      '70 –: Yes.',
    ]);
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
