import { applyMigrations } from '#prisma/apply-migrations.ts';
import { keepFilesPrivate } from './private-files.ts';
import { refuseNewerDatabase } from './refuse-newer-database.ts';

/** The release step on PostgreSQL; SQLite is migrated when the server starts. */
try {
  const { env } = await import('#app/platform/env.server.ts');
  const { checkSurroundings } = await import('./check-surroundings.ts');
  await checkSurroundings(env);
  await keepFilesPrivate(env);
  await refuseNewerDatabase(env);
  const applied = await applyMigrations(env.directDatabaseUrl);
  const { boss, stopBoss } = await import('#app/platform/jobs/boss.server.ts');
  if (!env.databaseUrl.startsWith('file:')) {
    // The job queue keeps its own schema.
    await boss();
    await stopBoss();
  }
  console.log(applied.length > 0 ? applied.join('\n') : 'Nothing to migrate.');
  // The schema engine leaves a timer of ten seconds behind on PostgreSQL.
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
