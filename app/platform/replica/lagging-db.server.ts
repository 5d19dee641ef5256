import { TimedPostgres } from '../db/timed-postgres.server.ts';
import { clientOf, type Db, db, primary } from '../db.server.ts';
import { env } from '../env.server.ts';
import { ReplicaFirst } from './replica-first.server.ts';

/** Reads of a page that take longer, or that wait longer for a connection, the primary is asked instead. */
const patience = { timeoutSeconds: 10, waitMilliseconds: 2000 };

/**
 * For what may be some seconds old (`longestLag`) and costs much: the replica of READ_DATABASE_URL where there
 * is one, or else the database itself. It only reads.
 */
export const laggingDb: Db =
  primary && env.READ_DATABASE_URL ? readFirst(env.READ_DATABASE_URL, primary) : db;

export function readFirst(url: string, from: TimedPostgres): Db {
  const replica = new TimedPostgres(url, { size: env.DATABASE_POOL, ...patience });
  return clientOf(new ReplicaFirst({ replica, primary: from }));
}
