import { applyMigrations } from '../apply-migrations.ts';
import { databaseKind, type Migration } from '../migration-files.ts';
import { doneWithoutSince } from './contracts.ts';
import type { Shape } from './shape.ts';
import { shapeOfPostgres } from './shape-of-postgres.ts';
import { shapeOfSqlite } from './shape-of-sqlite.ts';
import { whatContracts } from './what-contracts.ts';
import { whatHoldsUp } from './what-holds-up.ts';

type Checked = {
  /** Of an empty database, which is migrated */
  url: string;
  migrations: Migration[];
  /** The last migration of each release, in their order; those after the first are checked */
  released: string[];
};

/**
 * Says of each migration after the first release that code of an earlier release, still running, could not
 * stand it. One that takes something away says by its name since when nothing needs that any more.
 */
export async function checkPhases({ url, migrations, released }: Checked): Promise<string[]> {
  const [first = ''] = released;
  const isOlder = ({ name }: Migration) => name <= first;
  await applyMigrations(url, migrations.filter(isOlder));
  const said: string[] = [];
  let before = await shapeOf(url);
  for (const migration of migrations.filter((one) => !isOlder(one))) {
    await applyMigrations(url, [migration]);
    const after = await shapeOf(url);
    const { name, sql } = migration;
    const faults = [
      ...(doneWithoutSince(name) === null
        ? whatContracts({ before, after, sql })
        : notYet(name, migrations, released)),
      ...(databaseKind(url) === 'postgres' ? whatHoldsUp({ before, sql }) : []),
    ];
    said.push(...faults.map((fault) => `${name}: ${fault}`));
    before = after;
  }
  return said;
}

/** What is taken away must be needed by nothing that may still run: by no release but the one before. */
function notYet(name: string, migrations: Migration[], released: string[]): string[] {
  const since = migrations.find((one) => one.name.startsWith(`${doneWithoutSince(name)}_`))?.name;
  if (since === undefined) return [`there is no migration ${doneWithoutSince(name)}_…`];
  const isOut = released.some((last) => since <= last && last < name);
  return isOut ? [] : [`${since} has to be released before it (npm run db -- release)`];
}

const shapeOf = async (url: string): Promise<Shape> =>
  databaseKind(url) === 'sqlite' ? shapeOfSqlite(url) : shapeOfPostgres(url);
