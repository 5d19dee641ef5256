import { expect, it } from 'vitest';
import { countedBodies, missingWords, sumWords, watchedWords } from './coverage-words.ts';

const watchedSince = new Date('2026-03-04T08:00:00Z');

it.each([
  [{ usualDays: null, usualOf: 0 }, 'Watched since Mar 4, 2026.'],
  [
    { usualDays: 1, usualOf: 1 },
    'Watched since Mar 4, 2026; the one summary since came 1 day after its meeting.',
  ],
  [
    { usualDays: 2, usualOf: 1031 },
    'Watched since Mar 4, 2026; summaries usually come 2 days after the meeting (the median of 1,031).',
  ],
])('says since when a body is watched: %o', (figures, words) => {
  expect(watchedWords({ watchedSince, ...figures })).toBe(words);
});

const sum = {
  ...{ bodies: 3, countedAt: null, isCut: false, bodiesInNeed: 0 },
  ...{ held: 40, summarised: 38, withoutRecord: 2 },
};

it('sums up what is there and what is missing', () => {
  expect(sumWords({ ...sum, bodiesInNeed: 1 })).toBe(
    'Of 40 meetings held in the last year, 38 have a summary. Of 2 no record was found in 14 days. Of 1 body a source is silent.',
  );
  expect(sumWords({ ...sum, held: 0, summarised: 0, withoutRecord: 0, bodiesInNeed: 0 })).toBe(
    'No meeting was held in the last year.',
  );
});

it('counts bodies to their end, but for those that very many share a text with', () => {
  expect(countedBodies({ ...sum, bodies: 1 })).toBe('1 body is watched');
  expect(countedBodies({ ...sum, bodies: 12_000 })).toBe('12,000 bodies are watched');
  expect(countedBodies({ ...sum, bodies: 501, isCut: true })).toBe('500+ bodies are watched');
});

it('names what is missing of a body', () => {
  expect(missingWords({ withoutRecord: 1, sources: 3, sourcesInNeed: 2 })).toEqual([
    '1 record',
    '2 of 3 sources silent',
  ]);
  expect(missingWords({ withoutRecord: 1200, sources: 1, sourcesInNeed: 1 })).toEqual([
    '1,200 records',
    '1 of 1 source silent',
  ]);
  expect(missingWords({ withoutRecord: 0, sources: 2, sourcesInNeed: 0 })).toEqual([]);
});
