import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { withClient } from '../postgres-client.ts';
import { readyParts } from './partition-tables.ts';

/** The job 'ready-parts'. */
export const readyPartsJob: JobHandler = async () => {
  if (databaseKind === 'postgres') await withClient(env.directDatabaseUrl, readyParts);
};
