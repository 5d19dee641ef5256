import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { AppError } from '#app/platform/app-error.ts';
import { childEnvironment, env } from '#app/platform/env.server.ts';

/** Writes a copy of the database that is whole even while others write to the original. */
export async function backup(file: string): Promise<void> {
  if (existsSync(file))
    throw new AppError('conflict', `${file} is there already. Choose another name.`);
  const unfinished = `${file}.part`;
  // The copy holds what the database holds: it is for the operator's eyes alone.
  process.umask(0o077);
  try {
    if (env.databaseUrl.startsWith('file:')) await backupSqlite(unfinished);
    else await backupPostgres(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  console.log(file);
}

async function backupSqlite(file: string): Promise<void> {
  const path = env.databaseUrl.replace(/^file:/, '');
  if (!existsSync(path)) throw new AppError('not-found', `There is no database at ${path}.`);
  const database = new Database(path, { readonly: true });
  try {
    await database.backup(file);
  } finally {
    database.close();
  }
}

function backupPostgres(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The password goes by the environment: arguments can be read by everybody on the machine.
    const address = new URL(env.databaseUrl);
    const PGPASSWORD = decodeURIComponent(address.password);
    address.password = '';
    const dump = spawn('pg_dump', ['--format=custom', `--file=${file}`, address.href], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: childEnvironment(PGPASSWORD ? { PGPASSWORD } : {}),
    });
    dump.on('error', (cause) =>
      reject(
        new AppError('unavailable', 'pg_dump is needed for this; install the PostgreSQL client.', {
          cause,
        }),
      ),
    );
    dump.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new AppError('unavailable', 'pg_dump could not write the backup.')),
    );
  });
}
