import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { EntityFields } from './entity-form.ts';
import { entityRow, refuseTakenName, refusingDuplicates } from './entity-row.server.ts';

/** Adds an entity to the directory. @throws AppError conflict where the name is taken */
export async function addEntity(
  tx: Tx,
  { actorId, fields }: { actorId: string; fields: EntityFields },
): Promise<{ entityId: string }> {
  await refuseTakenName(tx, fields.entityName);
  const { id } = await refusingDuplicates(
    tx.govtEntity.create({ data: entityRow(fields), select: { id: true } }),
  );
  await audit(tx, {
    actorId,
    action: 'add-entity',
    subjectType: 'entity',
    subjectId: id,
    detail: { name: fields.entityName },
  });
  return { entityId: id };
}
