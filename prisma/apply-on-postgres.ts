import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checksumOf, type Migration } from './migration-files.ts';
import { statementsOf } from './statements.ts';

/** The number by which Prisma's own commands take turns. */
const turn = 72707369;

/**
 * Whoever waits for a table lets nobody else pass: so long at most, in milliseconds, and then the others
 * first. What holds a table is gone after the minute that a transaction may take.
 */
const [longestWait, betweenTries, mostTries] = [1_000, 1_000, 90];

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export async function applyOnPostgres(url: string, migrations: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'dais migrations' });
  // A line that breaks is told to the statement in hand.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(`SET statement_timeout = 0`);
    await client.query(table);
    const applied: string[] = [];
    for (const migration of migrations) {
      // Another process may have been faster.
      if (await isApplied(client, migration)) continue;
      if (isConcurrent(migration)) await applyConcurrently(client, migration);
      else await applyWhole(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Asks again and again: a statement that waits would be what an index made concurrently waits for. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${turn}) AS "isMine"`);
    if (rows[0]?.isMine) return;
    await pause(200);
  }
}

async function isApplied(client: pg.Client, { name }: Migration): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "_prisma_migrations"
     WHERE "migration_name" = $1 AND "finished_at" IS NOT NULL`,
    [name],
  );
  return rowCount !== 0;
}

const isConcurrent = ({ sql }: Migration) =>
  statementsOf(sql).some((statement) => /\bCONCURRENTLY\b/i.test(statement));

/** Outside of a transaction, where alone it can be; what was broken off begins anew. */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  const started = new Date();
  for (const statement of statementsOf(migration.sql)) await client.query(statement);
  await note(client, migration, started);
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const started = new Date();
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${longestWait}`);
      await client.query(migration.sql);
      await note(client, migration, started);
      await client.query('COMMIT');
      return;
    } catch (error) {
      // Where the connection is gone, so is the transaction; what is told is why.
      await client.query('ROLLBACK').catch(() => undefined);
      if (!isHeldUp(error)) throw error;
      if (tries === mostTries) throw heldUp(migration, error);
      await pause(betweenTries * (0.5 + Math.random()));
    }
  }
}

function note(client: pg.Client, migration: Migration, started: Date) {
  return client.query(
    `INSERT INTO "_prisma_migrations"
     ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [crypto.randomUUID(), checksumOf(migration), migration.name, started],
  );
}

/** PostgreSQL's lock_not_available and deadlock_detected. */
const isHeldUp = (error: unknown) =>
  error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));

const heldUp = ({ name }: Migration, cause: unknown) =>
  new Error(
    `The migration ${name} was not applied: for minutes something has held a table that it changes. ` +
      `pg_stat_activity says what; nothing was changed, and it can be tried again.`,
    { cause },
  );
