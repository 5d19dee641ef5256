import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { MemberFields } from './member-form.ts';
import { memberRow, refusingTakenMember } from './member-row.server.ts';
import type { Roster } from './read-member.server.ts';
import { rosterChanged } from './roster-changed.server.ts';
import { requireRoom } from './roster-room.server.ts';

type NewMember = Roster & { actorId: string | null; fields: MemberFields };

/**
 * Puts a member on an entity's roster.
 * @throws AppError not-found without the entity, conflict where the roster has this entry or is full
 */
export async function addMember(tx: Tx, { actorId, entityId, keptBy, fields }: NewMember) {
  const entity = await tx.govtEntity.findFirst({
    where: { ...keptBy, id: entityId },
    select: { entityName: true },
  });
  if (!entity) throw new AppError('not-found', 'Government entity not found');
  await requireRoom(tx, entityId, 1);
  const { id } = await refusingTakenMember(
    tx.rosterMember.create({
      data: { ...memberRow(fields), govtEntityId: entityId },
      select: { id: true },
    }),
  );
  await rosterChanged(tx, entityId);
  await audit(tx, {
    actorId,
    action: 'add-member',
    subjectType: 'entity',
    subjectId: entityId,
    detail: { name: entity.entityName, member: fields.name },
  });
  return { memberId: id };
}
