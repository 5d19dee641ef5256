import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { log } from '#app/platform/log.server.ts';

/** Where the triggers tell of their changes. */
const channel = 'public_changed';

/** As the database's list of connections names it. */
export const listener = 'dais public pages';

/** Milliseconds: until a question counts as lost, and until a lost connection is opened again. */
const patience = 1000;

type Line = { client: Client; lose: () => void };

/**
 * Counts what PostgreSQL tells of changes. It tells a connection all that was committed before a question
 * on that connection is answered: so a short question makes sure that nothing is on its way. Those
 * who come while one is being answered ask the next one together.
 */
export async function postgresVersion(url: string): Promise<PublicVersion> {
  let line: Line | null = null;
  let version = 0;
  let answering: Promise<number | null> = Promise.resolve(null);
  let next: Promise<number | null> | null = null;
  let isClosed = false;
  let isMissed = false;

  async function open(): Promise<void> {
    const client = new Client({
      connectionString: url,
      query_timeout: patience,
      connectionTimeoutMillis: patience,
      keepAlive: true,
      application_name: listener,
    });
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on('error', () => lose());
    client.on('end', () => lose());
    client.on('notification', () => {
      version += 1;
    });
    lost.then(() => {
      if (line?.client === client) line = null;
      client.end().catch(() => undefined);
      if (!isClosed) after(patience, null, { ref: false }).then(open);
    });
    try {
      await client.connect();
      await listen(client);
      if (isClosed) return lose();
      line = { client, lose };
      isMissed = false;
    } catch (error) {
      if (!isMissed) log.warn({ err: error }, 'no pages are kept: changes cannot be heard');
      isMissed = true;
      lose();
    }
  }

  /** What changed while nobody listened is unknown, so it ends with a change. */
  async function listen(client: Client): Promise<void> {
    const before = version;
    await client.query(`LISTEN ${channel}`);
    await client.query(`NOTIFY ${channel}`);
    await client.query('SELECT 1');
    // As behind a pool that gives each question another connection.
    if (version === before) throw new Error('PostgreSQL does not tell this connection of changes.');
  }

  async function ask(): Promise<number | null> {
    const [asking, told] = [line, line?.client.query('SELECT 1')];
    try {
      await told;
      return asking && asking === line ? version : null;
    } catch {
      // Slow or gone: whoever is told late may be told too late.
      asking?.lose();
      return null;
    }
  }

  /** Whatever was committed before the call is known before its answer. */
  function now(): Promise<number | null> {
    next ??= answering.then(() => {
      next = null;
      answering = ask();
      return answering;
    });
    return next;
  }

  await open();
  return {
    now,
    latest: now,
    async close() {
      isClosed = true;
      await line?.client.end();
    },
  };
}
