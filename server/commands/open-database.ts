import { applyMigrations } from '#prisma/apply-migrations.ts';
import { keepFilesPrivate } from '../private-files.ts';
import { refuseNewerDatabase } from '../refuse-newer-database.ts';

/** Brings the database up to date, so that a command works on a fresh clone too. */
export async function openDatabase(): Promise<void> {
  const { env } = await import('#app/platform/env.server.ts');
  const { checkSurroundings } = await import('../check-surroundings.ts');
  await checkSurroundings(env);
  await keepFilesPrivate(env);
  await refuseNewerDatabase(env);
  await applyMigrations(env.directDatabaseUrl);
}

/** Lets what is under way end before the process does. */
export async function closeDatabase(): Promise<void> {
  const { stopBoss } = await import('#app/platform/jobs/boss.server.ts');
  const { db } = await import('#app/platform/db.server.ts');
  await stopBoss();
  await db.$disconnect();
}

/** Runs `work` on an open database and closes it afterwards. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  await openDatabase();
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}
