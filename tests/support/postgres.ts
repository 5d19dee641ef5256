import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export type PostgresServer = {
  /** Makes an empty database (or a copy of `template`) and answers with its address. */
  createDatabase: (template?: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Where Debian and Homebrew put the server's programs; null where there is no server. */
export function postgresPrograms(): string | null {
  const folders = globSync('{/usr/lib/postgresql/*/bin,/opt/homebrew/opt/postgresql@*/bin}').sort();
  return folders.findLast((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Starts a server of its own in a temporary folder: fast, without durability, gone after `stop`. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = await mkdtemp(join(tmpdir(), 'dais-postgres-'));
  await giveToOwner(folder);
  const data = join(folder, 'data');
  const init = asOwner(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  await run(init.file, init.args, { cwd: folder });
  const port = await freePort();
  const server = startServer({ folder, data, port });
  const address = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const client = await connectWhenReady(address('postgres'));

  return {
    async createDatabase(template = 'template1') {
      const name = `dais_${crypto.randomUUID().replaceAll('-', '')}`;
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return address(name);
    },
    async stop() {
      await client.end();
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const asRoot = process.getuid?.() === 0;

/** The server refuses to run as root. */
export const asOwner = (program: string, args: string[]) =>
  asRoot
    ? {
        file: 'setpriv',
        args: ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args],
      }
    : { file: program, args };

export async function giveToOwner(folder: string): Promise<void> {
  if (asRoot) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
}

type Place = { folder: string; data: string; port: number };

export function startServer({ folder, data, port }: Place): ChildProcess {
  const { file, args } = asOwner(join(postgresPrograms() ?? '', 'postgres'), [
    ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    ...['-c', 'max_connections=200'],
    // What one copy of the server (`postgres-replica.ts`) has yet to read, the checkpoint that begins another would remove.
    ...['-c', 'wal_keep_size=8GB'],
  ]);
  return spawn(file, args, { cwd: folder, stdio: 'ignore' });
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

export async function connectWhenReady(connectionString: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
