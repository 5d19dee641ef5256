import Database from 'better-sqlite3';
import type { Shape } from './shape.ts';

type Named = { name: string };
type ColumnRow = Named & { type: string; notnull: number; dflt_value: string | null; pk: number };
type IndexRow = Named & { unique: number; partial: number };
type KeyRow = { id: number; table: string; from: string; on_delete: string; on_update: string };

export function shapeOfSqlite(url: string): Shape {
  const database = new Database(url.replace(/^file:/, ''), { readonly: true });
  // The rows of pragmas are what SQLite's documentation says they are.
  const rows = <Row>(sql: string, ...given: string[]) =>
    database.prepare<string[], Row>(sql).all(...given);
  try {
    const made = rows<Named & { type: string; tbl_name: string; sql: string | null }>(
      `SELECT name, type, tbl_name, sql FROM sqlite_master
       WHERE name NOT LIKE 'sqlite_%' AND tbl_name <> '_prisma_migrations'`,
    );
    const shape: Shape = {
      tables: new Set(),
      columns: new Map(),
      indexes: new Map(),
      rules: new Map(),
      programs: new Map(),
    };
    for (const { type, name, sql } of made) {
      if (type === 'trigger' || type === 'view') shape.programs.set(name, oneSpaced(sql ?? ''));
      if (type === 'table') readTable(name, sql ?? '');
    }
    return shape;

    function readTable(table: string, sql: string) {
      shape.tables.add(table);
      for (const one of rows<ColumnRow>('SELECT * FROM pragma_table_info(?)', table)) {
        shape.columns.set(`${table}.${one.name}`, {
          type: one.type,
          isRequired: one.notnull === 1,
          hasDefault: one.dflt_value !== null || (one.pk === 1 && one.type === 'INTEGER'),
        });
      }
      for (const one of rows<IndexRow>('SELECT * FROM pragma_index_list(?)', table)) {
        const columns = rows<Named>('SELECT name FROM pragma_index_info(?)', one.name).map(
          ({ name }) => name,
        );
        const text = made.find(({ type, name }) => type === 'index' && name === one.name)?.sql;
        const what = oneSpaced(text?.replace(/^.*?\bON\b/is, '') ?? `${table}(${columns})`);
        const isUnique = one.unique === 1;
        shape.indexes.set(`${isUnique ? 'unique ' : ''}${what}`, { table, columns, isUnique });
      }
      const keys = rows<KeyRow>('SELECT * FROM pragma_foreign_key_list(?)', table);
      for (const [, parts] of Map.groupBy(keys, ({ id }) => id)) {
        const columns = parts.map(({ from }) => from);
        const [to] = parts;
        const what = `${table}(${columns}) in ${to?.table}, ${to?.on_delete}, ${to?.on_update}`;
        shape.rules.set(what, { table, columns });
      }
      const conditions = sql.match(/\bCHECK\s*\(/gi)?.length ?? 0;
      for (let number = 1; number <= conditions; number += 1) {
        shape.rules.set(`${table}: condition ${number}`, { table, columns: [] });
      }
    }
  } finally {
    database.close();
  }
}

const oneSpaced = (sql: string) => sql.replace(/\s+/g, ' ').trim();
