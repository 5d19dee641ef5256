import { entityLetters } from '#app/entities/entity-letters.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { holdsLetters } from '#app/platform/db/letters.server.ts';
import { beginsWith } from '#app/platform/db/sql.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

export type GovernmentBody = { id: string; name: string; timeZone: string | null };

/** More than a list holds in which somebody finds a name; beyond that one is searched. */
const mostListed = 300;

/**
 * The names of the bodies a meeting can belong to, as a form offers them; null when there are so
 * many that they are searched.
 */
export async function listGovernmentBodies(): Promise<string[] | null> {
  const entities = await db.govtEntity.findMany({
    orderBy: { entityName: 'asc' },
    select: { entityName: true },
    take: mostListed + 1,
  });
  return entities.length > mostListed ? null : entities.map(({ entityName }) => entityName);
}

const mostFound = 20;

/** Bodies whose name or description holds the text; those whose name begins with it come first. */
export async function searchGovernmentBodies(text: string): Promise<string[]> {
  const wanted = text.trim().toLowerCase().slice(0, 200);
  if (wanted === '') return [];
  const like = (take: number, condition: Prisma.Sql) => db.$queryRaw<{ name: string }[]>`
    SELECT entity_name AS "name" FROM ${entityLetters.table} WHERE ${condition}
    ORDER BY entity_name LIMIT ${take}`;
  const holds = await holdsLetters(entityLetters, wanted);
  const begins = Prisma.sql`${holds} AND ${beginsWith(entityLetters.text, wanted)}`;
  const [found, others] = await Promise.all([like(mostFound, begins), like(mostFound, holds)]);
  return [...new Set([...found, ...others].map(({ name }) => name))].slice(0, mostFound);
}

/**
 * The entity that a meeting's government body names, by its name or its description
 * (specification, section 5). A name wins over a description of another entity.
 */
export async function findGovernmentBody(tx: Tx, text: string): Promise<GovernmentBody | null> {
  const select = { id: true, entityName: true, timeZone: true } as const;
  const found =
    (await tx.govtEntity.findUnique({ where: { entityName: text }, select })) ??
    (await tx.govtEntity.findFirst({
      where: { entityDescription: text },
      orderBy: { entityName: 'asc' },
      select,
    }));
  return found && { id: found.id, name: found.entityName, timeZone: found.timeZone };
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
