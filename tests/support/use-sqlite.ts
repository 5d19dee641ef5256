import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'dais-sqlite-'));
await copyFile(inject('sqliteTemplate'), join(folder, 'dais.db'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, 'dais.db')}`;
process.env.LOG_LEVEL = 'silent';

afterAll(async () => {
  const { db } = await import('#app/platform/db.server.ts');
  await db.$disconnect();
  await rm(folder, { recursive: true, force: true, maxRetries: 9 });
});
