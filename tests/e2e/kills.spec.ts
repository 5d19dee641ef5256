import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killWhileWriting } from '#tests/support/kill-while-writing.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

test('a site that is killed amid what people send has lost nothing that they were told of', async () => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'dais-killed-'));
  await cp(process.env.DAIS_DEMO_TEMPLATE ?? '', dataDir, { recursive: true });
  const given = { dataDir, databaseUrl: `file:${join(dataDir, 'dais.db')}` };
  let acknowledged = 0;
  for await (const round of killWhileWriting({ ...given, kills: 2 })) {
    acknowledged += round.acknowledged;
    expect(round.lost).toEqual([]);
  }
  expect(acknowledged).toBeGreaterThan(0);
  await rm(dataDir, { recursive: true, force: true });
});
