import { Client } from 'pg';
import { rowsRead } from '#tests/support/growth/rows-read.ts';
import type { Meter } from './steps-on-sqlite.ts';

/** Runs statements again, as the app's connections would, and counts the rows that PostgreSQL reads. */
export async function rowsOnPostgres(url: string): Promise<Meter> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('SET max_parallel_workers_per_gather = 0; SET jit = off');
  return {
    unit: 'rows read',
    async costsOf(sent) {
      const costs: number[] = [];
      for (const one of sent) costs.push(await rowsRead(client, one));
      return costs;
    },
    async outdate() {
      await client.query("SELECT pg_notify('public_changed', '')");
    },
    end: () => client.end(),
  };
}
