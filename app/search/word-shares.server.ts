import { db } from '#app/platform/db.server.ts';
import { askedEvery } from './asked-every.ts';
import type { SharesOfWords } from './share-of.ts';

/** What is rare stays so for longer; a new database is sampled within minutes. */
const freshMilliseconds = 60_000;

/**
 * In what share of the passages a word stands at most, from 0 to 1, as PostgreSQL has sampled it for its own
 * planner: 1 of each while it has not.
 */
export const wordShares = askedEvery(freshMilliseconds, async (): Promise<SharesOfWords> => {
  const [row] = await db.$queryRaw<{ words: string[]; shares: number[] }[]>`
    SELECT most_common_elems::text::text[] AS words, most_common_elem_freqs AS shares
    FROM pg_stats
    WHERE schemaname = current_schema() AND tablename = 'passage_words' AND attname = 'words'
      AND most_common_elems IS NOT NULL`;
  if (!row) return () => 1;
  const byWord = new Map(row.words.map((word, at) => [word, row.shares[at] ?? 1]));
  // Behind those of the words stands the smallest of them: no other word is more frequent.
  const smallest = row.shares[row.words.length] ?? 1;
  return (word) => byWord.get(word) ?? smallest;
});
