import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { isDuplicate, isOrphan, transact } from '#app/platform/db.server.ts';
import { recogniseAddress } from '../recognise-source.ts';
import { readKind } from '../runs/read-run.server.ts';
import { startRun } from '../runs/start-run.server.ts';
import type { SourceOptions } from '../source-reader.ts';

type NewSource = {
  actorId: string;
  entityId: string;
  kind: string;
  address: string;
  options: SourceOptions;
};

/**
 * Keeps a source that was tried, and has it read at once.
 * @returns its id
 * @throws AppError invalid, not-found, or conflict where the entity has it already
 */
export async function keepSource({ actorId, entityId, kind, address, options }: NewSource) {
  const known = readKind(kind);
  if (!known || recogniseAddress(address).length === 0) {
    throw new AppError('invalid', 'Try the address again before you keep it.');
  }
  try {
    const sourceId = await transact(async (tx) => {
      const { id } = await tx.source.create({
        data: {
          ...{ govtEntityId: entityId, kind: known, address, createdById: actorId },
          options: JSON.stringify(options),
        },
        select: { id: true },
      });
      await audit(tx, {
        ...{ actorId, action: 'add-source', subjectType: 'source', subjectId: id },
        detail: { kind, address },
      });
      return id;
    });
    await startRun({ actorId, sourceId });
    return sourceId;
  } catch (error) {
    if (isDuplicate(error)) {
      throw new AppError('conflict', 'This entity has this source already.');
    }
    if (isOrphan(error)) throw new AppError('not-found', 'Government entity not found');
    throw error;
  }
}
