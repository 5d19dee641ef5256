import { expect, it } from 'vitest';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { mergeIndexes } from './merge-indexes.ts';

const pieces = async () => {
  const [row] = await db.$queryRaw<{ words: bigint; letters: bigint }[]>`
    SELECT (SELECT count(DISTINCT segid) FROM passage_words_idx) AS words,
           (SELECT count(DISTINCT segid) FROM entity_letters_index_idx) AS letters`;
  return [Number(row?.words), Number(row?.letters)];
};

const found = async () => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS count FROM passage_words WHERE passage_words MATCH 'xwmerg'`;
  return Number(row?.count);
};

it.runIf(databaseKind === 'sqlite')(
  'what was added to an index piece by piece becomes one, and is found as before',
  async () => {
    for (let at = 0; at < 7; at += 1) {
      const { id } = await makeEntity({ entityName: `Merged Body ${at}` });
      await transact((tx) => indexEntities(tx, [id]));
    }
    const [words = 0, letters = 0] = await pieces();
    expect(Math.min(words, letters)).toBeGreaterThan(2);
    const before = await found();
    expect(before).toBe(7);
    await mergeIndexes();
    const after = await pieces();
    expect(Math.max(...after)).toBeLessThanOrEqual(2);
    expect(await found()).toBe(before);
    await mergeIndexes();
    expect(await pieces()).toEqual(after);
  },
);
