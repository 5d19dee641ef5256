import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { Gate } from './gate.ts';
import { keepStatements } from './kept-statements.ts';
import { patienceFromNow, patiently } from './patiently.ts';
import { readersFirst } from './readers-first.ts';
import { type Driver, SerialTransaction, statement } from './serial-transaction.ts';
import { takeBreath } from './take-breath.ts';
import { timeStatements } from './time-statements.ts';

/**
 * What a power cut leaves: with FULL all that was acknowledged, at the price of a wait for the disk
 * with each commit; with NORMAL a whole database that may lack the last of it.
 */
export type Durability = 'FULL' | 'NORMAL';

const insideTransaction = new AsyncLocalStorage<true>();

/** Marks `work` as the body of a transaction, so that a write outside it is caught, not stuck. */
export function asTransactionBody<T>(work: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, work);
}

/**
 * Prisma's better-sqlite3 adapter, made safe for many requests on one connection.
 *
 * Bare, it shares one connection between a transaction and everybody else: others read its
 * uncommitted rows, and their acknowledged writes vanish when it rolls back. Here whoever uses the
 * connection holds a gate: a statement for itself, a transaction from BEGIN to its end.
 * Transactions begin IMMEDIATE, and one that fails to commit is rolled back before the gate opens.
 * What only reads, outside of a transaction, has a connection of its own and waits for nobody: it
 * sees what is committed, and an acknowledged write is.
 */
export class SerialSqlite implements SqlDriverAdapterFactory {
  readonly provider = 'sqlite' as const;
  readonly adapterName = 'dais-serial-sqlite';
  readonly #url: string;
  readonly #durability: Durability;

  constructor(url: string, durability: Durability) {
    this.#url = url;
    this.#durability = durability;
  }

  async connect(): Promise<SqlDriverAdapter> {
    const writer = await open(this.#url, `PRAGMA synchronous = ${this.#durability};`);
    const reader = await open(this.#url, 'PRAGMA query_only = ON;');
    return new SerialAdapter(writer, reader.adapter);
  }
}

type Opened = { adapter: SqlDriverAdapter; driver: Driver };

async function open(url: string, setting: string): Promise<Opened> {
  // The driver's own wait for a lock stops the whole process; ours (`patiently`) does not.
  const bare = await new PrismaBetterSqlite3({ url, timeout: 0 }).connect();
  // The adapter keeps its connection to itself, though nobody else can tend it.
  const { client: driver } = bare as unknown as { client: Driver };
  keepStatements(driver);
  await patiently(() =>
    bare.executeScript(`
      PRAGMA journal_mode = WAL;
      PRAGMA foreign_keys = ON;
      PRAGMA mmap_size = 268435456;
      PRAGMA cache_size = -65536;
      PRAGMA temp_store = MEMORY;
      ${setting}
    `),
  );
  // Here, where nobody waits for a turn any more: what is measured is the statement alone.
  return { adapter: timeStatements(bare), driver };
}

/** Prisma's writes begin with INSERT, UPDATE or DELETE, also where they answer with rows. */
const onlyReads = ({ sql }: SqlQuery) => /^\s*SELECT\b/i.test(sql);

class SerialAdapter implements SqlDriverAdapter {
  readonly provider = 'sqlite' as const;
  readonly adapterName = 'dais-serial-sqlite';
  readonly #bare: SqlDriverAdapter;
  readonly #driver: Driver;
  readonly #reader: SqlDriverAdapter;
  readonly #gate = new Gate();

  constructor({ adapter, driver }: Opened, reader: SqlDriverAdapter) {
    this.#bare = adapter;
    this.#driver = driver;
    this.#reader = reader;
  }

  async queryRaw(query: SqlQuery) {
    await giveWay();
    // No refusal of reads: Prisma sends lookups of one tick together, in the context of the first.
    if (onlyReads(query)) return patiently(() => this.#reader.queryRaw(query));
    return this.#alone(() => this.#bare.queryRaw(query));
  }

  async executeRaw(query: SqlQuery) {
    await giveWay();
    return this.#alone(() => this.#bare.executeRaw(query));
  }

  executeScript(script: string) {
    return this.#alone(() => this.#bare.executeScript(script));
  }

  async startTransaction(): Promise<Transaction> {
    refuseInsideTransaction();
    // Behind others who wait in vain nobody waits longer than they.
    const deadline = patienceFromNow();
    await giveWay();
    const open = await this.#gate.enter();
    try {
      await patiently(() => this.#bare.executeRaw(statement('BEGIN IMMEDIATE')), deadline);
    } catch (error) {
      open();
      throw error;
    }
    return new SerialTransaction(this.#bare, this.#driver, open);
  }

  getConnectionInfo() {
    return { supportsRelationJoins: false, ...this.#bare.getConnectionInfo?.() };
  }

  async dispose() {
    const open = await this.#gate.enter();
    try {
      await this.#reader.dispose();
      await this.#bare.dispose();
    } finally {
      open();
    }
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const deadline = patienceFromNow();
    const open = await this.#gate.enter();
    try {
      return await patiently(work, deadline);
    } finally {
      open();
    }
  }
}

/** Not inside of a transaction: for its end, readers may be waiting. */
async function giveWay(): Promise<void> {
  await takeBreath();
  if (!insideTransaction.getStore()) await readersFirst();
}

function refuseInsideTransaction() {
  if (insideTransaction.getStore()) {
    throw new Error('A write inside a transaction has to use the transaction it was given.');
  }
}
