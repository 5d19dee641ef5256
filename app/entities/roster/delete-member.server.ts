import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { type OnRoster, readMember } from './read-member.server.ts';
import { rosterChanged } from './roster-changed.server.ts';

/**
 * Takes an entry off the roster, as if it had never been there: the names in the records that meant
 * it mean nobody. @throws AppError not-found
 */
export async function deleteMember({ actorId, ...place }: OnRoster & { actorId: string }) {
  await transact(async (tx) => {
    const { id, name } = await readMember(place, tx);
    await tx.rosterMember.delete({ where: { id }, select: { id: true } });
    await rosterChanged(tx, place.entityId);
    await audit(tx, {
      actorId,
      action: 'delete-member',
      subjectType: 'entity',
      subjectId: place.entityId,
      detail: { member: name },
    });
  });
}
