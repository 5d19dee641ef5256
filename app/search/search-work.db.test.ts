import { expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { fillPassages } from '#tests/bench/fill-passages.ts';
import { searchQueries, searchReaders } from '#tests/bench/search-readers.ts';
import { workDone } from '#tests/support/work-done.ts';
import { search } from './search.server.ts';
import { readSearchAddress } from './search-address.ts';

const common = ['commonest word', 'two common words', 'common phrase', 'either of two'];
const times = 3;

/** Seconds of computing that searches for the commonest words take. */
async function workOfSearches(): Promise<number> {
  const { admin } = await searchReaders();
  const ask = async () => {
    for (const kind of common) {
      const q = searchQueries[kind]?.() ?? '';
      await search(admin, readSearchAddress(new URLSearchParams({ q })));
    }
  };
  await ask();
  const seconds = workDone();
  for (let time = 0; time < times; time += 1) await ask();
  return seconds();
}

// PostgreSQL computes in processes of its own: docs/search.md has what it takes.
it.runIf(databaseKind === 'sqlite')(
  'a search for the commonest words does not take more by as much as there is more to find',
  async () => {
    await fillPassages({ bodies: 20, meetings: 120, each: 10 });
    const few = await workOfSearches();
    await fillPassages({ bodies: 20, meetings: 840, each: 10 });
    expect(await db.passage.count()).toBeGreaterThan(9_000);
    expect(await workOfSearches()).toBeLessThan(4 * few);
  },
);
