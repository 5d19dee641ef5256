import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, link, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { AppError } from '#app/platform/app-error.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { knownMigrations } from '#prisma/migration-files.ts';
import { isOlder, tablesWithData } from './contents.ts';
import { sync, syncName } from './durable-files.ts';
import { holdsData, type Restored, type Restoring, stampOf } from './restoring.ts';
import { asOneFile, isCode, readSqliteBackup } from './sqlite-backup.ts';

/** What SQLite keeps beside a database, and takes for a part of any file of that name. */
const logs = ['-wal', '-shm', '-journal'];

export async function restoreSqlite({
  file,
  databaseUrl,
  replaces,
  now = new Date(),
}: Restoring): Promise<Restored> {
  const target = databaseUrl.replace(/^file:/, '');
  await mkdir(dirname(target), { recursive: true });
  if (existsSync(target) && (await realpath(target)) === (await realpath(file))) {
    throw new AppError('conflict', `${file} is the database itself.`);
  }
  const fresh = `${target}.restoring`;
  try {
    await copyWithLog(file, fresh);
    await giveToOwner(fresh, existsSync(target) ? target : dirname(target));
    const contents = readCopy(fresh);
    const mustMigrate = isOlder(contents, await knownMigrations(databaseUrl));
    const held = takeAlone(target);
    try {
      if (held.holdsData && !replaces) throw holdsData(target);
      if (mustMigrate) await applyMigrations(`file:${fresh}`);
      await sync(fresh);
      const kept = held.holdsData ? `${target}.before-${stampOf(now)}` : null;
      await putAside(target, kept);
      await rename(fresh, target);
      await syncName(target);
      return { contents, kept };
    } finally {
      held.release();
    }
  } finally {
    await Promise.all(['', ...logs].map((end) => rm(`${fresh}${end}`, { force: true })));
  }
}

/** What is not yet in the file itself stands in its log, which a backup of Dais's own has not. */
async function copyWithLog(from: string, to: string): Promise<void> {
  for (const end of ['', ...logs]) await rm(`${to}${end}`, { force: true });
  await copyFile(from, to);
  await chmod(to, 0o600);
  if (existsSync(`${from}-wal`)) await copyFile(`${from}-wal`, `${to}-wal`);
}

/** Who is root on the machine restores for the user that the server runs as. */
async function giveToOwner(file: string, like: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(like);
  await chown(file, uid, gid);
}

function readCopy(copy: string) {
  try {
    asOneFile(copy);
  } catch {
    // Reading it says what is wrong.
  }
  return readSqliteBackup(copy);
}

/** Holds a database so that nobody else can use it. @throws AppError conflict while somebody does */
function takeAlone(target: string): { holdsData: boolean; release: () => void } {
  if (!existsSync(target)) return { holdsData: false, release() {} };
  const database = new Database(target, { timeout: 0 });
  const release = () => void database.close();
  try {
    // Each connection has a lock as long as it is open, which this change needs for itself.
    database.pragma('journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE');
    return { holdsData: holdsRows(database), release };
  } catch (error) {
    release();
    if (!isCode(error, 'SQLITE_BUSY') && !isCode(error, 'SQLITE_LOCKED')) {
      // Damaged, and perhaps why a backup is wanted: what can be saved of it is kept.
      return { holdsData: true, release() {} };
    }
    throw new AppError('conflict', `A server or a command is using ${target}. Stop it first.`);
  }
}

function holdsRows(database: Database.Database): boolean {
  const named = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck();
  const tables = named.all();
  const known = tablesWithData.filter((table) => tables.includes(table));
  // Somebody else's database.
  if (known.length < tablesWithData.length) return tables.length > 0;
  return known.some((table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get());
}

/** There is a database under its own name at every moment; the old one gets a second name. */
async function putAside(target: string, kept: string | null): Promise<void> {
  if (kept) await link(target, kept);
  for (const end of logs) {
    if (!existsSync(`${target}${end}`)) continue;
    if (kept) await rename(`${target}${end}`, `${kept}${end}`);
    else await rm(`${target}${end}`);
  }
}
