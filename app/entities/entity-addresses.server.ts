import { db } from '#app/platform/db.server.ts';

/** Addresses in one file of a sitemap; the format allows five times as many. */
export const addressesInFile = 10_000;

/** The entities after one, by id: so many as a file of the sitemap holds. */
export async function entityIdsAfter(after: string): Promise<string[]> {
  const rows = await db.govtEntity.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: addressesInFile,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** After which ids the files of the sitemap begin: the first after none. */
export async function entityFileStarts(): Promise<string[]> {
  const starts: string[] = [];
  let last: string | undefined = '';
  while (last !== undefined) {
    starts.push(last);
    const [row]: { id: string }[] = await db.govtEntity.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      skip: addressesInFile - 1,
      take: 1,
      select: { id: true },
    });
    last = row?.id;
  }
  return starts;
}
