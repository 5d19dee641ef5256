import { describe, expect, it } from 'vitest';
import type { Segment } from '#app/records/transcript.ts';
import { findFacts } from './find-facts.ts';

const segments = (...texts: string[]): Segment[] =>
  texts.map((text, index) => ({
    index,
    startSeconds: index,
    endSeconds: null,
    speaker: null,
    text,
  }));

const items = [
  { title: 'Opening', kind: 'opening' as const, firstSegment: 0, lastSegment: 1 },
  { title: 'The budget', kind: 'action' as const, firstSegment: 2, lastSegment: 5 },
];

const facts = (...texts: string[]) => findFacts(segments(...texts), items);

describe('the facts of a meeting', () => {
  it('are its bills, amounts and dates, with every place they were named at', () => {
    expect(
      facts(
        'Good evening.',
        'We are here for Resolution 2025-14.',
        'It spends forty-two million dollars on roads.',
        'The last hearing was on September 9, 2025.',
        'That is $42,000,000, for Resolution number 2025-14.',
      ),
    ).toEqual([
      {
        kind: 'reference',
        label: 'Resolution 2025-14',
        value: 'resolution 2025-14',
        detail: null,
        item: 0,
        segments: [1, 4],
      },
      {
        kind: 'amount',
        label: '$42 million',
        value: 'USD 42000000',
        detail: null,
        item: 1,
        segments: [2, 4],
      },
      {
        kind: 'date',
        label: 'September 9, 2025',
        value: '2025-09-09',
        detail: null,
        item: 1,
        segments: [3],
      },
    ]);
  });

  it('write every amount the same way', () => {
    const amounts =
      'It is $1,250,000, or $3.50 each, or a fee of 250 dollars, of 1.2 billion dollars.';
    expect(facts(amounts).map(({ label }) => label)).toEqual([
      '$1.25 million',
      '$3.50',
      '$250',
      '$1.2 billion',
    ]);
  });

  it('keep a date by which something is due apart, with the sentence that says so', () => {
    const sentence = 'Comments must be sent in by October 14.';
    expect(facts(sentence)).toMatchObject([
      { kind: 'deadline', label: 'October 14', value: '--10-14', detail: sentence },
    ]);
  });

  it('do not take an agenda item, a district or a bare month for one', () => {
    expect(facts('Item 4 is about District 9, in May, as in Section 12.')).toEqual([]);
  });
});
