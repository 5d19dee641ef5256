import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { databaseKind } from './migration-files.ts';

type Asked = { table: string; sql: string };

/**
 * What a statement finds, on a connection of its own: a start asks before the client is loaded, which takes as long
 * as the rest of it. Nothing, where the database has no such table.
 */
export async function rowsOf<Row extends object>(url: string, asked: Asked): Promise<Row[]> {
  return databaseKind(url) === 'sqlite' ? onSqlite(url, asked) : onPostgres(url, asked);
}

function onSqlite<Row extends object>(url: string, { table, sql }: Asked): Row[] {
  const path = url.replace(/^file:/, '');
  if (!existsSync(path)) return [];
  const database = new Database(path, { timeout: 20_000 });
  try {
    if (!database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return [];
    return database.prepare<[], Row>(sql).all();
  } finally {
    database.close();
  }
}

async function onPostgres<Row extends object>(url: string, { table, sql }: Asked): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'dais migrations' });
  await client.connect();
  try {
    const { rows: tables } = await client.query('SELECT to_regclass($1) IS NOT NULL AS "isThere"', [
      table,
    ]);
    if (!tables[0]?.isThere) return [];
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
