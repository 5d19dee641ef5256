import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, transact } from '#app/platform/db.server.ts';

/**
 * Takes an entity out of the directory, and out of the lists of those who follow it.
 * @throws AppError not-found, or conflict while it has meetings
 */
export async function deleteEntity({
  actorId,
  entityId,
}: {
  actorId: string;
  entityId: string;
}): Promise<void> {
  try {
    await transact(async (tx) => {
      const entity = await tx.govtEntity.findUnique({
        where: { id: entityId },
        select: { entityName: true, meetings: { take: 1, select: { id: true } } },
      });
      if (!entity) throw new AppError('not-found', 'Government entity not found');
      if (entity.meetings.length > 0) throw hasMeetings();
      const followers = await tx.entityAccess.count({ where: { govtEntityId: entityId } });
      await tx.govtEntity.delete({ where: { id: entityId }, select: { id: true } });
      await audit(tx, {
        actorId,
        action: 'delete-entity',
        subjectType: 'entity',
        subjectId: entityId,
        detail: { name: entity.entityName, followers },
      });
    });
  } catch (error) {
    // A meeting that came in between keeps its entity: the database refuses then.
    const meetings = await db.meeting.count({ where: { govtEntityId: entityId } });
    if (!(error instanceof AppError) && meetings > 0) throw hasMeetings();
    throw error;
  }
}

function hasMeetings(): AppError {
  return new AppError(
    'conflict',
    'This entity has meetings, so it cannot be deleted. Move them to another entity first.',
  );
}
