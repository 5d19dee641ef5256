import Database from 'better-sqlite3';
import { checksumOf, type Migration } from './migration-files.ts';

/** Milliseconds that a writing process may hold us up. */
const patience = 60_000;

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/** Others see a migration from its commit on; who writes waits for it. */
export function applyOnSqlite(url: string, migrations: Migration[]): string[] {
  const database = new Database(url.replace(/^file:/, ''), { timeout: patience });
  try {
    // A table that is made anew must not take along what refers to it. Within a transaction this
    // cannot be set, so that what migrations say of it does nothing.
    database.pragma('foreign_keys = OFF');
    // Nor may a view of it: a table that is dropped and named anew is looked for when it is asked.
    database.pragma('legacy_alter_table = ON');
    database.exec(table);
    return migrations.filter((one) => applyOne(database, one)).map(({ name }) => name);
  } finally {
    database.close();
  }
}

function applyOne(database: Database.Database, migration: Migration): boolean {
  const { name, sql } = migration;
  const apply = database.transaction(() => {
    // Another process may have been faster.
    const isThere = `SELECT 1 FROM "_prisma_migrations"
      WHERE "migration_name" = ? AND "finished_at" IS NOT NULL`;
    if (database.prepare(isThere).get(name)) return false;
    const started = new Date().toISOString();
    database.exec(sql);
    database
      .prepare(
        `INSERT INTO "_prisma_migrations"
         ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
         VALUES (?, ?, ?, ?, ?, 1)`,
      )
      .run(crypto.randomUUID(), checksumOf(migration), name, started, new Date().toISOString());
    return true;
  });
  return apply.immediate();
}
