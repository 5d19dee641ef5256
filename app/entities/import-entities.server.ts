import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { db, isDuplicate, type Tx, transact } from '#app/platform/db.server.ts';
import { entityForm, nameKey } from './entity-form.ts';
import { entityRow } from './entity-row.server.ts';
import { type ImportPlan, mostImportedRows, planImport } from './plan-import.ts';
import { brokenPreview, readPreviewed } from './read-previewed.ts';

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
  also,
}: {
  actorId: string;
  /** The fields of the new rows, as JSON. */
  rows: string;
  /** What is done for the new entities in the same transaction. */
  also?: (tx: Tx, entityIds: string[]) => Promise<void>;
}): Promise<{ added: number }> {
  const entities = readPreviewed(previewed, rows);
  const keys = entities.map(({ entityName }) => nameKey(entityName));
  if (new Set(keys).size < keys.length) throw brokenPreview();
  try {
    await transact(async (tx) => {
      const existing = await existingNames(tx);
      const taken = entities.find(({ entityName }) => existing.has(nameKey(entityName)));
      if (taken) throw changed(taken.entityName);
      const added: string[] = [];
      await writeInBatches(entities.map(entityRow), async (data) => {
        const rows = await tx.govtEntity.createManyAndReturn({ data, select: { id: true } });
        added.push(...rows.map(({ id }) => id));
      });
      await also?.(tx, added);
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

async function existingNames(tx: Tx): Promise<Set<string>> {
  const entities = await tx.govtEntity.findMany({ select: { entityName: true } });
  return new Set(entities.map(({ entityName }) => nameKey(entityName)));
}

function changed(name: string): AppError {
  return new AppError(
    'conflict',
    `${name} has been added meanwhile, so nothing was imported. Choose the file again.`,
  );
}
