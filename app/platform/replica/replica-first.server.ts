import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
} from '@prisma/driver-adapter-utils';
import { breakerOf } from '../breaker.server.ts';
import type { TimedPostgres } from '../db/timed-postgres.server.ts';
import { freshnessOf } from './freshness.ts';

/**
 * Reads from a replica, and from the primary where that lags or fails, each statement by itself. It never writes:
 * whoever has to see what they have just written asks the primary, as all do who are not given this.
 */
export class ReplicaFirst implements SqlDriverAdapterFactory {
  readonly provider = 'postgres' as const;
  readonly adapterName = 'dais-replica-first';
  readonly #replica: TimedPostgres;
  readonly #primary: TimedPostgres;

  constructor({ replica, primary }: { replica: TimedPostgres; primary: TimedPostgres }) {
    this.#replica = replica;
    this.#primary = primary;
  }

  async connect(): Promise<SqlDriverAdapter> {
    const replica = await this.#replica.connect();
    const askPrimary = async (query: SqlQuery) => (await this.#primary.connected()).queryRaw(query);
    const breaker = breakerOf('read-replica');
    const askReplica = (query: SqlQuery) => breaker.ask(() => replica.queryRaw(query));
    const isFresh = freshnessOf({
      ofPrimary: async () => textOf(await askPrimary(written)),
      hasReplica: async (position) => textOf(await askReplica(reaches(position))) === 'true',
    });
    return {
      provider: 'postgres',
      adapterName: this.adapterName,
      async queryRaw(query) {
        if (!onlyReads.test(query.sql)) return refuse();
        if (!isFresh()) return askPrimary(query);
        // What is wrong with the statement itself the primary says as well.
        return askReplica(query).catch(() => askPrimary(query));
      },
      executeRaw: refuse,
      executeScript: refuse,
      startTransaction: refuse,
      getConnectionInfo: () => replica.getConnectionInfo(),
      dispose: () => replica.dispose(),
    };
  }
}

/** What a replica would refuse the primary would do. */
const onlyReads = /^[\s(]*SELECT\b/i;

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

const written = statement('SELECT pg_current_wal_lsn()::text');

/** No server that is no replica says yes: there is nothing that it has replayed. */
const reaches = (position: string) =>
  statement(`SELECT (pg_last_wal_replay_lsn() >= '${position}'::pg_lsn)::text`);

const textOf = ({ rows }: SqlResultSet) => String(rows[0]?.[0]);

const refuse = async (): Promise<never> => {
  throw new Error('A replica is only read, one statement at a time.');
};
