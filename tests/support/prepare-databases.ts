import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sqliteTemplate: string;
    postgresTemplate: string | null;
  }
}

/** Prepares one migrated database of each kind; every test file works on a copy of its own. */
export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'dais-tests-'));
  const sqliteTemplate = join(folder, 'template.db');
  await migrate(`file:${sqliteTemplate}`);
  project.provide('sqliteTemplate', sqliteTemplate);

  const wantsPostgres = project.name === 'postgres';
  if (wantsPostgres && !postgresPrograms()) {
    throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  }
  const server = wantsPostgres ? await startPostgres() : null;
  const postgresTemplate = server ? await server.createDatabase() : null;
  if (postgresTemplate) await migrate(postgresTemplate);
  project.provide('postgresTemplate', postgresTemplate);

  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 9 });
  };
}

/** In a process of its own: each project of vitest has its own copy of the module, and wasm none. */
function migrate(url: string) {
  return promisify(execFile)('node', ['prisma/commands.ts', 'migrate', url]);
}
