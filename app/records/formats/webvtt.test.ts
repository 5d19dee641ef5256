import { expect, test } from 'vitest';
import { readWebVtt } from './webvtt.ts';

test('voice tags are speakers; notes, styles, regions, settings and markup are no speech', () => {
  const { segments, title, leftOut } = readWebVtt(`WEBVTT - Council of 3 June

STYLE
::cue { color: red }

REGION
id:fred

NOTE not spoken
at all

intro
00:00:01.000 --> 00:00:04.000 align:start position:0%
<v.loud Mary O&apos;Hara>Good <i>evening</i> &amp; <00:00:02.000><c.yellow>welcome</c> to all.</v>

2
01:00:05.000 --> 01:00:07.500
Who is <b>next</b>? 3 < 4.
`);
  expect(title).toBe('Council of 3 June');
  expect(segments).toEqual([
    {
      index: 0,
      startSeconds: 1,
      endSeconds: 4,
      speaker: "Mary O'Hara",
      text: 'Good evening & welcome to all.',
    },
    {
      index: 1,
      startSeconds: 3605,
      endSeconds: 3607.5,
      speaker: null,
      text: 'Who is next? 3 < 4.',
    },
  ]);
  expect(leftOut.join(' ')).toContain('Notes in the caption file');
});

test("YouTube's rolling captions are joined without a word twice or a word lost", () => {
  const { segments, leftOut } = readWebVtt(`WEBVTT
Kind: captions
Language: en

00:00:00.000 --> 00:00:02.000 align:start position:0%
 
the<00:00:00.500><c> meeting</c><00:00:01.000><c> will</c>

00:00:02.000 --> 00:00:02.010 align:start position:0%
the meeting will
 

00:00:02.010 --> 00:00:04.000 align:start position:0%
the meeting will
come<00:00:02.500><c> to</c><00:00:03.000><c> order</c>

00:00:04.000 --> 00:00:04.010 align:start position:0%
come to order
 

00:00:04.010 --> 00:00:06.000 align:start position:0%
come to order
order<00:00:04.500><c> please</c>
`);
  expect(segments.map((segment) => segment.text)).toEqual([
    'the meeting will come to order order please',
  ]);
  expect(segments[0]?.endSeconds).toBe(6);
  expect(leftOut.join(' ')).toContain('words shown again');
});

test('what was really said twice stays', () => {
  const { segments } = readWebVtt(`WEBVTT

00:01.000 --> 00:02.000
>> Aye.

00:02.000 --> 00:03.000
>> Aye.

00:03.000 --> 00:04.000
>> Aye.
`);
  expect(segments.map((segment) => segment.text)).toEqual(['Aye.', 'Aye.', 'Aye.']);
});

test('short captions become sentences; a pause and a new voice end a segment', () => {
  const { segments } = readWebVtt(`WEBVTT

00:01.000 --> 00:02.000
I move that we adopt

00:02.000 --> 00:03.000
the budget of Mr.

00:03.000 --> 00:04.000
Lee. All in favor

00:20.000 --> 00:21.000
say aye.
`);
  expect(
    segments.map(({ startSeconds, endSeconds, text }) => [startSeconds, endSeconds, text]),
  ).toEqual([
    [1, 4, 'I move that we adopt the budget of Mr. Lee.'],
    [3, 4, 'All in favor'],
    [20, 21, 'say aye.'],
  ]);
});

test('a name in every caption is one turn until it changes', () => {
  const { segments } = readWebVtt(`WEBVTT

1
00:04.000 --> 00:06.000
Jane Roe: I move to approve the minutes of

2
00:06.100 --> 00:08.000
Jane Roe: the May meeting.

3
00:08.100 --> 00:09.000
Bob O'Neil (he/him): Second.
`);
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Jane Roe', 'I move to approve the minutes of the May meeting.'],
    ["Bob O'Neil (he/him)", 'Second.'],
  ]);
});

test('a caption cut in two by a blank line, or without a readable time, keeps its words', () => {
  const { segments, leftOut } = readWebVtt(`WEBVTT

00:01.000 --> 00:02.000
first part

second part

soon --> later
third part
`);
  expect(segments.map((segment) => segment.text).join(' ')).toBe(
    'first part second part third part',
  );
  expect(leftOut.join(' ')).toContain('1 caption has no readable time');
});

test('captions over midnight go on, mixed-up ones are put in order', () => {
  const over = readWebVtt(
    'WEBVTT\n\n23:59:59.000 --> 23:59:59.900\n>> One.\n\n00:00:01.000 --> 00:00:02.000\n>> Two.',
  );
  expect(over.segments.map((segment) => segment.startSeconds)).toEqual([86_399, 86_401]);
  const mixed = readWebVtt(
    'WEBVTT\n\n00:05.000 --> 00:06.000\n>> Two.\n\n00:01.000 --> 00:02.000\n>> One.',
  );
  expect(mixed.segments.map((segment) => segment.text)).toEqual(['One.', 'Two.']);
  expect(mixed.leftOut.join(' ')).toContain('sorted');
});
