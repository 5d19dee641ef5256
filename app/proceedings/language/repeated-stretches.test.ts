import { describe, expect, it } from 'vitest';
import { repeatedStretches } from './repeated-stretches.ts';

const sentencesOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ index, text })) as unknown as Parameters<
    typeof repeatedStretches
  >[0];

const speech = Array.from(
  { length: 40 },
  (_, at) => `Sentence number ${at} of a record tells of something else.`,
);

describe('a stretch of a record that stands there twice', () => {
  it('is heard once', () => {
    const repeated = repeatedStretches(sentencesOf([...speech, ...speech]));
    expect([...repeated].sort((one, other) => one - other)).toEqual(
      speech.map((_, at) => speech.length + at),
    );
  });

  it('is none where a board votes on one item after the other in the same few words', () => {
    const items = Array.from({ length: 18 }, (_, at) => [
      `Our next item is number ${at}, as it is on the agenda.`,
      'Is there any discussion on this?',
      `I move to approve what is asked for under number ${at}.`,
      'Second.',
      'All those in favor say aye.',
      'Motion carries, five to zero.',
    ]).flat();
    expect(repeatedStretches(sentencesOf(items)).size).toBe(0);
  });
});
