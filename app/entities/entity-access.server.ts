import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Who reads: what of a viewer decides which entities they may read. */
export type Reader = { userId: string; tier: string | null; isAdmin: boolean };

/** The order in which follows count against a plan: the earliest stay readable. */
export const earliestFirst = [{ createdAt: 'asc' }, { govtEntityId: 'asc' }] as const;

/**
 * The condition under which a reader may read an entity and its meetings: they follow it, and it is
 * among the earliest that their plan allows. Admins may read all.
 */
export async function readableEntities(
  reader: Reader,
  tx: Tx = db,
): Promise<Prisma.GovtEntityWhereInput> {
  if (reader.isAdmin) return {};
  const limit = limitsOf(reader.tier).entities;
  if (limit === null) return { access: { some: { userId: reader.userId } } };
  const follows = await tx.entityAccess.findMany({
    where: { userId: reader.userId },
    orderBy: [...earliestFirst],
    take: limit,
    select: { govtEntityId: true },
  });
  return {
    id: { in: follows.map((follow) => follow.govtEntityId) },
    access: { some: { userId: reader.userId } },
  };
}

/** The same condition in SQL, on a column that holds an entity's id. */
export function readableEntity(reader: Reader, column: Prisma.Sql): Prisma.Sql {
  if (reader.isAdmin) return Prisma.sql`1 = 1`;
  const limit = limitsOf(reader.tier).entities;
  return Prisma.sql`${column} IN (
    SELECT govt_entity_id FROM (
      SELECT govt_entity_id FROM user_govt_entity_access WHERE user_id = ${reader.userId}
      ORDER BY created_at, govt_entity_id ${limit === null ? Prisma.empty : Prisma.sql`LIMIT ${limit}`}
    ) AS readable)`;
}

export const accessUnchecked = 'Error checking access permissions';
export const noAccess = "You don't have access to this entity";
