import { db, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';

/** Addresses in one file of a sitemap when its end is set. */
const addressesInFile = 10_000;
/** What the format allows, and the last file holds until the night at most: bodies are added to that one. */
const mostInFile = 50_000;

/** A file of the sitemap: the entities after one, by id, up to another; null for the first and the last. */
export type EntityFile = { after: string | null; until: string | null };

export async function entityIdsIn({ after, ...given }: EntityFile): Promise<string[]> {
  // The first file is known without where it ends.
  const until = given.until ?? (after === null ? await firstMark() : null);
  const rows = await db.govtEntity.findMany({
    where: { id: { gt: after ?? '', ...(until !== null && { lte: until }) } },
    orderBy: { id: 'asc' },
    take: mostInFile,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

const firstMark = async () =>
  (await db.sitemapMark.findFirst({ orderBy: { entityId: 'asc' } }))?.entityId ?? null;

/** The files of the sitemap, from one mark to the next. */
export async function entityFiles(): Promise<EntityFile[]> {
  const marks = await db.sitemapMark.findMany({ orderBy: { entityId: 'asc' } });
  const ids = marks.map(({ entityId }) => entityId);
  return [null, ...ids].map((after, at) => ({ after, until: ids[at] ?? null }));
}

/** The job 'mark-sitemap': sets anew where a file of the sitemap ends. */
export const markSitemapJob: JobHandler = () => markSitemap();

export async function markSitemap(inFile = addressesInFile): Promise<void> {
  const marks: { entityId: string }[] = [];
  for (let last = ''; ; ) {
    const [row] = await db.govtEntity.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      skip: inFile - 1,
      take: 1,
      select: { id: true },
    });
    if (!row) break;
    marks.push({ entityId: row.id });
    last = row.id;
  }
  await transact(async (tx) => {
    await tx.sitemapMark.deleteMany();
    await tx.sitemapMark.createMany({ data: marks });
  });
}
