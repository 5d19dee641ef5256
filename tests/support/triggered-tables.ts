import { databaseKind, db } from '#app/platform/db.server.ts';

/** The tables whose every change, adding and deleting of rows makes another public version. */
export async function triggeredTables(): Promise<Set<string>> {
  if (databaseKind === 'sqlite') {
    const rows = await db.$queryRaw<{ table: string }[]>`
      SELECT tbl_name AS "table" FROM sqlite_master
      WHERE type = 'trigger' AND sql LIKE '%"public_version"%' GROUP BY tbl_name HAVING COUNT(*) = 3`;
    return new Set(rows.map(({ table }) => table));
  }
  const rows = await db.$queryRaw<{ table: string }[]>`
    SELECT event_object_table::text AS "table" FROM information_schema.triggers
    WHERE action_statement LIKE '%public_changed%' GROUP BY event_object_table HAVING COUNT(*) = 3`;
  return new Set(rows.map(({ table }) => table));
}
