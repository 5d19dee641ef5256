import type { SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';
import type { keepStatements } from './kept-statements.ts';
import { patiently } from './patiently.ts';
import { takeBreath } from './take-breath.ts';

/** What the driver knows of its connection. */
export type Driver = Parameters<typeof keepStatements>[0] & { readonly inTransaction: boolean };

const ended = 'This transaction has already ended.';

/** A transaction on a connection that is its own until it ends, which `open` is told. */
export class SerialTransaction implements Transaction {
  readonly provider = 'sqlite' as const;
  readonly adapterName = 'dais-serial-sqlite';
  /** Prisma leaves COMMIT and ROLLBACK to `commit` and `rollback` below. */
  readonly options = { usePhantomQuery: true };
  readonly #connection: SqlQueryable;
  readonly #driver: Driver;
  readonly #open: () => void;
  #ended = false;

  constructor(connection: SqlQueryable, driver: Driver, open: () => void) {
    this.#connection = connection;
    this.#driver = driver;
    this.#open = open;
  }

  async queryRaw(query: SqlQuery) {
    await takeBreath();
    this.#refuseAfterEnd();
    return this.#connection.queryRaw(query);
  }

  async executeRaw(query: SqlQuery) {
    await takeBreath();
    this.#refuseAfterEnd();
    return this.#connection.executeRaw(query);
  }

  async commit() {
    if (this.#ended) throw new Error(ended);
    this.#ended = true;
    try {
      await patiently(() => this.#connection.executeRaw(statement('COMMIT')));
    } catch (error) {
      await this.#connection.executeRaw(statement('ROLLBACK')).catch(() => {});
      throw error;
    } finally {
      this.#open();
    }
  }

  async rollback() {
    // Prisma also rolls back after a failed commit; the gate may be someone else's by then.
    if (this.#ended) return;
    this.#ended = true;
    try {
      if (this.#driver.inTransaction) await this.#connection.executeRaw(statement('ROLLBACK'));
    } finally {
      this.#open();
    }
  }

  createSavepoint(name: string) {
    return this.#run(`SAVEPOINT ${name}`);
  }

  rollbackToSavepoint(name: string) {
    return this.#run(`ROLLBACK TO ${name}`);
  }

  releaseSavepoint(name: string) {
    return this.#run(`RELEASE SAVEPOINT ${name}`);
  }

  async #run(sql: string) {
    await this.executeRaw(statement(sql));
  }

  /**
   * A late query of a timed-out transaction must not run in somebody else's; nor one of a transaction that SQLite
   * itself has rolled back, as it does when its disk is full: it would be stored without the others.
   */
  #refuseAfterEnd() {
    if (this.#ended) throw new Error(ended);
    if (!this.#driver.inTransaction) throw new Error('This transaction was rolled back.');
  }
}

export function statement(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}
