import Database from 'better-sqlite3';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { databaseKind, db } from '../db.server.ts';
import { env } from '../env.server.ts';
import { timeStatement } from './time-statements.ts';

/**
 * Rows of a statement that only reads, for what every page of a reader asks: on SQLite the way through the ORM
 * takes ten times as long as the statement. Columns are answered as `$queryRaw` does, but for whole numbers,
 * which are numbers here. Sees what is committed, and belongs to no transaction.
 */
export async function readRows<Row>(query: Prisma.Sql): Promise<Row[]> {
  // What the statement says it answers with, as of the ORM's own.
  if (databaseKind === 'postgres') return db.$queryRaw<Row[]>(query);
  try {
    return await timeStatement(query.sql, async () => readHere(query) as Row[]);
  } catch {
    // Where another process has the file to itself, or it cannot be read: as any other statement waits or fails.
    return db.$queryRaw<Row[]>(query);
  }
}

type Ready = { all: (values: unknown[]) => unknown[][]; columns: readonly Column[] };
type Column = { name: string; read: (value: unknown) => unknown };

const ready = new Map<string, Ready>();
let connection: Database.Database | undefined;

function readHere({ sql, values }: Prisma.Sql): object[] {
  const { all, columns } = ready.get(sql) ?? prepare(sql);
  return all(values.map(bound)).map((row) =>
    Object.fromEntries(columns.map(({ name, read }, at) => [name, read(row[at])])),
  );
}

function prepare(sql: string): Ready {
  connection ??= open();
  const statement = connection.prepare<unknown[], unknown[]>(sql).raw(true);
  const columns = statement.columns().map(({ name, type }) => ({ name, read: readerOf(type) }));
  const made = { all: (values: unknown[]) => statement.all(...values), columns };
  ready.set(sql, made);
  return made;
}

/** Read only, and waiting for nobody, with the settings of the ORM's own. */
function open(): Database.Database {
  const file = env.databaseUrl.replace(/^file:/, '');
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  database.exec(`
    PRAGMA query_only = ON;
    PRAGMA mmap_size = 268435456;
    PRAGMA cache_size = -65536;
    PRAGMA temp_store = MEMORY;
  `);
  return database;
}

/** As the ORM stores them: SQLite itself knows neither. */
function bound(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  return typeof value === 'boolean' ? Number(value) : value;
}

function readerOf(type: string | null): Column['read'] {
  if (type === 'DATETIME') return (value) => (value === null ? null : new Date(String(value)));
  if (type === 'BOOLEAN') return (value) => (value === null ? null : Boolean(value));
  return (value) => value;
}
