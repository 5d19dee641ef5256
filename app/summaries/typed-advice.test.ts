import { describe, expect, it } from 'vitest';
import { typedAdvice } from './typed-advice.ts';

const segments = [
  'The council voted two to one to repave Cedar Avenue for $1,250,000.',
  'The library closes at six.',
].map((text, index) => ({ index, startSeconds: null, endSeconds: null, speaker: null, text }));

const sentence = (index: number, text: string, citations: number[] = []) => ({
  index,
  text,
  citations,
  section: '',
});

describe('a sentence typed by hand', () => {
  it('is held against the passages that come nearest, where it cites none', () => {
    const sentences = [
      sentence(0, 'The council voted two to one to repave Cedar Avenue for $1,250,000.'),
      sentence(1, 'The council voted to repave Cedar Avenue for $9,000,000.'),
      sentence(2, 'Cited, and so not advised on: $9,000,000.', [0]),
    ];
    const advice = typedAdvice('typed', { sentences, segments });
    expect(advice.get(0)).toEqual([]);
    expect(advice.has(2)).toBe(false);
    expect(advice.get(1)?.join(' ')).toContain('9,000,000');
    expect(typedAdvice('extractive', { sentences, segments }).size).toBe(0);
    expect(typedAdvice('typed', { sentences, segments: [] }).size).toBe(0);
  });
});
