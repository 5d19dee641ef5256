import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { EntityFields } from './entity-form.ts';

/** An entity as its form shows it, and what hangs on it. @throws AppError not-found */
export async function readEntityForEdit(entityId: string) {
  const entity = await db.govtEntity.findUnique({
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
      _count: { select: { meetings: true, access: true } },
    },
  });
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  const { _count, ...fields } = entity;
  return {
    fields: fields satisfies EntityFields,
    meetings: _count.meetings,
    followers: _count.access,
  };
}

/** The types that entities have, as suggestions for another. */
export async function listEntityTypes(): Promise<string[]> {
  const types = await db.govtEntity.groupBy({
    by: ['entityType'],
    orderBy: { entityType: 'asc' },
    take: 200,
  });
  return types.map(({ entityType }) => entityType);
}
