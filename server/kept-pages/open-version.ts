import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { postgresVersion } from './postgres-version.ts';
import { sqliteVersion } from './sqlite-version.ts';

/** That of the app's own database, on a connection of its own. */
export async function openVersion(url = env.directDatabaseUrl): Promise<PublicVersion> {
  return databaseKind === 'sqlite' ? sqliteVersion(url) : postgresVersion(url);
}
