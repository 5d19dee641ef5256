import Database from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';

/**
 * What goes to the database while `work` runs, written down at the driver itself: reads, writes,
 * and what begins and ends a transaction.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await whileWatched((sql) => sent.push(sql), work);
  return sent;
}

/** Lets `see` look at each statement before it goes out; one that it throws at fails. */
export async function whileWatched<T>(
  see: (sql: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const spies = [
    watch(Database.prototype, 'prepare', (sql) => see(String(sql))),
    watch(pg.Client.prototype, 'query', (query) => see(textOf(query))),
  ];
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function watch(of: object, method: string, see: (first: unknown) => void) {
  // Whatever the driver's method takes is handed on as it came.
  const watched = of as Record<string, (...given: unknown[]) => unknown>;
  const original = watched[method];
  return vi.spyOn(watched, method).mockImplementation(function (this: unknown, ...given) {
    see(given[0]);
    return original?.apply(this, given);
  });
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query);
}
