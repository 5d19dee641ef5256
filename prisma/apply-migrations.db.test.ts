import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { execute, otherDatabase } from '#tests/support/other-database.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { applyMigrations } from './apply-migrations.ts';

const first = {
  name: '20260101000000_first',
  sql: `CREATE TABLE "bodies" ("id" TEXT NOT NULL PRIMARY KEY);
    CREATE TABLE "people" ("id" TEXT PRIMARY KEY, "body" TEXT REFERENCES "bodies" ON DELETE CASCADE);
    INSERT INTO "bodies" VALUES ('council'); INSERT INTO "people" VALUES ('ada', 'council');`,
};
const second = {
  name: '20260201000000_second',
  sql: 'ALTER TABLE "bodies" ADD COLUMN "state" TEXT',
};

async function migrated(...migrations: { name: string; sql: string }[]) {
  const { url, drop } = await otherDatabase();
  onTestFinished(drop);
  await applyMigrations(url, migrations);
  return url;
}

it('a migration that breaks off leaves nothing of itself, and is applied once it is mended', async () => {
  const url = await migrated(first);
  const sql = `${second.sql}; UPDATE "bodies" SET "state" = 'Ohio'; SELECT "none" FROM "nowhere";`;
  await expect(applyMigrations(url, [first, { ...second, sql }])).rejects.toThrow('nowhere');
  expect([...(await appliedMigrations(url))]).toEqual([first.name]);
  expect(await applyMigrations(url, [first, second])).toEqual([second.name]);
  expect(await applyMigrations(url, [first, second])).toEqual([]);
});

it('of two that migrate at once, each migration is applied by one', async () => {
  const { url, drop } = await otherDatabase();
  onTestFinished(drop);
  const all = await Promise.all([1, 2, 3].map(() => applyMigrations(url, [first, second])));
  expect(all.flat().sort()).toEqual([first.name, second.name]);
});

it('what is made anew takes nothing along that refers to it', async () => {
  const anew = {
    name: second.name,
    sql: `PRAGMA foreign_keys=OFF; CREATE TABLE "new_bodies" ("id" TEXT NOT NULL PRIMARY KEY, "state" TEXT);
      INSERT INTO "new_bodies" SELECT "id", NULL FROM "bodies"; DROP TABLE "bodies";
      ALTER TABLE "new_bodies" RENAME TO "bodies"; PRAGMA foreign_keys=ON;`,
  };
  const url = await migrated(first, databaseKind === 'sqlite' ? anew : second);
  // It fails where that row is gone.
  await execute(url, `INSERT INTO "people" SELECT 'eve', "body" FROM "people" WHERE "id" = 'ada'`);
  await expect(execute(url, `INSERT INTO "people" VALUES ('eve', NULL)`)).rejects.toThrow();
});

const onPostgres = it.runIf(databaseKind === 'postgres');

onPostgres('a table that somebody holds is waited for, and others are let pass', async () => {
  const url = await migrated(first);
  const [holder, reader] = await Promise.all([connected(url), connected(url)]);
  await holder.query('BEGIN; SELECT * FROM "bodies"');
  const migrating = applyMigrations(url, [first, second]);
  let longest = 0;
  for (let turn = 0; turn < 30; turn += 1) {
    const asked = performance.now();
    await reader.query('SELECT * FROM "bodies"');
    longest = Math.max(longest, performance.now() - asked);
    await pause(100);
  }
  // Behind what waits for it, all who read the table wait: for a second, and not until it is free.
  expect(longest).toBeLessThan(2_500);
  expect([...(await appliedMigrations(url))]).toEqual([first.name]);
  await holder.query('COMMIT');
  expect(await migrating).toEqual([second.name]);
});

onPostgres('an index that was broken off is made anew, beside others who migrate', async () => {
  const url = await migrated(first);
  const index = {
    name: second.name,
    sql: `DROP INDEX CONCURRENTLY IF EXISTS "people_body_idx"; -- Not "people".
      CREATE INDEX CONCURRENTLY "people_body_idx" ON "people"("body");`,
  };
  await execute(url, 'CREATE INDEX "people_body_idx" ON "people"("id")');
  const all = await Promise.all([1, 2].map(() => applyMigrations(url, [first, index])));
  expect(all.flat()).toEqual([index.name]);
  const client = await connected(url);
  const { rows } = await client.query(
    `SELECT pg_get_indexdef('people_body_idx'::regclass) AS made`,
  );
  expect(rows[0].made).toContain('(body)');
});

async function connected(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
