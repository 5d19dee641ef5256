import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { EntityFields } from './entity-form.ts';
import { entityRow, refuseTakenName, refusingDuplicates } from './entity-row.server.ts';
import { renameMembersBody } from './roster/rename-members-body.server.ts';

type Edit = { actorId: string; entityId: string; fields: EntityFields };

/**
 * Changes what is known of an entity. Its meetings name it as their government body, so they are
 * renamed with it.
 * @throws AppError not-found, or conflict where the name is taken
 */
export async function editEntity(tx: Tx, { actorId, entityId, fields }: Edit): Promise<void> {
  const before = await takeTurn(tx, entityId);
  await refuseTakenName(tx, fields.entityName, entityId);
  const after = entityRow(fields);
  await refusingDuplicates(
    tx.govtEntity.update({ where: { id: entityId }, data: after, select: { id: true } }),
  );
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
      ...auditChanges(before, fields),
    },
  });
}

/** Whoever writes the row first goes first; who comes next reads the name that was given. */
async function takeTurn(tx: Tx, id: string) {
  const { count } = await tx.govtEntity.updateMany({
    where: { id },
    data: { updatedAt: new Date() },
  });
  if (count === 0) throw new AppError('not-found', 'Government entity not found');
  return tx.govtEntity.findUniqueOrThrow({ where: { id } });
}

async function renameBody(tx: Tx, govtEntityId: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  await tx.meeting.updateMany({
    where: { govtEntityId, governmentBody: from },
    data: { governmentBody: to },
  });
  await renameMembersBody(tx, govtEntityId, { from, to });
}
