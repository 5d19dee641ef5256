import { AppError } from '#app/platform/app-error.ts';
import { isDuplicate, type Tx } from '#app/platform/db.server.ts';
import { entitySearchText, entitySortTitle } from './entity.ts';
import { type EntityFields, nameKey, nameTaken } from './entity-form.ts';

/** The columns of an entity as they follow from its fields. */
export function entityRow(fields: EntityFields) {
  const shown = { name: fields.entityName, description: fields.entityDescription };
  return {
    ...fields,
    searchText: entitySearchText(shown),
    sortTitle: entitySortTitle(shown),
  };
}

/** @throws AppError conflict where another entity has this name, in whatever case */
export async function refuseTakenName(tx: Tx, name: string, exceptId?: string): Promise<void> {
  const key = nameKey(name);
  const similar = await tx.govtEntity.findMany({
    where: { OR: [{ searchText: key }, { searchText: { startsWith: `${key}\n` } }] },
    select: { id: true, entityName: true },
  });
  const taken = similar.some(
    ({ id, entityName }) => id !== exceptId && nameKey(entityName) === key,
  );
  if (taken) throw new AppError('conflict', nameTaken);
}

/** For the write itself: one of two who take a name at once meets the database's own refusal. */
export async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', nameTaken, { cause: error }) : error;
  }
}
