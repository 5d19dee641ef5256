import { PrismaPg } from '@prisma/adapter-pg';
import type { ClientBase } from 'pg';
import { env } from '../env.server.ts';
import { timeStatements } from './time-statements.ts';
import { transactionsInTurn } from './transactions-in-turn.ts';

export type PoolSettings = {
  /** Connections at most. */
  size: number;
  /** After so long a statement is given up; 0 for never. */
  timeoutSeconds: number;
  /** So long a statement waits for a connection. */
  waitMilliseconds?: number;
};

const ofEnvironment: PoolSettings = {
  size: env.DATABASE_POOL,
  timeoutSeconds: env.DATABASE_TIMEOUT,
};

/** As long as Prisma lets a transaction wait for its connection: whoever waits longer is told so. */
export const longestWait = 20_000;

/** A transaction of ours ends after 30 seconds; one that stands longer was left by a process that is gone. */
const longestIdle = '60s';

/**
 * A page asks for few rows. Where PostgreSQL takes them for many, starting helpers or compiling the
 * plan would take longer than the answer.
 */
const ofEach = (timeoutSeconds: number) =>
  [
    'SET max_parallel_workers_per_gather = 0',
    'SET jit = off',
    `SET statement_timeout = '${timeoutSeconds}s'`,
    `SET idle_in_transaction_session_timeout = '${longestIdle}'`,
  ].join('; ');

/** A pool of connections to PostgreSQL, whose slow statements are noted. */
export class TimedPostgres extends PrismaPg {
  #connecting: ReturnType<PrismaPg['connect']> | undefined;

  constructor(connectionString: string, settings: PoolSettings = ofEnvironment) {
    const { size, timeoutSeconds, waitMilliseconds = longestWait } = settings;
    super({
      connectionString,
      max: size,
      connectionTimeoutMillis: waitMilliseconds,
      application_name: 'dais',
      onConnect: async (client: ClientBase) => {
        await client.query(ofEach(timeoutSeconds));
      },
    });
  }

  override connect() {
    this.#connecting = super.connect().then(transactionsInTurn).then(timeStatements);
    return this.#connecting;
  }

  /** The pool that there is already, if there is one. */
  connected() {
    return this.#connecting ?? this.connect();
  }
}
