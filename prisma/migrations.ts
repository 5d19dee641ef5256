import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { catalogPool } from './catalog-pool.ts';
import { catalogSqlite } from './catalog-sqlite.ts';
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

export function databaseKind(url: string): DatabaseKind {
  return url.startsWith('file:') ? 'sqlite' : 'postgres';
}

function adapterFactory(url: string): SqlMigrationAwareDriverAdapterFactory {
  return databaseKind(url) === 'sqlite'
    ? catalogSqlite(url)
    : new PrismaPg(catalogPool(url), { disposeExternalPool: true });
}

async function readMigrations(kind: DatabaseKind) {
  const folder = migrationsPath(kind);
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: folder,
    lockfile: { path: './migration_lock.toml', content: null },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** Applies what is missing and answers with the names of the migrations applied. */
export async function applyMigrations(url: string): Promise<string[]> {
  if (databaseKind(url) === 'sqlite') {
    await mkdir(dirname(url.replace(/^file:/, '')), { recursive: true });
  }
  const migrationsList = await readMigrations(databaseKind(url));
  const applied = await appliedMigrations(url);
  // The engine is 5 MB of WebAssembly: a start with nothing to do goes without it.
  if (migrationsList.migrationDirectories.every(({ path }) => applied.has(path))) return [];
  return withSchemaEngine(adapterFactory(url), null, async (engine) => {
    const result = await engine.applyMigrations({
      migrationsList,
      filters: filters(databaseKind(url)),
    });
    return result.appliedMigrationNames;
  });
}

/** The names of the migrations that the database lacks. */
export async function missingMigrations(url: string): Promise<string[]> {
  const applied = await appliedMigrations(url);
  return (await knownMigrations(url)).filter((name) => !applied.has(name));
}

/** The names of all migrations for this kind of database, in their order. */
export async function knownMigrations(url: string): Promise<string[]> {
  const { migrationDirectories } = await readMigrations(databaseKind(url));
  return migrationDirectories.map(({ path }) => path);
}

async function appliedMigrations(url: string): Promise<Set<unknown>> {
  const connection = await adapterFactory(url).connect();
  try {
    const sql = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL';
    const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
    return new Set(rows.map(([name]) => name));
  } catch {
    // A database that was never migrated has no such table.
    return new Set();
  } finally {
    await connection.dispose();
  }
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

export async function writeMigration(kind: DatabaseKind, name: string, sql: string) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsPath(kind), `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  await writeFile(
    join(migrationsPath(kind), 'migration_lock.toml'),
    `provider = "${kind === 'sqlite' ? 'sqlite' : 'postgresql'}"\n`,
  );
  return folder;
}
