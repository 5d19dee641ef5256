import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { catalogPool } from './catalog-pool.ts';
import { catalogSqlite } from './catalog-sqlite.ts';
import { databaseKind } from './migration-files.ts';
import { apartFromIndexes } from './phases/apart-from-indexes.ts';
import { withSchemaEngine } from './schema-engine.ts';
import { composeSchema, type DatabaseKind, migrationsPath } from './schemas.ts';

/** FTS5 keeps a virtual table in tables of its own. */
const fts5Tables = (name: string) =>
  ['', '_data', '_idx', '_docsize', '_config'].map((end) => `${name}${end}`);

/** What the migrations make by hand, and models cannot say: the indexes of words and of letters. */
const ownTables: Record<DatabaseKind, string[]> = {
  sqlite: [
    ...fts5Tables('passage_words'),
    ...['entity_letters', ...fts5Tables('entity_letters_index')],
    ...['meeting_letters', ...fts5Tables('meeting_letters_index')],
    // Counted up by triggers; PostgreSQL tells of changes instead.
    'public_version',
  ],
  postgres: ['public.passage_words'],
};

const filters = (kind: DatabaseKind) => ({ externalTables: ownTables[kind], externalEnums: [] });

function adapterFactory(url: string): SqlMigrationAwareDriverAdapterFactory {
  return databaseKind(url) === 'sqlite'
    ? catalogSqlite(url)
    : new PrismaPg(catalogPool(url), { disposeExternalPool: true });
}
/** The SQL that leads from the database as it is to the models; null where nothing differs. */
export async function diffToModels(url: string): Promise<string | null> {
  const kind = databaseKind(url);
  const schema = { path: 'schema.prisma', content: await composeSchema(kind) };
  return withSchemaEngine(adapterFactory(url), schema, async (engine) => {
    const difference = await engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: '.' },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: filters(kind),
    });
    return difference.exitCode === 2 ? difference.stdout : null;
  });
}

type Written = { name: string; sql: string; now: number };

/** Writes a migration, and of PostgreSQL's a second one with what is made beside writers. */
export async function writeMigration(kind: DatabaseKind, { name, sql, now }: Written) {
  const { whole, beside } =
    kind === 'postgres' ? apartFromIndexes(sql) : { whole: sql, beside: '' };
  const folders = [];
  const stamps = [stampOf(now), stampOf(now + 1000)];
  if (whole) folders.push(await writeOne(kind, `${stamps.shift()}_${name}`, whole));
  if (beside) folders.push(await writeOne(kind, `${stamps.shift()}_${name}-indexes`, beside));
  await writeFile(
    join(migrationsPath(kind), 'migration_lock.toml'),
    `provider = "${kind === 'sqlite' ? 'sqlite' : 'postgresql'}"\n`,
  );
  return folders.join('\n');
}

const stampOf = (time: number) => new Date(time).toISOString().replace(/\D/g, '').slice(0, 14);

async function writeOne(kind: DatabaseKind, name: string, sql: string): Promise<string> {
  const folder = join(migrationsPath(kind), name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  return folder;
}
