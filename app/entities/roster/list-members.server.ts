import { db, type Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { memberColumns, memberOf } from './member-row.server.ts';
import type { Member } from './roster.ts';

/**
 * All entries of an entity's roster by name, the newest term of a name first.
 * @param entity its id, and for readers the condition under which they may read it
 */
export async function listMembers(
  entity: Prisma.GovtEntityWhereInput & { id: string },
  tx: Tx = db,
): Promise<Member[]> {
  const rows = await tx.rosterMember.findMany({
    where: { govtEntityId: entity.id, govtEntity: entity },
    orderBy: [{ name: 'asc' }, { termStart: 'desc' }, { id: 'asc' }],
    select: memberColumns,
  });
  return rows.map(memberOf);
}
