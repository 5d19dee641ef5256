import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

const template = inject('postgresTemplate');
if (!template) throw new Error('No PostgreSQL server was started for these tests.');
const templateUrl = new URL(template);
const name = `dais_${crypto.randomUUID().replaceAll('-', '')}`;
await copyTemplate();
process.env.DATABASE_URL = Object.assign(new URL(template), { pathname: `/${name}` }).href;
const folder = await mkdtemp(join(tmpdir(), 'dais-postgres-'));
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL = 'silent';

afterAll(async () => {
  const { stopBoss } = await import('#app/platform/jobs/boss.server.ts');
  await stopBoss();
  const { db } = await import('#app/platform/db.server.ts');
  await db.$disconnect();
  await rm(folder, { recursive: true, force: true, maxRetries: 9 });
});

async function copyTemplate() {
  const maintenance = Object.assign(new URL(templateUrl), { pathname: '/postgres' }).href;
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  try {
    // Two copies of one template at once are refused; the lock makes the test files take turns.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateUrl.pathname.slice(1)}`);
  } finally {
    await client.end();
  }
}
