import { describe, expect, it } from 'vitest';
import { behindOf, type Kept } from '#tests/support/shown-summary.tsx';
import { Passages } from './passages.ts';

const passage = (citations: number[], kept: Kept = {}) =>
  new Passages(behindOf(kept)).of(citations);
const recording = { audio: 'https://audio.example/a.mp3', video: null, startsAt: null };

describe('what a sentence rests on', () => {
  it('is shown by place, in the order of the record, with what was said there', () => {
    expect(passage([40, 12, 13])).toEqual({
      places: [
        {
          first: 12,
          label: '1:00',
          said: [{ speaker: 'Chair', words: 'Passage 12. Passage 13.' }],
          play: null,
        },
        {
          first: 40,
          label: '3:20',
          said: [{ speaker: 'Chair', words: 'Passage 40.' }],
          play: null,
        },
      ],
      more: 0,
    });
  });

  it('is cut where it is long, and counted where it is everywhere', () => {
    const long = passage([3], { said: () => ({ text: 'word '.repeat(500) }) });
    expect(long?.places[0]?.said[0]?.words).toMatch(/^(?:word )+word…$/);
    expect(long?.places[0]?.said[0]?.words.length).toBeLessThan(500);
    const many = passage(Array.from({ length: 40 }, (_, index) => index * 10));
    expect(many?.places).toHaveLength(3);
    expect(many?.more).toBe(37);
  });

  it('names its place by clock time, or by number in a record without times', () => {
    expect(passage([12], { clockStart: 10 * 3600 })?.places[0]?.label).toBe('10:01 AM');
    const untimed = { startSeconds: null, endSeconds: null };
    expect(passage([12], { said: () => untimed })?.places[0]?.label).toBe('¶13');
  });

  it('is nothing where nothing is cited, or no record stands behind the summary', () => {
    expect(passage([])).toBeNull();
    expect(passage([3], { transcriptId: null })).toBeNull();
  });
});

describe('a place in the recording', () => {
  const playOf = (kept: Kept) => passage([12, 13], { recording, ...kept })?.places[0]?.play;

  it('is played from where it begins, and heard until the next passage', () => {
    expect(playOf({})).toEqual({
      from: 60,
      until: 70,
      href: 'https://audio.example/a.mp3#t=60',
    });
    const openEnd = (segment: number) => (segment === 13 ? { endSeconds: null } : undefined);
    expect(playOf({ said: openEnd })?.until).toBe(70);
  });

  it('of a record with times of day is known where the recording has a start', () => {
    expect(playOf({ clockStart: 3600 })).toBeNull();
    const started = { ...recording, startsAt: 3600 - 60 };
    expect(playOf({ clockStart: 3600, recording: started })?.from).toBe(120);
  });
});
