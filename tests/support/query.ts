import Database from 'better-sqlite3';
import type { Site } from './site.ts';

/** Asks the site's own database, or changes it. */
export function query<Row>(site: Site, sql: string, ...values: string[]): Row[] {
  const database = new Database(site.database, { timeout: 10_000 });
  try {
    const statement = database.prepare(sql);
    // The caller names the columns that it asks for.
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  } finally {
    database.close();
  }
}
