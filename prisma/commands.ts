import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Command } from 'commander';
import { childEnvironment } from '#app/platform/env.server.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import project from '../package.json' with { type: 'json' };
import { applyMigrations } from './apply-migrations.ts';
import { readMigrations } from './migration-files.ts';
import { diffToModels, writeMigration } from './migrations.ts';
import { checkPhases } from './phases/check-phases.ts';
import { noteRelease, readReleases } from './phases/releases.ts';
import { type DatabaseKind, databaseKinds, schemaPath, writeSchemas } from './schemas.ts';

/** Gives `work` the address of an empty database and throws it away afterwards. */
async function withScratchDatabase<T>(kind: DatabaseKind, work: (url: string) => Promise<T>) {
  if (kind === 'postgres') {
    const server = await startPostgres();
    try {
      return await work(await server.createDatabase());
    } finally {
      await server.stop();
    }
  }
  const file = `data/scratch-${process.pid}.db`;
  try {
    return await work(`file:${file}`);
  } finally {
    await Promise.all(
      ['', '-wal', '-shm', '-journal'].map((end) => rm(file + end, { force: true })),
    );
  }
}

async function generate() {
  await writeSchemas();
  for (const kind of databaseKinds) {
    const { status, stderr } = spawnSync(
      'prisma',
      ['generate', '--schema', schemaPath(kind), '--no-hints'],
      // Generating needs no schema engine, but the command insists on finding one.
      { env: childEnvironment({ PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' }), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`prisma generate (${kind}) failed:\n${stderr}`);
  }
}

const program = new Command('db').description('Schemas, clients and migrations of both databases.');

program
  .command('generate')
  .description('make both schemas and clients from prisma/models.prisma')
  .action(generate);

program
  .command('new <name>')
  .description('write a migration for each database from what changed in the models')
  .option('--empty', 'where nothing changed, one of words alone, to count from')
  .action(async (name: string, { empty }: { empty?: true }) => {
    await writeSchemas();
    // Of both databases the same: what takes away names it.
    const now = Date.now();
    for (const kind of databaseKinds) {
      const sql = await withScratchDatabase(kind, async (url) => {
        await applyMigrations(url);
        return diffToModels(url);
      });
      const written = sql ?? (empty ? '-- Say here what is done without from now on.\n' : null);
      console.log(
        written
          ? await writeMigration(kind, { name, sql: written, now })
          : `${kind}: nothing to migrate`,
      );
    }
    await generate();
  });

program
  .command('migrate <url>')
  .description('apply the missing migrations to a database (file:… or postgresql://…)')
  .action(async (url: string) => {
    const applied = await applyMigrations(url);
    console.log(applied.length ? applied.join('\n') : 'Nothing to apply.');
  });

program
  .command('check')
  .description(
    'fail when schemas, migrations and models have drifted apart, or a migration would stop the release before it',
  )
  .action(async () => {
    for (const kind of databaseKinds) {
      const migrations = await readMigrations(kind);
      const released = (await readReleases()).map((release) => release[kind]);
      const { drift, faults } = await withScratchDatabase(kind, async (url) => ({
        faults: await checkPhases({ url, migrations, released }),
        drift: await diffToModels(url),
      }));
      if (drift) throw new Error(`The ${kind} migrations do not lead to the models:\n${drift}`);
      if (faults.length > 0) throw new Error(notInPhases(kind, faults));
    }
    console.log('Models, schemas and migrations agree, and the release before can stand each.');
  });

const notInPhases = (kind: DatabaseKind, faults: string[]) =>
  [
    `The release before runs on while ${kind} is migrated, and cannot stand this`,
    '(docs/operations.md, Migrations in two phases):',
    ...faults,
  ].join('\n');

program
  .command('release')
  .description('note that what there is goes out under the version of package.json')
  .action(() => noteRelease(project.version));

await program.parseAsync();
// The schema engine leaves a timer of ten seconds behind on PostgreSQL.
process.exit();
