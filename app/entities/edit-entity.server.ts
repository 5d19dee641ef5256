import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type EntityFields, nameTaken } from './entity-form.ts';
import { entityRow, isNameTaken } from './entity-row.server.ts';

type Edit = { actorId: string; entityId: string; fields: EntityFields };

/**
 * Changes what is known of an entity. Its meetings name it as their government body, so they are
 * renamed with it.
 * @throws AppError not-found, or conflict where the name is taken
 */
export async function editEntity(tx: Tx, { actorId, entityId, fields }: Edit): Promise<void> {
  const before = await tx.govtEntity.findUnique({ where: { id: entityId } });
  if (!before) throw new AppError('not-found', 'Government entity not found');
  if (await isNameTaken(tx, fields.entityName, entityId)) {
    throw new AppError('conflict', nameTaken);
  }
  const after = entityRow(fields);
  await tx.govtEntity.update({ where: { id: entityId }, data: after, select: { id: true } });
  await renameBody(tx, entityId, before.entityName, after.entityName);
  if (before.entityDescription) {
    const described = after.entityDescription ?? after.entityName;
    await renameBody(tx, entityId, before.entityDescription, described);
  }
  await audit(tx, {
    actorId,
    action: 'edit-entity',
    subjectType: 'entity',
    subjectId: entityId,
    detail: {
      name: after.entityName,
      changed: Object.entries(fields).flatMap(([name, value]) =>
        before[name as keyof EntityFields] === value ? [] : [name],
      ),
    },
  });
}

async function renameBody(tx: Tx, govtEntityId: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  await tx.meeting.updateMany({
    where: { govtEntityId, governmentBody: from },
    data: { governmentBody: to },
  });
}
