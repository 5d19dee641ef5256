import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

type OfSource = { actorId: string; entityId: string; sourceId: string };

const gone = () => new AppError('not-found', 'This source is gone.');

/** @throws AppError not-found */
export async function pauseSource({ actorId, entityId, sourceId }: OfSource): Promise<void> {
  await transact(async (tx) => {
    const where = { id: sourceId, govtEntityId: entityId };
    const { count } = await tx.source.updateMany({
      where,
      data: { pausedAt: new Date(), dueAt: null },
    });
    if (count === 0) throw gone();
    await audit(tx, {
      ...{ actorId, action: 'pause-source', subjectType: 'source', subjectId: sourceId },
    });
  });
}

/** It is asked again within a minute. @throws AppError not-found */
export async function resumeSource({ actorId, entityId, sourceId }: OfSource): Promise<void> {
  await transact(async (tx) => {
    const where = { id: sourceId, govtEntityId: entityId };
    const { count } = await tx.source.updateMany({
      where,
      data: { pausedAt: null, dueAt: new Date(), failures: 0 },
    });
    if (count === 0) throw gone();
    await audit(tx, {
      ...{ actorId, action: 'resume-source', subjectType: 'source', subjectId: sourceId },
    });
  });
}

/** What it brought stays. Twice changes nothing. */
export async function removeSource({ actorId, entityId, sourceId }: OfSource): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.source.deleteMany({
      where: { id: sourceId, govtEntityId: entityId },
    });
    if (count === 0) return;
    await audit(tx, {
      ...{ actorId, action: 'remove-source', subjectType: 'source', subjectId: sourceId },
    });
  });
}
