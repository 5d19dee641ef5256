import { fileURLToPath } from 'node:url';
import type { Environment } from '#app/platform/env.server.ts';
import { missingMigrations } from '#prisma/applied-migrations.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { holdsDemonstration } from './holds-demonstration.ts';
import { keepFilesPrivate } from './private-files.ts';
import { refuseNewerDatabase } from './refuse-newer-database.ts';

/**
 * Starts what was built. On SQLite, and for a demonstration, there is no other moment for the
 * migrations; in production on PostgreSQL the release step has run them.
 */
try {
  const { env } = await import('#app/platform/env.server.ts');
  const { checkSurroundings } = await import('./check-surroundings.ts');
  await checkSurroundings(env);
  await keepFilesPrivate(env);
  await refuseNewerDatabase(env);
  if (env.databaseUrl.startsWith('file:') || env.DAIS_MODE === 'demo') {
    await applyMigrations(env.directDatabaseUrl);
  } else await refuseOldDatabase(env.directDatabaseUrl);
  const isDemonstration = await holdsDemonstration(env.directDatabaseUrl);
  if (env.DAIS_MODE === 'production' && isDemonstration) await refuseDemonstration(env);
  if (env.DAIS_MODE === 'demo' && !isDemonstration) await prepareDemo();
  const { serve }: typeof import('./app.ts') = await import(
    new URL('../build/server/index.js', import.meta.url).href
  );
  await serve({ clientFolder: fileURLToPath(new URL('../build/client', import.meta.url)) });
  if (env.WORKER !== 'only') tellAddress(env);
} catch (error) {
  const expected = error instanceof Error && error.name === 'EnvironmentError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

/** Better at the start, where a release sees it, than page by page. */
async function refuseOldDatabase(url: string) {
  const missing = await missingMigrations(url);
  if (missing.length === 0) return;
  const { wrongVariable } = await import('#app/platform/env.server.ts');
  throw wrongVariable(
    'DATABASE_URL',
    `names a database without ${missing.length} of the migrations: run node server/migrate.ts first, once for each release`,
  );
}

/** Everybody knows the password of its admin. */
async function refuseDemonstration({ DATABASE_URL }: Environment) {
  const { wrongVariable } = await import('#app/platform/env.server.ts');
  const [name, what, other] = DATABASE_URL
    ? (['DATABASE_URL', "a demonstration's database", 'Name another database'] as const)
    : (['DATA_DIR', "a demonstration's folder", 'Name another folder'] as const);
  throw wrongVariable(
    name,
    `names ${what}, which anybody can sign in to as admin@example.com. ${other}, or start with DAIS_MODE=demo`,
  );
}

/** The first start of the demonstration fills its database; the connection is then closed again. */
async function prepareDemo() {
  const { loadDemo } = await import('#prisma/demo/load-demo.ts');
  const { closeDatabase } = await import('./commands/open-database.ts');
  if (await loadDemo())
    console.log('The demonstration is loaded: every meeting in it is an example.');
  await closeDatabase();
}

function tellAddress({ PUBLIC_URL, PORT, DAIS_MODE }: Environment) {
  console.log(`Dais is ready at ${PUBLIC_URL ?? `http://localhost:${PORT}`}`);
  if (DAIS_MODE === 'demo') {
    console.log('Sign in as reader@example.com or admin@example.com, password Password1!');
  }
}
