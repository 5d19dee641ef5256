import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transcript } from '#app/records/transcript.ts';
import { cityCouncil, schoolBoard, transcriptOf } from '#tests/fixtures/transcripts.ts';
import { findAgendaItems } from './agenda-items.ts';

function expectWithoutGaps(transcript: Transcript) {
  const items = findAgendaItems(transcript);
  expect(items[0]?.firstSegment).toBe(0);
  expect(items.at(-1)?.lastSegment).toBe(transcript.segments.length - 1);
  for (const [index, item] of items.entries()) {
    expect(item.lastSegment).toBeGreaterThanOrEqual(item.firstSegment);
    expect(item.title.trim()).not.toBe('');
    const next = items[index + 1];
    if (next) expect(next.firstSegment).toBe(item.lastSegment + 1);
  }
  return items;
}

describe('the items of a meeting without an agenda', () => {
  it('begin where the chair says so', () => {
    const items = expectWithoutGaps(cityCouncil);
    expect(items.map(({ title, kind }) => [kind, title])).toEqual([
      ['opening', 'Opening'],
      ['consent', 'Consent agenda'],
      [
        'action',
        'Item 4: Resolution 2025-114, awarding a contract for street paving to Acme Paving for $1.2 million',
      ],
      ['public comment', 'Public comment'],
      ['action', 'Item 5: Ordinance 1492'],
      ['closing', 'Closing'],
    ]);
  });

  it('cover a record that has no procedure in it', () => {
    expect(expectWithoutGaps(schoolBoard).length).toBeGreaterThan(0);
    expect(expectWithoutGaps(transcriptOf(['Hello.']))).toHaveLength(1);
    expect(findAgendaItems(transcriptOf([]))).toEqual([]);
  });

  it('are chapters where a long hearing has few cues, neither one nor hundreds', () => {
    const topics = [
      'harbor dredging',
      'school lunches',
      'wildfire smoke',
      'bus lanes',
      'water rates',
    ];
    const turns = topics.flatMap((topic) =>
      Array.from(
        { length: 40 },
        (_, index) =>
          `The ${topic} question number ${index} is about ${topic} and what ${topic} costs us here.`,
      ),
    );
    const items = expectWithoutGaps(transcriptOf(turns));
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items.length).toBeLessThanOrEqual(20);
  });
});

describe('any record', () => {
  it('has items without gaps', () => {
    const phrase = fc.constantFrom(
      'Item number four.',
      'We now open public comment.',
      'Adjourned.',
      'I move to approve it.',
      'Mr. Smith, you are recognized for five minutes for questions.',
      'The harbor needs dredging and the harbor fee is due.',
      '???',
      '\u0000\ud800 ',
    );
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 60 }), (turns) => {
        expectWithoutGaps(transcriptOf(turns));
      }),
      { numRuns: 60 },
    );
  });
});
