import { LRUCache } from 'lru-cache';
import { db } from '#app/platform/db.server.ts';
import type { SharesOfWords } from './share-of.ts';

/** How far back so many of the newest passages with a word reach says how frequent it is. */
const sampled = 256;
const freshMilliseconds = 600_000;
const mostKept = 20_000;

const kept = new LRUCache<string, number>({ max: mostKept, ttl: freshMilliseconds });

/** Marks of one body or one meeting: there are as many of them as of these, and each is seldom. */
const isOfOne = (word: string) => /^x[em]/.test(word);
const shareOfOne = 1 / 1000;

/** On SQLite: in what share of the newest passages each of these words stands, from 0 to 1. */
export async function newestShares(words: readonly string[]): Promise<SharesOfWords> {
  const asked = [...new Set(words)].filter((word) => !isOfOne(word));
  const byWord = new Map(asked.map((word) => [word, kept.get(word)]));
  const unknown = asked.filter((word) => byWord.get(word) === undefined);
  if (unknown.length > 0) {
    for (const [word, share] of await askFor(unknown)) {
      byWord.set(word, share);
      kept.set(word, share);
    }
  }
  return (word) => byWord.get(word) ?? shareOfOne;
}

async function askFor(words: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ word: string; newest: number | null; last: number | null }[]>`
    SELECT asked.value AS word, (SELECT -max(id) FROM passages) AS newest, (
      SELECT rowid FROM passage_words WHERE passage_words MATCH '"' || asked.value || '"'
      ORDER BY rowid LIMIT 1 OFFSET ${sampled - 1}) AS last
    FROM json_each(${JSON.stringify(words)}) AS asked`;
  return new Map(
    rows.map(({ word, newest, last }) => [
      word,
      newest === null || last === null ? 0 : sampled / (Number(last) - Number(newest) + 1),
    ]),
  );
}
