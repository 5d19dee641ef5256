import { expect, it, onTestFinished } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { otherDatabase } from '#tests/support/other-database.ts';
import { checkPhases } from './check-phases.ts';

const first = {
  name: '20260101000000_first',
  sql: `CREATE TABLE "bodies" ("id" TEXT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL DEFAULT '', "note" TEXT);
    CREATE TABLE "people" ("id" TEXT NOT NULL PRIMARY KEY, "email" TEXT NOT NULL, "body_id" TEXT);
    CREATE UNIQUE INDEX "people_email_key" ON "people"("email");
    CREATE INDEX "people_body_id_idx" ON "people"("body_id");`,
};
const stamp = '20260301000000';

/** What is said of migrations after the first one, which was released. */
async function saidOf(...migrations: { name: string; sql: string }[]): Promise<string[]> {
  const { url, drop } = await otherDatabase();
  onTestFinished(drop);
  return checkPhases({ url, migrations: [first, ...migrations], released: [first.name] });
}

const onSqlite = databaseKind === 'sqlite';
const beside = onSqlite ? 'CREATE INDEX' : 'CREATE INDEX CONCURRENTLY';

it.each<[string, string]>([
  ['a new table', 'CREATE TABLE "votes" ("id" TEXT NOT NULL PRIMARY KEY, "person" TEXT NOT NULL)'],
  [
    'a new table with its keys, and rows in it',
    `CREATE TABLE "votes" ("id" TEXT NOT NULL PRIMARY KEY, "person" TEXT NOT NULL REFERENCES "people");
     CREATE UNIQUE INDEX "votes_person_key" ON "votes"("person");
     INSERT INTO "votes" SELECT "id", "id" FROM "people"; UPDATE "votes" SET "person" = "id";`,
  ],
  ['a new column that may be empty', 'ALTER TABLE "people" ADD COLUMN "seat" TEXT'],
  [
    'a new column with a default, filled from another',
    `ALTER TABLE "people" ADD COLUMN "address" TEXT NOT NULL DEFAULT 'none';
     UPDATE "people" SET "address" = lower("email") WHERE "email" <> ''`,
  ],
  [
    'an index made beside writers',
    `${onSqlite ? '' : 'DROP INDEX CONCURRENTLY IF EXISTS "people_both_idx";'}
     ${beside} "people_both_idx" ON "people"("body_id", "id")`,
  ],
  ['nothing but words', '-- From here on nobody reads "note"; an end of it.\n'],
])('lets pass %s', async (_, sql) => {
  expect(await saidOf({ name: `${stamp}_next`, sql })).toEqual([]);
});

it.each<[string, string, string]>([
  ['a table that is gone', 'DROP TABLE "bodies"', 'the table bodies is gone'],
  ['a column that is gone', 'ALTER TABLE "bodies" DROP COLUMN "note"', 'bodies.note is gone'],
  ['a new name', 'ALTER TABLE "bodies" RENAME COLUMN "note" TO "remark"', 'bodies.note is gone'],
  [
    'a column that has to be filled',
    `ALTER TABLE "people" ADD COLUMN "seat" TEXT NOT NULL ${onSqlite ? "DEFAULT 'x'" : ''};
     ${onSqlite ? madeAnew('"seat" TEXT NOT NULL', '"id", "email", "body_id", \'x\'') : ''}`,
    'people.seat has to be filled and has no default',
  ],
  [
    'a unique key of what was not unique',
    'CREATE UNIQUE INDEX "bodies_name_key" ON "bodies"("name")',
    'rows that are there have to fit',
  ],
  ['an index that is gone', 'DROP INDEX "people_email_key"', 'is gone'],
  [
    'other rows',
    `-- Only these.\nUPDATE "people" SET "email" = lower("email"), "id" = "id"`,
    'rows of people are changed',
  ],
  [
    'rows that are gone',
    'DELETE FROM "people" WHERE "email" = \';\'',
    'rows of people are changed',
  ],
  ['rows of others', `INSERT INTO "bodies" ("id") VALUES ('a')`, 'rows of bodies are changed'],
])('refuses %s', async (_, sql, says) => {
  const said = await saidOf({ name: `${stamp}_next`, sql });
  expect(said.join('\n')).toContain(`${stamp}_next: `);
  expect(said.join('\n')).toContain(says);
});

/** As SQLite changes a table, and Prisma for it: its triggers and keys are the first to be forgotten. */
function madeAnew(last: string, columns: string) {
  return `CREATE TABLE "new_people" ("id" TEXT NOT NULL PRIMARY KEY, "email" TEXT NOT NULL, "body_id" TEXT, ${last});
    INSERT INTO "new_people" SELECT ${columns} FROM "people";
    DROP TABLE "people"; ALTER TABLE "new_people" RENAME TO "people";`;
}

it.runIf(onSqlite)('sees what a table made anew has lost', async () => {
  const trigger = 'CREATE TRIGGER "told" AFTER INSERT ON "people" BEGIN SELECT 1; END;';
  const rest = `${madeAnew('"seat" TEXT', '"id", "email", "body_id", NULL')}
    CREATE UNIQUE INDEX "people_email_key" ON "people"("email");`;
  const [said = '', ...more] = await saidOf(
    { name: '20260201000000_trigger', sql: trigger },
    { name: `${stamp}_next`, sql: `${rest} CREATE INDEX "p" ON "people"("body_id");` },
  );
  expect([said, more]).toEqual([`${stamp}_next: told is another or gone`, []]);
});

it.runIf(!onSqlite)('refuses what is asked of rows that are there, and another type', async () => {
  const said = await saidOf({
    name: `${stamp}_next`,
    sql: `ALTER TABLE "people" ALTER COLUMN "body_id" SET NOT NULL,
            ADD FOREIGN KEY ("body_id") REFERENCES "bodies"("id"), ADD CHECK ("email" <> '');
          ALTER TABLE "bodies" ALTER COLUMN "note" TYPE varchar(20), ALTER COLUMN "name" DROP DEFAULT;`,
  });
  expect(said.map((one) => one.replace(/^.*?: /, '')).sort()).toEqual([
    'bodies.name has no default',
    'bodies.note was text and is character varying(20)',
    'people.body_id has to be filled',
    expect.stringContaining('rows that are there have to fit: people: CHECK'),
    expect.stringContaining('rows that are there have to fit: people: FOREIGN KEY'),
  ]);
});

it.runIf(!onSqlite)(
  'refuses an index for which writers wait, or that cannot be begun anew',
  async () => {
    const [inTheWay, notAnew, ...others] = await saidOf(
      { name: '20260201000000_in-the-way', sql: 'CREATE INDEX "i" ON "people"("id", "email")' },
      { name: `${stamp}_next`, sql: 'CREATE INDEX CONCURRENTLY "j" ON "people"("email", "id")' },
    );
    expect(inTheWay).toContain('an index is made CONCURRENTLY, in a migration of its own');
    expect(notAnew).toContain('has to follow a DROP INDEX CONCURRENTLY IF EXISTS of it');
    expect(others).toEqual([]);
  },
);

it('lets a migration take away what the release before did without, and no sooner', async () => {
  const { url, drop } = await otherDatabase();
  onTestFinished(drop);
  const without = { name: '20260201000000_without-note', sql: '-- Nobody reads "note" any more.' };
  const contract = {
    name: '20260301000000_contract-20260201000000-note',
    sql: 'ALTER TABLE "bodies" DROP COLUMN "note"',
  };
  const migrations = [first, without, contract];
  expect(await checkPhases({ url, migrations, released: [first.name] })).toEqual([
    `${contract.name}: ${without.name} has to be released before it (npm run db -- release)`,
  ]);
  expect(await checkAgain(migrations, [first.name, without.name])).toEqual([]);
  const unknown = { ...contract, name: '20260301000000_contract-20260202000000-note' };
  expect(await checkAgain([first, without, unknown], [first.name, without.name])).toEqual([
    `${unknown.name}: there is no migration 20260202000000_…`,
  ]);
});

async function checkAgain(migrations: { name: string; sql: string }[], released: string[]) {
  const { url, drop } = await otherDatabase();
  onTestFinished(drop);
  return checkPhases({ url, migrations, released });
}
