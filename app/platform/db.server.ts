import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaClient as PostgresClient } from '#prisma/generated/postgres/client.ts';
import { Prisma, PrismaClient as SqliteClient } from '#prisma/generated/sqlite/client.ts';
import { asTransactionBody, SerialSqlite } from './db/serial-sqlite.server.ts';
import { longestWait, type PoolSettings, TimedPostgres } from './db/timed-postgres.server.ts';
import { env } from './env.server.ts';

/** Both generated clients have the same models; the rooms are written against this one type. */
export type Db = SqliteClient;

/** A transaction. Verbs that take one write only through it. */
export type Tx = Prisma.TransactionClient;

export const databaseKind = env.databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';

const transactionOptions = { maxWait: longestWait, timeout: 30_000 };

/** A demonstration has nothing to lose. */
const durability = env.DAIS_MODE === 'production' ? 'FULL' : 'NORMAL';

/** Opens a database of its own; the app itself uses `db`. `pool` is what the environment says. */
export const connect = (url: string, pool?: PoolSettings): Db =>
  url.startsWith('file:')
    ? new SqliteClient({ adapter: new SerialSqlite(url, durability), transactionOptions })
    : clientOf(new TimedPostgres(url, pool));

// The two clients are generated from the same models, so their calls have the same shapes.
export const clientOf = (adapter: SqlDriverAdapterFactory): Db =>
  new PostgresClient({ adapter, transactionOptions }) as unknown as Db;

/** The pool that `db` uses on PostgreSQL. */
export const primary = databaseKind === 'postgres' ? new TimedPostgres(env.databaseUrl) : null;

export const db = primary ? clientOf(primary) : connect(env.databaseUrl);

/**
 * Runs `work` as one transaction: all of it or nothing. It is run again when the database ended it
 * in favour of another (a deadlock), so `work` must do nothing but use `tx`. Where a limit is
 * counted before a write, take `lockProfile` first.
 */
export async function transact<T>(work: (tx: Tx) => Promise<T>, database: Db = db): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.$transaction((tx) => asTransactionBody(() => work(tx)));
    } catch (error) {
      if (!isWriteConflict(error) || attempt === 10) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * (2 + 4 * Math.random())));
    }
  }
}

/**
 * Makes transactions that change what belongs to one person take turns. SQLite runs one transaction
 * at a time anyway; PostgreSQL locks the profile's row until the transaction ends.
 */
export const lockProfile = (tx: Tx, userId: string): Promise<void> => lockProfiles(tx, [userId]);

/** The same for several people, always in one order, so that no two wait for one another. */
export async function lockProfiles(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (databaseKind === 'sqlite' || userIds.length === 0) return;
  const among = Prisma.join([...userIds]);
  await tx.$queryRaw`SELECT id FROM profiles WHERE id IN (${among}) ORDER BY id FOR UPDATE`;
}

/** Prisma's P2034: the database ended the transaction in favour of another. */
const isWriteConflict = (error: unknown) => errorCode(error) === 'P2034';

/** A row with the same unique value stands already (P2002). */
export const isDuplicate = (error: unknown) => errorCode(error) === 'P2002';

/** What a new row belongs to was deleted in the meantime (P2003). */
export const isOrphan = (error: unknown) => errorCode(error) === 'P2003';

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
