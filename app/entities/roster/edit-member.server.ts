import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { MemberFields } from './member-form.ts';
import { memberRow, refusingTakenMember } from './member-row.server.ts';
import { type OnRoster, readMember } from './read-member.server.ts';
import { rosterChanged } from './roster-changed.server.ts';

type Edit = OnRoster & { actorId: string; fields: Partial<MemberFields> };

/**
 * Changes what is known of a member; what is not given stays.
 * @throws AppError not-found, or conflict where the roster has such an entry already
 */
export async function editMember(tx: Tx, { actorId, fields, ...place }: Edit): Promise<void> {
  const { id, ...before } = await readMember(place, tx);
  const after = { ...before, ...fields, aliases: [...(fields.aliases ?? before.aliases)] };
  const changes = auditChanges(before, after);
  if (changes.changed.length === 0) return;
  await refusingTakenMember(
    tx.rosterMember.update({ where: { id }, data: memberRow(after), select: { id: true } }),
  );
  await rosterChanged(tx, place.entityId);
  await audit(tx, {
    actorId,
    action: 'edit-member',
    subjectType: 'entity',
    subjectId: place.entityId,
    detail: { member: before.name, ...changes },
  });
}
