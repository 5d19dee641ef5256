import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { findPlaces } from './find-places.ts';

const said = [
  'Good evening. The budget hearing is open.',
  'I live on Peña',
  'Boulevard, and the budget of the last years were small.',
  'word '.repeat(200),
  'We close the hearing.',
];

/** What is marked, text by text. */
function marked(query: string): string[] {
  const { marks } = findPlaces(said, query);
  return [...marks].flatMap(([at, ranges]) =>
    ranges.map(({ start, end }) => `${at} ${said[at]?.slice(start, end)}`),
  );
}

describe('looking for words in a record', () => {
  it('finds them wherever they were said', () => {
    expect(findPlaces(said, 'budget').places).toEqual([0, 2]);
    expect(marked('budget')).toEqual(['0 budget', '2 budget']);
  });

  it('finds several only where they were said close together', () => {
    expect(findPlaces(said, 'hearing budget').places).toEqual([0]);
    expect(findPlaces(said, 'small "pena boulevard"').places).toEqual([1]);
    expect(marked('hearing budget')).not.toContain('4 hearing');
    expect(findPlaces(said, 'boulevard close').places).toEqual([]);
  });

  it('finds one of several where that was said', () => {
    expect(findPlaces(said, 'evening OR close').places).toEqual([0, 4]);
  });

  it('finds a phrase that goes on in the next segment, as one place', () => {
    expect(findPlaces(said, '"pena boulevard"').places).toEqual([1]);
    expect(marked('"pena boulevard"')).toEqual(['1 Peña', '2 Boulevard']);
    expect(findPlaces(said, '"boulevard pena"').places).toEqual([]);
  });

  it('finds nothing where nothing is asked, or one of the words was never said', () => {
    for (const query of ['', '-budget', 'body:budget', 'budget zebra', 'udget']) {
      expect(findPlaces(said, query).places, query).toEqual([]);
    }
  });

  it('marks nothing twice, whatever is asked', () => {
    expect(marked('"budget hearing" budget hearing budget')).toEqual([
      '0 budget hearing',
      '2 budget',
    ]);
  });
});

it('a day of talk is looked through while somebody waits for the page', () => {
  const day = Array.from({ length: 20_000 }, (_, at) => `The motion numbered ${at} passes today.`);
  const seconds = workDone();
  expect(findPlaces(day, 'motion "numbered 77"').places).toEqual([77]);
  expect(findPlaces(day, 'motion').places.length).toBe(20_000);
  expect(seconds()).toBeLessThan(5);
});
