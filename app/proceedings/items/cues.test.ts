import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { findNames } from '../facts/names.ts';
import { gatherPeople } from '../facts/people.ts';
import { readSpokenSentences } from '../language/spoken-sentences.ts';
import { mergeCues } from './boundaries.ts';
import { kindOf } from './item-kind.ts';
import { shorten } from './item-title.ts';
import { findCues } from './procedure-cues.ts';

// The cue stands in the middle of a meeting, where neither opening nor closing is meant.
const between = Array.from({ length: 12 }, () => 'The trucks were bought in the spring.');
const cuesOf = (text: string) => {
  const { segments } = transcriptOf([...between, text, ...between]);
  const sentences = readSpokenSentences(segments);
  const people = gatherPeople(sentences.flatMap((sentence) => findNames(sentence.text)));
  return findCues(sentences, people).map(({ kind, title }) => [kind, title]);
};

describe('the words of the procedure', () => {
  it.each([
    ['Next is item number four, a contract for street paving.', 'action'],
    ['We will now open the public hearing on the marina.', 'hearing'],
    ["Let's go to the consent agenda.", 'consent'],
    ['Now we move to public comment.', 'public comment'],
    ["Next is the superintendent's report.", 'report'],
    ['We call our second panel.', 'hearing'],
  ])('begin an item in “%s”', (text, kind) => {
    expect(cuesOf(text).map(([found]) => found)).toEqual([kind]);
  });

  it.each([
    'I move to continue item three.',
    'That item was pulled from the agenda earlier.',
    'Sidewalk clearing is item number five tonight.',
    'The motion carries, five to zero.',
  ])('begin nothing in “%s”', (text) => {
    expect(cuesOf(text)).toEqual([]);
  });

  it('say what kind an item is', () => {
    expect(kindOf('Report on the public hearing of May')).toBe('hearing');
    expect(kindOf('Adjournment')).toBe('closing');
    expect(kindOf('Ordinance 14, on leaf blowers')).toBe('action');
  });

  it('give a title that does not break off at a small word', () => {
    expect(shorten('the lease of the pier, which is in the')).toBe('the lease of the pier');
    expect(shorten('a grant for the')).toBe('a grant');
  });

  it('make one boundary of one place, the surest', () => {
    const cue = { segment: 4, kind: 'action' as const, isTurn: false };
    const merged = mergeCues(
      [
        { ...cue, strength: 1, title: 'A hint' },
        { ...cue, strength: 3, title: 'Item 2' },
      ],
      9,
    );
    expect(merged.map(({ segment, title }) => [segment, title])).toEqual([
      [0, 'Opening'],
      [4, 'Item 2'],
    ]);
  });
});
