import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

/** Marks a request for an entity as processed or not. @throws AppError not-found */
export async function processEntityRequest({
  actorId,
  id,
  processed,
}: {
  actorId: string;
  id: string;
  processed: boolean;
}): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.entityRequest.updateMany({
      where: { id, processed: !processed },
      data: { processed },
    });
    if (count > 0) {
      await audit(tx, {
        actorId,
        action: processed ? 'process-entity-request' : 'reopen-entity-request',
        subjectType: 'entity-request',
        subjectId: id,
      });
    } else if ((await tx.entityRequest.count({ where: { id } })) === 0) {
      throw new AppError('not-found', 'This request does not exist any more.');
    }
  });
}
