import { openFilling } from './dialect.ts';
import { madeArchive } from './made-archive.ts';
import { madeReaders } from './made-readers.ts';
import { fillWords } from './made-words.ts';
import { madeWork } from './made-work.ts';
import { rowWords, type Size } from './row-words.ts';

/**
 * Fills a database that has its tables with a site of this size, past the ORM: a million meetings take
 * minutes. What is there stays.
 */
export async function fillSite(url: string, size: Size): Promise<void> {
  const filling = await openFilling(url);
  try {
    const words = rowWords(filling, size);
    for (const { table, count, columns } of [madeArchive, madeReaders, madeWork].flatMap((make) =>
      make(words),
    )) {
      const names = Object.keys(columns).map((name) => `"${name}"`);
      const values = Object.values(columns);
      await filling.run(
        `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${filling.series(count)}`,
      );
    }
    await fillWords(filling);
    // PostgreSQL does so by itself, SQLite never.
    if (filling.kind === 'postgres') await filling.run('ANALYZE');
  } finally {
    await filling.end();
  }
}
