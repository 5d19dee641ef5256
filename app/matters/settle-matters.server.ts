import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Of so many of its newest meetings a matter has the fullest title: later ones often say less. */
const titlesLookedAt = 3;

/** Writes anew what follows of a matter's steps. One without any is kept while somebody follows it. */
export async function settleMatters(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (databaseKind === 'postgres') {
    await tx.$queryRaw`
      SELECT id FROM matters WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`;
  }
  const among = { in: [...ids].sort() };
  const steps = await tx.matterStep.findMany({
    where: { matterId: among },
    orderBy: [{ sortDate: 'desc' }, { meetingId: 'desc' }],
    select: { matterId: true, title: true, state: true, sortDate: true },
  });
  const ofMatter = Map.groupBy(steps, ({ matterId }) => matterId);
  for (const [id, own] of [...ofMatter].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [newest, oldest] = [own.at(0), own.at(-1)];
    if (!newest || !oldest) continue;
    const titles = own.slice(0, titlesLookedAt).map(({ title }) => title);
    await tx.matter.update({
      where: { id },
      data: {
        title: titles.reduce((fullest, title) => (title.length > fullest.length ? title : fullest)),
        state: own.find(({ state }) => state !== null)?.state ?? null,
        firstSeen: oldest.sortDate,
        lastSeen: newest.sortDate,
        meetings: own.length,
      },
      select: { id: true },
    });
  }
  const without = [...ids].filter((id) => !ofMatter.has(id));
  if (without.length === 0) return;
  await tx.matter.updateMany({
    where: { id: { in: without } },
    data: { meetings: 0, state: null },
  });
  await tx.matter.deleteMany({ where: { id: { in: without }, followers: { none: {} } } });
}
