import type { Tx } from '#app/platform/db.server.ts';
import { entitySearchText } from './entity.ts';
import { type EntityFields, nameKey } from './entity-form.ts';

/** The columns of an entity as they follow from its fields. */
export function entityRow(fields: EntityFields) {
  const { entityName: name, entityDescription: description } = fields;
  return { ...fields, searchText: entitySearchText({ name, description }) };
}

/** Whether another entity has this name, in whatever case. */
export async function isNameTaken(tx: Tx, name: string, exceptId?: string): Promise<boolean> {
  const key = nameKey(name);
  const similar = await tx.govtEntity.findMany({
    where: { OR: [{ searchText: key }, { searchText: { startsWith: `${key}\n` } }] },
    select: { id: true, entityName: true },
  });
  return similar.some(({ id, entityName }) => id !== exceptId && nameKey(entityName) === key);
}
