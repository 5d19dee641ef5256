import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { db } from '../db.server.ts';
import { log } from '../log.server.ts';

type Counts<Name extends string> = Record<Name, number>;

/** Several counts (`SELECT count(*) …`) in one statement. */
export async function countTogether<Name extends string>(
  counts: Readonly<Record<Name, Prisma.Sql>>,
): Promise<Counts<Name>> {
  const named = Object.entries<Prisma.Sql>(counts);
  const columns = named.map(
    ([name, count]) => Prisma.sql`(${count}) AS ${Prisma.raw(`"${name}"`)}`,
  );
  const [row = {}] = await db.$queryRaw<Record<string, bigint | number>[]>`
    SELECT ${Prisma.join(columns)}`;
  // The columns are those that were asked for.
  return Object.fromEntries(named.map(([name]) => [name, Number(row[name])])) as Counts<Name>;
}

/**
 * The same for counts that stand for themselves: one that cannot be counted takes no other away,
 * and has no number.
 */
export async function countWhatCan<Name extends string>(
  counts: Readonly<Record<Name, Prisma.Sql>>,
): Promise<Partial<Counts<Name>>> {
  try {
    return await countTogether(counts);
  } catch {
    const named = Object.entries<Prisma.Sql>(counts);
    const alone = await Promise.all(named.map(([name, count]) => countAlone(name, count)));
    return Object.assign({}, ...alone);
  }
}

async function countAlone(name: string, count: Prisma.Sql): Promise<Record<string, number>> {
  try {
    return await countTogether({ [name]: count });
  } catch (error) {
    log.error({ err: error, name }, 'could not be counted');
    return {};
  }
}
