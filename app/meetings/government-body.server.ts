import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';

export type GovernmentBody = { id: string; name: string };

/** The names of the bodies a meeting can belong to, as a form offers them. */
export async function listGovernmentBodies(): Promise<string[]> {
  const entities = await db.govtEntity.findMany({
    orderBy: { entityName: 'asc' },
    select: { entityName: true },
  });
  return entities.map(({ entityName }) => entityName);
}

/**
 * The entity that a meeting's government body names, by its name or its description
 * (specification, section 5). A name wins over a description of another entity.
 */
export async function findGovernmentBody(tx: Tx, text: string): Promise<GovernmentBody | null> {
  const select = { id: true, entityName: true } as const;
  const found =
    (await tx.govtEntity.findUnique({ where: { entityName: text }, select })) ??
    (await tx.govtEntity.findFirst({
      where: { entityDescription: text },
      orderBy: { entityName: 'asc' },
      select,
    }));
  return found && { id: found.id, name: found.entityName };
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
