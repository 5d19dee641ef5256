import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres } from '#tests/support/postgres.ts';
import { releaseUnderLoad } from '#tests/support/release-under-load.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

for (const kind of ['sqlite', 'postgres']) {
  test(`nobody notices that the next version migrates ${kind}, or that it is put back`, async () => {
    // Seven starts, and on PostgreSQL the demonstration is loaded first.
    test.setTimeout(600_000);
    const dataDir = await mkdtemp(join(tmpdir(), 'dais-release-'));
    await cp(process.env.DAIS_DEMO_TEMPLATE ?? '', dataDir, { recursive: true });
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    const databaseUrl = (await postgres?.createDatabase()) ?? `file:${join(dataDir, 'dais.db')}`;
    try {
      const released = await releaseUnderLoad({ databaseUrl, dataDir, milliseconds: 500 });
      expect(released.failures).toEqual([]);
      expect(released.lost).toEqual([]);
      expect(Math.min(released.answered, released.acknowledged)).toBeGreaterThan(20);
    } finally {
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
