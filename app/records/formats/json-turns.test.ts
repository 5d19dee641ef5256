import { expect, test } from 'vitest';
import { readJsonTurns } from './json-turns.ts';

test('QMSum: a segment for each turn, noise marks taken out, summaries not used', () => {
  const { segments, leftOut } = readJsonTurns({
    topic_list: [],
    general_query_list: [{ query: 'x', answer: 'A secret summary' }],
    meeting_transcripts: [
      { speaker: 'The Chair', content: 'Good {vocalsound} morning.' },
      { speaker: 'Ms. Lee', content: '{disfmarker}' },
      { speaker: 'Ms. Lee', content: 'Thanks. I have two points.' },
    ],
  });
  expect(segments.map(({ index, speaker, text }) => [index, speaker, text])).toEqual([
    [0, 'The Chair', 'Good morning.'],
    [1, 'Ms. Lee', 'Thanks. I have two points.'],
  ]);
  expect(leftOut.join(' ')).toContain('2 marks');
  expect(leftOut.join(' ')).toContain('1 turn has no words');
  expect(leftOut.join(' ')).toContain('general_query_list');
  expect(JSON.stringify(segments)).not.toContain('secret');
});

test("transcription services' lists are read, in seconds, milliseconds or clock form", () => {
  const at = (value: unknown) =>
    readJsonTurns(value).segments.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
  expect(at([{ name: 'A', text: 'Hello all of you.', start: 1.5, end: 4 }])).toEqual([[1.5, 4]]);
  expect(
    at({ utterances: [{ speaker: 'A', text: 'Hello all of you.', start: 61_000, end: 64_000 }] }),
  ).toEqual([[61, 64]]);
  expect(at([{ speaker: 'A', text: 'Hi', start: '00:01:02', end: null }])).toEqual([[62, null]]);
});

test('timed pieces without speakers are joined to sentences', () => {
  const { segments } = readJsonTurns({
    text: 'all',
    segments: [
      { id: 0, start: 0, end: 2.5, text: ' The meeting will' },
      { id: 1, start: 2.5, end: 4.1, text: ' come to order.' },
    ],
  });
  expect(segments).toMatchObject([
    { startSeconds: 0, endSeconds: 4.1, text: 'The meeting will come to order.' },
  ]);
});

test('a turn bears the name of who speaks, not the key that stands for it', () => {
  const { segments } = readJsonTurns([
    { speaker: 'anareyes', speaker_name: 'Ana Reyes', text: 'Good evening.' },
    { speaker: 'Other', speaker_name: null, text: 'Good evening.' },
    { speaker: 'speaker_03', speaker_name: null, text: 'Here.' },
  ]);
  expect(segments.map(({ speaker }) => speaker)).toEqual(['Ana Reyes', null, 'speaker_03']);
});

test('JSON without turns is refused in words', () => {
  for (const value of [{}, [], [1, 2], { events: [{ name: 'x' }] }, 'text', null, [{ text: 5 }]]) {
    expect(() => readJsonTurns(value)).toThrow('no list of turns');
  }
});
