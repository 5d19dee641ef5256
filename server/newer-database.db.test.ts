import { expect, it, onTestFinished } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { readMigrations } from '#prisma/migration-files.ts';
import { migratedDatabase } from '#tests/support/other-database.ts';
import { runProgram } from '#tests/support/run-program.ts';

/** What a version that was put back finds: migrations of a newer one, with these names. */
async function databaseWith(...migrations: { name: string; sql: string }[]) {
  const { url, drop } = await migratedDatabase();
  onTestFinished(drop);
  await applyMigrations(url, migrations);
  const environment = { DATABASE_URL: url, DATA_DIR: env.dataDir };
  return (...args: string[]) => runProgram(args, { environment });
}

const added = {
  name: '29990101000000_seat-numbers',
  sql: `ALTER TABLE "meetings" ADD COLUMN "seat_number" INTEGER;
    CREATE TABLE "seat_numbers" ("id" TEXT NOT NULL PRIMARY KEY)`,
};
const taken = (since: string) => ({
  name: `29990201000000_contract-${since}-roadmap`,
  sql: 'ALTER TABLE "meetings" DROP COLUMN "download_id"',
});

it('goes on with a database that a newer version has added to', async () => {
  const run = await databaseWith(added);
  expect(await run('server/migrate.ts')).toMatchObject({
    code: 0,
    output: 'Nothing to migrate.\n',
  });
  expect(await run('server/command-line.ts', 'integrity')).toMatchObject({ code: 0 });
});

it('goes on where that has taken away what this version does without', async () => {
  const newest = (await readMigrations(databaseKind)).at(-1)?.name ?? '';
  const harmless = { ...taken(newest.slice(0, 14)), sql: 'DROP TABLE "seat_numbers"' };
  const run = await databaseWith(added, harmless);
  expect(await run('server/migrate.ts')).toMatchObject({
    code: 0,
    output: 'Nothing to migrate.\n',
  });
});

it.each([
  [['server/start.ts']],
  [['server/migrate.ts']],
  [['server/command-line.ts', 'integrity']],
])('%s ends, and says why, where that has taken away what this version needs', async (args) => {
  const run = await databaseWith(added, taken(added.name.slice(0, 14)));
  const { code, errors } = await run(...args);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^DATABASE_URL names a database of a newer version of Dais, which took away what this version needs \(29990201000000_contract-29990101000000-roadmap\)\. Start the newer version, or restore a backup from before it\. It wants /,
  );
  expect(errors.trim().split('\n')).toHaveLength(1);
});
