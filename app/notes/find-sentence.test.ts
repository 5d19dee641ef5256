import { describe, expect, it } from 'vitest';
import { findSentence } from './find-sentence.ts';

const sentences = [
  { index: 0, text: 'The council approved the contract for $1,250,000.', citations: [4] },
  { index: 1, text: 'Work begins on April 6.', citations: [3] },
  { index: 2, text: 'The motion passed.', citations: [13] },
  { index: 3, text: 'The motion passed.', citations: [27] },
];
const find = (words: string, passage: number | null = null) =>
  findSentence(sentences, { words, passage });

describe('the sentence that a selection stands in', () => {
  it('is found by some of its words, in the middle of a word and across line breaks too', () => {
    expect(find('approved the\n contract')).toBe(0);
    expect(find('pproved the contr')).toBe(0);
    expect(find('pril')).toBe(1);
    expect(find('$1,250,000.')).toBe(0);
  });

  it('is the one in which a longer selection begins', () => {
    expect(find('for $1,250,000. Work begins on April 6. The motion')).toBe(0);
    expect(find('Work begins on April 6. The motion passed.')).toBe(1);
    expect(find('In short: Work begins on April 6.')).toBe(1);
  });

  it('is told from one with the same words by the place that it cites', () => {
    expect(find('The motion passed.')).toBe(2);
    expect(find('The motion passed.', 27)).toBe(3);
  });

  it('is none where the words are in no sentence', () => {
    expect(find('The library closes at six')).toBeNull();
    expect(find('  ')).toBeNull();
    expect(find('…')).toBeNull();
  });
});
