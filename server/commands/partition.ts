import { AppError } from '#app/platform/app-error.ts';
import { env } from '#app/platform/env.server.ts';
import { partitionTables } from '../partitions/partition-tables.ts';
import { withClient } from '../postgres-client.ts';
import { openDatabase } from './open-database.ts';

export async function partition(): Promise<void> {
  if (!env.directDatabaseUrl.startsWith('postgres')) {
    throw new AppError('invalid', 'SQLite keeps all tables in one file. This is for PostgreSQL.');
  }
  await openDatabase();
  await withClient(env.directDatabaseUrl, partitionTables);
  console.log('Passages, their words and the lines of transcripts are kept in parts from now on.');
}
