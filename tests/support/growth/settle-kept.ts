import { markSitemap } from '#app/entities/entity-addresses.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { countDaysAnew, sumUpAnew } from '#server/integrity/kept-counts.ts';
import { mergeIndexes } from '#server/merge-indexes.ts';

/** What a site keeps of its rows as they change, and does each night, and rows that were made past it did not do. */
export async function settleKept(): Promise<void> {
  await transact(async (tx) => {
    await sumUpAnew(tx);
    await countDaysAnew(tx);
  });
  await markSitemap();
  await mergeIndexes();
}
