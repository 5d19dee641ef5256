import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { mostCounted } from '../counted.ts';

/** Counts the rows of `FROM … WHERE …`; one more than `mostCounted` stands for any more. */
export const countUpTo = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT count(*) FROM (SELECT 1 ${rows} LIMIT ${mostCounted + 1}) AS counted`;
