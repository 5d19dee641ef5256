import { bodyTitle } from '#app/meetings/body-title.ts';
import { db } from '#app/platform/db.server.ts';
import { findMatterKeys } from '#app/proceedings/matters/find-matter-keys.ts';

/** A matter by its number, address or name, where a query is one. */
export type NamedMatter = { id: string; label: string; title: string; body: string | null };

/** Two hundred bodies may have an Ordinance 7718; who looks for one of them finds it by its meetings. */
const most = 5;
/** No number or address is longer, however it is written. */
const longestName = 120;

/** The matters that a query names, those with the most meetings first. */
export async function mattersNamed(query: string): Promise<NamedMatter[]> {
  if (query === '' || query.length > longestName) return [];
  const plain = { kind: null, fileNumber: null, references: [] };
  // Who types a number seldom types its capitals.
  const keys = [query, query.toUpperCase()].flatMap((title) => findMatterKeys({ ...plain, title }));
  if (keys.length === 0) return [];
  const matters = await db.matter.findMany({
    where: { key: { in: [...new Set(keys.map(({ key }) => key))] }, meetings: { gt: 0 } },
    orderBy: [{ meetings: 'desc' }, { id: 'asc' }],
    take: most,
    select: {
      ...{ id: true, label: true, title: true },
      govtEntity: { select: { entityName: true, entityDescription: true } },
    },
  });
  return matters.map(({ govtEntity, ...matter }) => ({
    ...matter,
    body: bodyTitle({ govtEntity, governmentBody: null }),
  }));
}
