import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { TopicTitles } from './topic-title.ts';

const title = (...turns: string[]) => {
  const { segments } = transcriptOf(turns);
  const span = { firstSegment: 0, lastSegment: segments.length - 1 };
  return new TopicTitles(segments, [span]).title(span);
};

describe('a title made of the words that were said', () => {
  it('is a whole phrase of the record', () => {
    expect(
      title(
        'The storm drain under Quarry Street is too small.',
        'We looked at the storm drain in June, and the storm drain is cracked.',
      ),
    ).toBe('Storm drain');
  });

  it.each([
    [
      'half of a longer phrase',
      'The heavy handed approach of the Marlow Grant administration hurts us.',
      'Under the Marlow Grant administration a heavy handed approach was taken.',
    ],
    [
      'verbs and adjectives',
      'They were exempt and we worry, so imagine they return exempt.',
      'I imagine we worry that they return, or that it is exempt.',
    ],
    ['counts and measures', 'It takes eight years or five feet.', 'Eight years, then, five feet.'],
    [
      'the words of a vote',
      'All those in favor signify by saying aye.',
      'In favor signify, please.',
    ],
  ])('is not %s', (_what, ...turns) => {
    expect(title(...turns)).toBeNull();
  });

  it('is written small but for names', () => {
    expect(
      title(
        'Recreational fishing is down. We studied recreational fishing on Otter Creek.',
        'Otter Creek is low, and the recreational fishing in Otter Creek suffers.',
      ),
    ).toBe('Otter Creek and recreational fishing');
  });
});
