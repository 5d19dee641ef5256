import Database from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';
import { stopBoss } from '#app/platform/jobs/boss.server.ts';

/**
 * What goes to the database while `work` runs, written down at the driver itself: reads, writes,
 * and what begins and ends a transaction.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  // What the queue asks by itself, whenever it likes, is not of the work.
  await stopBoss();
  await whileWatched((sql) => sent.push(sql), work);
  // Nor is what it notes of itself as it starts, or what a connection is told as it opens.
  return sent.filter((sql) => !sql.startsWith('SET ') && !sql.includes('UPDATE pgboss.version'));
}

/** The same of a search, without how frequent words are, which is asked now and then and kept between. */
export async function statementsOfSearch(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await statementsOf(work);
  return sent.filter((sql) => !/passages_id_seq|pg_stats|-max\(id\)/.test(sql));
}

/** Lets `see` look at each statement before it goes out; one that it throws at fails. */
export async function whileWatched<T>(
  see: (sql: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const seen = (statement: Statement) => see(statement.source);
  const spies = [
    watch(sqliteStatements, 'all', seen),
    watch(sqliteStatements, 'run', seen),
    watch(pg.Client.prototype, 'query', (_, query) => see(textOf(query))),
  ];
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Statements are prepared once and run again and again: what counts is each run. */
const sqliteStatements: Statement = Object.getPrototypeOf(
  new Database(':memory:').prepare('SELECT 1'),
);
type Statement = Database.Statement;

function watch<On extends object>(of: On, method: string, see: (on: On, first: unknown) => void) {
  // Whatever the driver's method takes is handed on as it came.
  const watched = of as Record<string, (...given: unknown[]) => unknown>;
  const original = watched[method];
  return vi.spyOn(watched, method).mockImplementation(function (this: unknown, ...given) {
    // It is called as a method of one of these.
    see(this as On, given[0]);
    return original?.apply(this, given);
  });
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query);
}
