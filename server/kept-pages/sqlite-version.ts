import Database from 'better-sqlite3';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';

/** Answers on one look at the database, at most. */
const mostTogether = 64;

/** What the triggers count, and what the database counts of changes to its tables themselves. */
const counts = `SELECT "version" + 4294967296 * schema_version
  FROM "public_version", pragma_schema_version`;

/**
 * Asks on a connection of its own, on which SQLite tells from shared memory whether any other connection
 * of any process has committed; only then the count is read. Requests of one turn of the event loop
 * share a look: whatever they may have heard of had been committed before the turn began.
 */
export function sqliteVersion(url: string): PublicVersion {
  const database = new Database(url.replace(/^file:/, ''), { readonly: true, fileMustExist: true });
  const commits = database.prepare<[], number>('PRAGMA data_version').pluck();
  const count = database.prepare<[], number>(counts).pluck();
  let seen: number | undefined;
  let known: number | null = null;
  let together = 0;

  function latest(): number | null {
    const commit = commits.get();
    if (commit !== seen) {
      known = count.get() ?? null;
      seen = commit;
    }
    return known;
  }

  const endTurn = () => {
    together = 0;
  };

  function now(): number | null {
    if (together === 0) {
      latest();
      together = mostTogether;
      setImmediate(endTurn);
    }
    together -= 1;
    return known;
  }

  return {
    now,
    latest,
    async close() {
      database.close();
    },
  };
}
