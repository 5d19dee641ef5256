import type { Environment } from '#app/platform/env.server.ts';
import { migrationsTooNew } from '#prisma/applied-migrations.ts';

/**
 * A version that was put back runs on a database that a newer one has added to, and not on one from which
 * something was taken that it needs (decision 040).
 * @throws EnvironmentError
 */
export async function refuseNewerDatabase({ DATABASE_URL, directDatabaseUrl }: Environment) {
  const [name] = await migrationsTooNew(directDatabaseUrl);
  if (name === undefined) return;
  const { wrongVariable } = await import('#app/platform/env.server.ts');
  throw wrongVariable(
    DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR',
    `names a database of a newer version of Dais, which took away what this version needs (${name}). Start the newer version, or restore a backup from before it`,
  );
}
