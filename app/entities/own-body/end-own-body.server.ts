import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

/** Leaves an entity's summaries to its followers again. Twice changes nothing. */
export async function endOwnBody({ actorId, entityId }: { actorId: string; entityId: string }) {
  await transact(async (tx) => {
    const { count } = await tx.ownBody.deleteMany({ where: { govtEntityId: entityId } });
    if (count === 0) return;
    await audit(tx, {
      ...{ actorId, action: 'close-entity', subjectType: 'entity', subjectId: entityId },
    });
  });
}
