import { fileURLToPath } from 'node:url';
import { applyMigrations } from '#prisma/migrations.ts';

/** Starts what was built. Migrations run first: on SQLite there is no other moment for them. */
try {
  const { env } = await import('#app/platform/env.server.ts');
  if (env.databaseUrl.startsWith('file:')) await applyMigrations(env.databaseUrl);
  const { serve }: typeof import('./app.ts') = await import(
    new URL('../build/server/index.js', import.meta.url).href
  );
  await serve({ clientFolder: fileURLToPath(new URL('../build/client', import.meta.url)) });
  if (env.WORKER !== 'only')
    console.log(`Dais is ready at ${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}`);
} catch (error) {
  const expected = error instanceof Error && error.constructor.name === 'EnvironmentError';
  console.error(expected ? error.message : error);
  process.exit(1);
}
