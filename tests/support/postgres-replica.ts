import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import {
  asOwner,
  connectWhenReady,
  giveToOwner,
  postgresPrograms,
  startServer,
  stopServer,
} from './postgres.ts';

/** Starts a server that follows the one of `primaryUrl` by streaming, as a replica in production does. */
export async function startReplica(primaryUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dais-replica-'));
  await giveToOwner(folder);
  const data = join(folder, 'data');
  const { hostname, port: primaryPort } = new URL(primaryUrl);
  const { file, args } = asOwner(join(postgresPrograms() ?? '', 'pg_basebackup'), [
    ...['-h', hostname, '-p', primaryPort, '-U', 'postgres', '-D', data],
    ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
  ]);
  await promisify(execFile)(file, args, { cwd: folder });
  const port = await freePort();
  const server = startServer({ folder, data, port });
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  const client = await connectWhenReady(url);
  return {
    url,
    /** From now on it receives what is written, and shows none of it. */
    async pause() {
      await client.query('SELECT pg_wal_replay_pause()');
      const sql = `SELECT pg_get_wal_replay_pause_state() = 'paused' AS "isPaused"`;
      await until(async () => (await client.query(sql)).rows[0].isPaused);
    },
    resume: () => client.query('SELECT pg_wal_replay_resume()'),
    /** Waits until it shows all that has been written. */
    async catchUp() {
      const written = await writeOut(primaryUrl);
      const sql = 'SELECT pg_last_wal_replay_lsn() >= $1 AS "isThere"';
      await until(async () => (await client.query(sql, [written])).rows[0].isThere);
    },
    async stop() {
      await client.end().catch(() => undefined);
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Commits that waited for no disk are written out with one that does. Answers how far the server has written then. */
export async function writeOut(url: string): Promise<string> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query('SET synchronous_commit = on');
  await server.query(`SELECT pg_logical_emit_message(true, 'dais', 'write out')`);
  const { rows } = await server.query('SELECT pg_current_wal_lsn() AS written');
  await server.end();
  return rows[0].written;
}
