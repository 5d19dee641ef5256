import { AppError } from '#app/platform/app-error.ts';
import { distinctValues } from '#app/platform/db/distinct-values.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { EntityFields } from './entity-form.ts';

/** An entity as its form shows it, and what hangs on it. @throws AppError not-found */
export async function readEntityForEdit(entityId: string) {
  const own = { govtEntityId: entityId };
  const [entity, meetings, followers] = await Promise.all([
    db.govtEntity.findUnique({
      where: { id: entityId },
      select: {
        entityName: true,
        entityDescription: true,
        entityType: true,
        state: true,
        county: true,
        homepageUrl: true,
        docsLink: true,
        timeZone: true,
      },
    }),
    db.meeting.count({ where: own }),
    db.entityAccess.count({ where: own }),
  ]);
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  return { fields: entity satisfies EntityFields, meetings, followers };
}

/** The types that entities have, as suggestions for another. */
export async function listEntityTypes(): Promise<string[]> {
  const types = await db.$queryRaw<{ value: string }[]>`
    ${distinctValues({
      ...{ table: Prisma.sql`govt_entities`, column: Prisma.sql`entity_type`, kind: 'type' },
    })} ORDER BY "value" LIMIT 200`;
  return types.map(({ value }) => value);
}
