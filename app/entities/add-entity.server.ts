import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type EntityFields, nameTaken } from './entity-form.ts';
import { entityRow, isNameTaken } from './entity-row.server.ts';

/** Adds an entity to the directory. @throws AppError conflict where the name is taken */
export async function addEntity(
  tx: Tx,
  { actorId, fields }: { actorId: string; fields: EntityFields },
): Promise<{ entityId: string }> {
  if (await isNameTaken(tx, fields.entityName)) throw new AppError('conflict', nameTaken);
  const { id } = await tx.govtEntity.create({ data: entityRow(fields), select: { id: true } });
  await audit(tx, {
    actorId,
    action: 'add-entity',
    subjectType: 'entity',
    subjectId: id,
    detail: { name: fields.entityName },
  });
  return { entityId: id };
}
