import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { AppError } from '#app/platform/app-error.ts';
import { type Contents, noneOfDais } from './contents.ts';

/** Beyond it each value is not compared with each index any more: that would take hours. */
const hugeBytes = 2 * 1024 ** 3;

/** Of one step: all of it. In smaller ones the copy begins anew whenever another process writes. */
const everyPage = 0x7fff_ffff;

/** Copies a database as it is at one moment, while others go on to write. */
export async function writeSqliteBackup(path: string, file: string): Promise<void> {
  if (!existsSync(path)) throw new AppError('not-found', `There is no database at ${path}.`);
  const database = new Database(path, { readonly: true });
  try {
    await database.backup(file, { progress: () => everyPage });
  } finally {
    database.close();
  }
  asOneFile(file);
}

/** Has a database without a log beside it, so that it can be moved as one file. */
export function asOneFile(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

/**
 * Reads a backup from end to end.
 * @throws AppError when it is damaged, or none of Dais
 */
export function readSqliteBackup(file: string): Contents {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    refuseDamaged(database, statSync(file).size > hugeBytes ? 'quick_check' : 'integrity_check');
    const column = (sql: string): unknown[] => database.prepare(sql).pluck().all();
    const tables = column("SELECT name FROM sqlite_master WHERE type = 'table'");
    const isDais = ['_prisma_migrations', 'meetings', 'users'].every((one) => tables.includes(one));
    if (!isDais) throw noneOfDais();
    const count = (table: string) => Number(column(`SELECT count(*) FROM ${table}`)[0]);
    const applied = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL';
    return {
      migrations: column(applied).map(String).sort(),
      meetings: count('meetings'),
      accounts: count('users'),
      orphans: count('(SELECT 1 FROM pragma_foreign_key_check LIMIT 1000)'),
    };
  } finally {
    database.close();
  }
}

function refuseDamaged(database: Database.Database, check: string): void {
  try {
    const verdict = database.prepare(`PRAGMA ${check}(1)`).pluck().get();
    if (verdict !== 'ok') throw new Error(String(verdict));
  } catch (cause) {
    if (isCode(cause, 'SQLITE_NOTADB')) throw noneOfDais();
    const why = cause instanceof Error ? cause.message.replaceAll('\n', ' ') : '';
    throw new AppError('unreadable', `This database is damaged: ${why}.`, { cause });
  }
}

/** Also of the codes that say more: SQLITE_BUSY_SNAPSHOT is a SQLITE_BUSY. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith(code);
