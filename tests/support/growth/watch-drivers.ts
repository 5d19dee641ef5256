import Database from 'better-sqlite3';
import pg from 'pg';

/** A statement as a driver was given it. */
export type Sent = { sql: string; values: unknown[] };

/** Tells of each statement that this process sends from now on, on either database. */
export function watchDrivers(tell: (sent: Sent) => void): void {
  const statements: Database.Statement = Object.getPrototypeOf(
    new Database(':memory:').prepare('SELECT 1'),
  );
  for (const method of ['all', 'run'] as const) {
    watch(statements, method, (on, [values]) =>
      // Of the driver's prototype, so it is one of its statements.
      tell({ sql: (on as Database.Statement).source, values: Array.isArray(values) ? values : [] }),
    );
  }
  watch(pg.Client.prototype, 'query', (_, [query, values]) => {
    const sent = typeof query === 'string' ? { text: query, values } : query;
    if (typeof sent !== 'object' || sent === null || !('text' in sent)) return;
    const bound = 'values' in sent && Array.isArray(sent.values) ? sent.values : [];
    tell({ sql: String(sent.text), values: bound });
  });
}

function watch(of: object, method: string, see: (on: unknown, given: unknown[]) => void): void {
  // Whatever the driver's method takes is handed on as it came.
  const watched = of as Record<string, (...given: unknown[]) => unknown>;
  const original = watched[method];
  watched[method] = function (this: unknown, ...given) {
    see(this, given);
    return original?.apply(this, given);
  };
}
