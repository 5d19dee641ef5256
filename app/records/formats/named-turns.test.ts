import { expect, test } from 'vitest';
import { readNamedTurns } from './named-turns.ts';

const turnsOf = (text: string) =>
  readNamedTurns(text).segments.map(({ speaker, text: said }) => [speaker, said]);

test('labels at line starts are speakers, colons inside speech are not', () => {
  expect(
    turnsOf(`MAYOR SMITH: Good evening. Two things: the roll,
and the time is 7:30.

Dr. Jones: Here.
Ana de la Cruz: Here too.
Note: this is a sentence
Ana de la Cruz: Still here.`),
  ).toEqual([
    ['MAYOR SMITH', 'Good evening. Two things: the roll, and the time is 7:30.'],
    ['Dr. Jones', 'Here.'],
    ['Ana de la Cruz', 'Here too. Note: this is a sentence'],
    ['Ana de la Cruz', 'Still here.'],
  ]);
});

test('headings of minutes are not speakers', () => {
  const text =
    'Present: Lee, Diaz\n\nMOTION: to adopt\n\nAyes: 5\n\nMotion by Lee: adopted\n\nPublic Comment:\nnone';
  const transcript = readNamedTurns(text);
  expect(transcript.segments.every((segment) => segment.speaker === null)).toBe(true);
  expect(transcript.segments.map((segment) => segment.text).join(' ')).toBe(
    text.replace(/\s+/g, ' '),
  );
  expect(transcript.leftOut.join(' ')).toContain('paragraph by paragraph');
});

test('lines of minutes stand for themselves, wrapped ones run on', () => {
  const { segments } = readNamedTurns(`CITY OF SPRINGFIELD
REGULAR MEETING MINUTES
June 3, 2024

1. CALL TO ORDER
Mayor Smith called the meeting to order at 7:00 p.m. and asked the clerk to
call the roll of the members who were there.
Present: Smith, Diaz
Vote: 5-0`);
  expect(segments.map((segment) => segment.text)).toEqual([
    'CITY OF SPRINGFIELD',
    'REGULAR MEETING MINUTES',
    'June 3, 2024',
    '1. CALL TO ORDER',
    'Mayor Smith called the meeting to order at 7:00 p.m. and asked the clerk to call the roll of the members who were there.',
    'Present: Smith, Diaz',
    'Vote: 5-0',
  ]);
});

test('time stamps before or after a name are read', () => {
  const { segments } = readNamedTurns(`[00:00:05] CHAIR LEE: Welcome.
[00:01:00] CLERK: Roll call.
(1:02:00) Unlabelled but timed.`);
  expect(
    segments.map(({ startSeconds, endSeconds, speaker }) => [startSeconds, endSeconds, speaker]),
  ).toEqual([
    [5, 60, 'CHAIR LEE'],
    [60, 3720, 'CLERK'],
    [3720, null, 'CLERK'],
  ]);
  const otter = readNamedTurns('Jane Roe  0:04  \nHello there.\n\nSpeaker 2 (00:12):\nHi.');
  expect(
    otter.segments.map(({ startSeconds, speaker, text }) => [startSeconds, speaker, text]),
  ).toEqual([
    [4, 'Jane Roe', 'Hello there.'],
    [12, 'Speaker 2', 'Hi.'],
  ]);
});

test('a date on its own line at the top is the date', () => {
  expect(readNamedTurns('NOTICE\n\nThursday, June 1, 2023\n\n9:00 am').date).toBe('2023-06-01');
  expect(
    readNamedTurns(
      'A long paragraph that mentions June 1, 2023 among much else that was said here.',
    ).date,
  ).toBeNull();
});

test('turns that run on in one line are told apart by the labels behind wide spaces', () => {
  const { segments } = readNamedTurns(
    'Reyes: Good morning. Please call the roll.   Okoro: Here.   Reyes: We begin with item 3.\nOkoro: So moved.  Reyes: At 9:30:  we are done.',
  );
  expect(segments.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'Reyes: Good morning. Please call the roll.',
    'Okoro: Here.',
    'Reyes: We begin with item 3.',
    'Okoro: So moved.',
    'Reyes: At 9:30: we are done.',
  ]);
});

test('names in brackets are labels where most lines begin so; sounds are none', () => {
  const { segments } = readNamedTurns(
    '00:00:08 [Ana Reyes (Chair)] Good evening. [Applause]\n00:00:13 [Lee Okoro] Here.\n00:00:16 [Ana Reyes (Chair)] We begin.',
  );
  expect(segments.map(({ speaker }) => speaker)).toEqual([
    'Chair Ana Reyes',
    'Lee Okoro',
    'Chair Ana Reyes',
  ]);
  const sounds = readNamedTurns(
    'Good evening.\n\n[Gavel Bangs] Order.\n\nWe begin.\n\n[Gavel Bangs] Order.',
  );
  expect(sounds.segments.map(({ speaker }) => speaker)).toEqual([null, null, null, null]);
});

test('who has a label and no name between brackets speaks for nobody else', () => {
  const { segments } = readNamedTurns(
    '00:00:08 [Ana Reyes (Chair)] Is anybody here?\n00:00:13 [Lee Okoro] Sure.\n00:00:16 [Public commenter] I live on Elm Street.\n00:00:19 [Unidentified speaker] So do I.',
  );
  expect(segments.map(({ speaker }) => speaker)).toEqual([
    'Chair Ana Reyes',
    'Lee Okoro',
    'Public commenter',
    'Unidentified speaker',
  ]);
});

test('a label that begins lines elsewhere is a turn within a line, too', () => {
  expect(
    turnsOf(`Okafor: Good evening.
Lindqvist: Here.
Brandt: Here.
Okafor: Is there a motion?
Lindqvist: So moved. Okafor: It has been moved. Is there a second?
Brandt: Second. One thing: the fee. Warning: it is high. Okafor: Thank you.`),
  ).toEqual([
    ['Okafor', 'Good evening.'],
    ['Lindqvist', 'Here.'],
    ['Brandt', 'Here.'],
    ['Okafor', 'Is there a motion?'],
    ['Lindqvist', 'So moved.'],
    ['Okafor', 'It has been moved. Is there a second?'],
    ['Brandt', 'Second. One thing: the fee. Warning: it is high.'],
    ['Okafor', 'Thank you.'],
  ]);
});

test('surnames that are words of meetings name speakers between brackets', () => {
  expect(
    turnsOf(`[Dana Page] I move to adopt it.
[Oren Nay (Member)] Second.
[Vote Nay] is no label.
[Rosa Bill] I object.
[Dana Page] Thank you.`),
  ).toEqual([
    ['Dana Page', 'I move to adopt it.'],
    ['Member Oren Nay', 'Second. [Vote Nay] is no label.'],
    ['Rosa Bill', 'I object.'],
    ['Dana Page', 'Thank you.'],
  ]);
});

test('a member whose first name is Bill speaks, and what bills have is no name', () => {
  expect(
    turnsOf(`ANN LEE: Roll call, please.
BILL CARLSON: Yes.
ANN LEE: Yes.
BILL NUMBER: 12
BILL CARLSON: I move the lease.
BILL NUMBER: 14
Chair Bill Hale: So ordered.`),
  ).toEqual([
    ['ANN LEE', 'Roll call, please.'],
    ['BILL CARLSON', 'Yes.'],
    ['ANN LEE', 'Yes. BILL NUMBER: 12'],
    ['BILL CARLSON', 'I move the lease. BILL NUMBER: 14'],
    ['Chair Bill Hale', 'So ordered.'],
  ]);
});
