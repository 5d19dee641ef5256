import { access, constants, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { type Environment, wrongVariable } from '#app/platform/env.server.ts';

/**
 * Looks whether what the environment names is there: the folder, and the database behind its
 * address. So a start that cannot succeed ends at once, with the variable's name.
 * @throws EnvironmentError
 */
export async function checkSurroundings(env: Environment): Promise<void> {
  const { dataDir, databaseUrl, DIRECT_DATABASE_URL } = env;
  await checkFolder(dataDir).catch((cause) => {
    throw wrongVariable('DATA_DIR', 'names a place where nothing can be written', cause);
  });
  if (databaseUrl.startsWith('file:')) return checkSqlite(databaseUrl);
  await checkPostgres('DATABASE_URL', databaseUrl);
  if (DIRECT_DATABASE_URL) await checkPostgres('DIRECT_DATABASE_URL', DIRECT_DATABASE_URL);
}

async function checkFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

async function checkSqlite(url: string) {
  const path = url.replace(/^file:/, '');
  await checkFolder(dirname(path)).catch((cause) => {
    throw wrongVariable('DATABASE_URL', 'names a file where nothing can be written', cause);
  });
  if (!(await isSqliteOrNew(path))) {
    throw wrongVariable('DATABASE_URL', 'names a file that is no SQLite database');
  }
}

const sqliteMark = 'SQLite format 3\0';

async function isSqliteOrNew(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return true;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sqliteMark.length), 0);
    return bytesRead === 0 || buffer.toString('latin1') === sqliteMark;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

async function checkPostgres(name: 'DATABASE_URL' | 'DIRECT_DATABASE_URL', url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    const problem = `names a database that cannot be reached (${reason(cause)})`;
    throw wrongVariable(name, problem, cause);
  }
}

/** The driver's and the server's own codes, such as ECONNREFUSED: no address and no password. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'no answer';
}
