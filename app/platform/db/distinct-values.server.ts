import { Prisma } from '#prisma/generated/sqlite/client.ts';

/**
 * The different values of a column, as rows of `kind` and `value`, each by one look into the column's
 * index: what SELECT DISTINCT finds by reading every row.
 */
export function distinctValues(given: {
  table: Prisma.Sql;
  column: Prisma.Sql;
  kind: string;
  /** What has to be true of a value, known as `walked.value`. */
  where?: Prisma.Sql;
}): Prisma.Sql {
  const { table, column, kind, where = Prisma.sql`1 = 1` } = given;
  return Prisma.sql`
    SELECT CAST(${kind} AS TEXT) AS "kind", walked.value AS "value" FROM (
      WITH RECURSIVE walk (value) AS (
        SELECT min(${column}) FROM ${table}
        UNION ALL
        SELECT (SELECT min(${column}) FROM ${table} WHERE ${column} > walk.value)
        FROM walk WHERE walk.value IS NOT NULL)
      SELECT value FROM walk WHERE value <> '') AS walked
    WHERE ${where}`;
}
