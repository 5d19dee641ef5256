import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import type { Migration } from '#prisma/migration-files.ts';
import type { DatabaseKind } from '#prisma/schemas.ts';

/** What a start reads; the rest of a checkout is for those who work on it. */
const parts = ['app', 'build', 'prisma', 'server', 'stand-ins', 'package.json', 'tsconfig.json'];

/**
 * This checkout, built, as its next version: with migrations that add what migrations may add, to tables that
 * are read and written all the time.
 */
export async function makeNewerVersion(kind: DatabaseKind) {
  const folder = await mkdtemp(join(tmpdir(), 'dais-newer-'));
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const migrations = [
    { name: '29990101000000_added', sql: added(kind) },
    ...(kind === 'sqlite'
      ? await madeAnew('user_notes', 'contact_us_log', 'sessions')
      : besideWriters),
  ];
  for (const { name, sql } of migrations) {
    const place = join(folder, 'prisma', kind, 'migrations', name);
    await mkdir(place);
    await writeFile(join(place, 'migration.sql'), sql);
  }
  return { folder, migrations, drop: () => rm(folder, { recursive: true }) };
}

/** Columns of all kinds that old code knows nothing of, and a table that hangs on an old one. */
const added = (kind: DatabaseKind) => `
  ALTER TABLE "sessions" ADD COLUMN "made_by" TEXT;
  ALTER TABLE "profiles" ADD COLUMN "seat_number" INTEGER NOT NULL DEFAULT 7;
  ALTER TABLE "user_notes" ADD COLUMN "mood" TEXT NOT NULL DEFAULT 'calm';
  ALTER TABLE "jobs" ADD COLUMN "made_by" TEXT;
  ALTER TABLE "meetings" ADD COLUMN "seat_count" INTEGER;
  UPDATE "meetings" SET "seat_count" = 9 WHERE "seat_count" IS NULL;
  CREATE TABLE "meeting_seats" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "meeting_id" TEXT NOT NULL REFERENCES "meetings" ("id") ON DELETE CASCADE,
    "made_at" ${kind === 'sqlite' ? 'DATETIME' : 'TIMESTAMP(3)'} NOT NULL DEFAULT CURRENT_TIMESTAMP
  );
  CREATE INDEX "meeting_seats_meeting_id_idx" ON "meeting_seats" ("meeting_id");`;

const besideWriters: Migration[] = [
  {
    name: '29990102000000_beside-writers',
    sql: `DROP INDEX CONCURRENTLY IF EXISTS "user_notes_mood_idx";
      CREATE INDEX CONCURRENTLY "user_notes_mood_idx" ON "user_notes" ("mood");`,
  },
];

/** As Prisma changes a column of SQLite: the table is copied, dropped and named as before. */
async function madeAnew(...tables: string[]): Promise<Migration[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dais-schema-'));
  const path = join(folder, 'schema.db');
  await applyMigrations(`file:${path}`);
  const database = new Database(path);
  database.exec(added('sqlite'));
  const made = database.prepare<[string, string], { sql: string }>(
    'SELECT sql FROM sqlite_master WHERE tbl_name = ? AND type = ? AND sql IS NOT NULL',
  );
  const sql = tables.flatMap((table) => [
    ...made.all(table, 'table').map((one) => one.sql.replace(table, `new_${table}`)),
    `INSERT INTO "new_${table}" SELECT * FROM "${table}"`,
    `DROP TABLE "${table}"`,
    `ALTER TABLE "new_${table}" RENAME TO "${table}"`,
    ...[...made.all(table, 'index'), ...made.all(table, 'trigger')].map((one) => one.sql),
  ]);
  database.close();
  await rm(folder, { recursive: true });
  return [{ name: '29990102000000_made-anew', sql: sql.join(';\n') }];
}
