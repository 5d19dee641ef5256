import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { listMembers } from './list-members.server.ts';

/**
 * An entity's name and its roster, for an admin, or for whoever keeps it.
 * @throws AppError not-found
 */
export async function readRosterPage(entityId: string, keptBy: Prisma.GovtEntityWhereInput = {}) {
  const where = { ...keptBy, id: entityId };
  const entity = await db.govtEntity.findFirst({
    where,
    select: { entityName: true },
  });
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  return { name: entity.entityName, members: await listMembers(where) };
}

/** The bodies that an entity's meetings name, as suggestions. */
export async function listBodies(entityId: string): Promise<string[]> {
  const bodies = await db.meeting.groupBy({
    by: ['governmentBody'],
    where: { govtEntityId: entityId, governmentBody: { not: null } },
    orderBy: { governmentBody: 'asc' },
    take: 100,
  });
  return bodies.flatMap(({ governmentBody }) => governmentBody ?? []);
}
