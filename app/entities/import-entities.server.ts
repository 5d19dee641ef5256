import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, isDuplicate, type Tx, transact } from '#app/platform/db.server.ts';
import { entityForm, nameKey } from './entity-form.ts';
import { entityRow } from './entity-row.server.ts';
import { type ImportPlan, mostImportedRows, planImport } from './plan-import.ts';

/** What an import of this file would do to the directory; nothing is stored. @throws AppError */
export async function previewImport(text: string): Promise<ImportPlan> {
  return planImport(text, await existingNames(db));
}

const previewed = z.array(entityForm).min(1).max(mostImportedRows);

/**
 * Adds the entities of a preview, all or none. They come back through the browser, so they are held
 * against the rules and the directory once more.
 * @throws AppError invalid, or conflict where the directory has changed since
 */
export async function importEntities({
  actorId,
  rows,
}: {
  actorId: string;
  /** The fields of the new rows, as JSON. */
  rows: string;
}): Promise<{ added: number }> {
  const entities = readRows(rows);
  const keys = entities.map(({ entityName }) => nameKey(entityName));
  if (new Set(keys).size < keys.length) throw notUnderstood();
  try {
    await transact(async (tx) => {
      const existing = await existingNames(tx);
      const taken = entities.find(({ entityName }) => existing.has(nameKey(entityName)));
      if (taken) throw changed(taken.entityName);
      await tx.govtEntity.createMany({ data: entities.map(entityRow) });
      await audit(tx, {
        actorId,
        action: 'import-entities',
        subjectType: 'import',
        subjectId: randomUUID(),
        detail: { entities: entities.length, names: entities.map(({ entityName }) => entityName) },
      });
    });
  } catch (error) {
    if (isDuplicate(error)) throw changed('An entity of this file');
    throw error;
  }
  return { added: entities.length };
}

function readRows(json: string) {
  try {
    return previewed.parse(JSON.parse(json));
  } catch (cause) {
    throw notUnderstood(cause);
  }
}

async function existingNames(tx: Tx): Promise<Set<string>> {
  const entities = await tx.govtEntity.findMany({ select: { entityName: true } });
  return new Set(entities.map(({ entityName }) => nameKey(entityName)));
}

function notUnderstood(cause?: unknown): AppError {
  return new AppError('invalid', 'The preview did not arrive whole. Choose the file again.', {
    cause,
  });
}

function changed(name: string): AppError {
  return new AppError(
    'conflict',
    `${name} has been added meanwhile, so nothing was imported. Choose the file again.`,
  );
}
