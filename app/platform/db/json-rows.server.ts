import { z } from 'zod';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { databaseKind } from '../db.server.ts';

/** Columns by the names under which their values are answered. Both are written in code only. */
type Columns = Readonly<Record<string, string>>;

/**
 * Many rows as one value of another statement's row, where a statement of their own would be one
 * more way to the database. `rest` is their query from its FROM on; its order is kept.
 */
export function jsonRows(columns: Columns, rest: Prisma.Sql): Prisma.Sql {
  const names = Object.values(columns).map((column) => `"${column}"`);
  const pairs = Object.entries(columns).map(([name, column]) => `'${name}', "${column}"`);
  const rows = Prisma.sql`(SELECT ${Prisma.raw(names.join(', '))} ${rest}) AS listed`;
  const values = Prisma.raw(pairs.join(', '));
  return databaseKind === 'sqlite'
    ? Prisma.sql`(SELECT json_group_array(json_object(${values})) FROM ${rows})`
    : Prisma.sql`(SELECT coalesce(json_agg(json_build_object(${values})), '[]')::text FROM ${rows})`;
}

/** What `jsonRows` answered with. */
export function readJsonRows<Row>(row: z.ZodType<Row>, json: string): Row[] {
  return z.array(row).parse(JSON.parse(json));
}

/** A moment as it comes out of JSON: PostgreSQL leaves out that it is UTC. */
export const storedMoment = z
  .string()
  .transform((text) => new Date(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`));
