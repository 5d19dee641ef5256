import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';

export type GovernmentBody = { id: string; name: string; label: string };

/** The bodies a meeting can belong to, as a form offers them: by state, then by name. */
export async function listGovernmentBodies(): Promise<(GovernmentBody & { state: string })[]> {
  const entities = await db.govtEntity.findMany({
    orderBy: [{ state: 'asc' }, { entityName: 'asc' }],
    select: { id: true, entityName: true, entityDescription: true, state: true },
  });
  return entities.map(({ id, entityName, entityDescription, state }) => ({
    id,
    name: entityName,
    label: entityDescription ?? entityName,
    state,
  }));
}

/**
 * The entity that a meeting's government body names, by its name or its description
 * (specification, section 5). A name wins over a description of another entity.
 */
export async function findGovernmentBody(tx: Tx, text: string): Promise<GovernmentBody | null> {
  const select = { id: true, entityName: true, entityDescription: true } as const;
  const found =
    (await tx.govtEntity.findUnique({ where: { entityName: text }, select })) ??
    (await tx.govtEntity.findFirst({
      where: { entityDescription: text },
      orderBy: { entityName: 'asc' },
      select,
    }));
  if (!found) return null;
  return {
    id: found.id,
    name: found.entityName,
    label: found.entityDescription ?? found.entityName,
  };
}

/** @throws AppError `not-found` when no entity has this name or description */
export async function requireGovernmentBody(tx: Tx, text: string): Promise<GovernmentBody> {
  const body = await findGovernmentBody(tx, text);
  if (body) return body;
  throw new AppError(
    'not-found',
    `There is no government entity named “${text}”. Check the spelling, or add the entity first.`,
  );
}
