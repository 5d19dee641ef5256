import { expect, test } from 'vitest';
import { readSrt } from './srt.ts';

test('numbers and styling are no speech, numbers that were said are', () => {
  const { segments } = readSrt(`1
00:00:01,000 --> 00:00:02,000
{\\an8}<font color="#fff">The vote is</font>

2
00:00:02,000 --> 00:00:03,500
<i>five</i> to
42

3
00:00:03,500 --> 00:00:05,000
in favor of it.
`);
  expect(segments).toEqual([
    {
      index: 0,
      startSeconds: 1,
      endSeconds: 5,
      speaker: null,
      text: 'The vote is five to 42 in favor of it.',
    },
  ]);
});

test('rolling lines are joined', () => {
  const cues = [
    'so the budget',
    'so the budget\nof this year',
    'of this year\nis balanced',
    'is balanced\nat last.',
  ];
  const file = cues
    .map(
      (text, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index + 1},000\n${text}\n`,
    )
    .join('\n');
  expect(readSrt(file).segments.map((segment) => segment.text)).toEqual([
    'so the budget of this year is balanced at last.',
  ]);
});

test('dashes and names start new turns', () => {
  const { segments } = readSrt(
    '1\n00:00:01,000 --> 00:00:02,000\n- Mr. Lee?\n- Here.\n\n2\n00:00:02,000 --> 00:00:03,000\nMAYOR DIAZ: Thank you.\n',
  );
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    [null, 'Mr. Lee?'],
    [null, 'Here.'],
    ['MAYOR DIAZ', 'Thank you.'],
  ]);
});

test('a file that ends after a time says that it may be cut off', () => {
  const { leftOut } = readSrt(
    '1\n00:00:01,000 --> 00:00:02,000\nHello.\n\n2\n00:00:02,000 --> 00:00:03,000\n',
  );
  expect(leftOut.join(' ')).toContain('cut off');
});

test('voices that speech-to-text numbers in brackets are speakers', () => {
  const { segments } = readSrt(`1
00:00:01,000 --> 00:00:02,000
[SPEAKER_05]: All those in favor?

2
00:00:02,000 --> 00:00:03,000
[SPEAKER_12]: Aye.
`);
  expect(segments).toMatchObject([
    { speaker: 'SPEAKER_05', text: 'All those in favor?' },
    { speaker: 'SPEAKER_12', text: 'Aye.' },
  ]);
});
