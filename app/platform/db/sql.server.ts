import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { databaseKind } from '../db.server.ts';

/** `WHERE` and all of the conditions, or nothing. */
export function whereAll(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length > 0
    ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`
    : Prisma.empty;
}

/** Not LIKE, which is what Prisma's `contains` is: a typed % or _ means just that. */
export function holdsText(column: Prisma.Sql, text: string): Prisma.Sql {
  return databaseKind === 'sqlite'
    ? Prisma.sql`instr(${column}, ${text}) > 0`
    : Prisma.sql`strpos(${column}, ${text}) > 0`;
}

export function beginsWith(column: Prisma.Sql, text: string): Prisma.Sql {
  return databaseKind === 'sqlite'
    ? Prisma.sql`instr(${column}, ${text}) = 1`
    : Prisma.sql`strpos(${column}, ${text}) = 1`;
}
