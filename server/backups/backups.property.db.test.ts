import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { loadScale } from '#prisma/scale/load-scale.ts';
import { otherDatabase } from '#tests/support/other-database.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import { lookThrough } from '../integrity/look-through.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

/** The long form: DAIS_BACKUPS=100. PostgreSQL takes five seconds to make all its tables. */
const backups = sequencesOf({ variable: 'DAIS_BACKUPS', sqlite: 5, postgres: 3 });

type Acknowledged = { number: number; at: number };
const acknowledged: Acknowledged[] = [];
let end: () => Promise<void>;

beforeAll(async () => {
  // So that the copy takes a while.
  await loadScale({ entities: 20, meetings: 100 });
  const writer = spawn('node', ['tests/support/steady-writer.ts', env.databaseUrl]);
  createInterface({ input: writer.stdout }).on('line', (line) => {
    acknowledged.push(JSON.parse(line));
  });
  await once(writer.stdout, 'data');
  end = async () => {
    writer.kill();
    await once(writer, 'close');
  };
});
afterAll(() => end());

it(`${backups} backups at any moment hold all that was acknowledged before, and no half of a change`, {
  timeout: 60_000 + backups * 30_000,
}, async () => {
  for (let number = 0; number < backups; number += 1) {
    await pause(Math.random() * 400);
    const began = Date.now();
    const file = join(env.dataDir, `backup-${number}`);
    await writeBackup(env.databaseUrl, file);
    const { url, drop } = await otherDatabase();
    const { kept } = await restoreBackup({ file, databaseUrl: url, replaces: false });
    expect(kept).toBeNull();
    await expectWhole(url, began);
    await rm(file);
    await drop();
  }
});

async function expectWhole(url: string, began: number) {
  const restored = connect(url);
  const written = await restored.auditEntry.findMany({ where: { subjectType: 'write' } });
  const findings: string[] = [];
  for await (const { check } of lookThrough(restored, { mends: false })) findings.push(check.finds);
  await restored.$disconnect();

  const rows = Map.groupBy(written, ({ subjectId }) => Number(subjectId));
  const promised = acknowledged.filter(({ at }) => at < began).map(({ number }) => number);
  expect(promised.length).toBeGreaterThan(0);
  expect(promised.filter((number) => !rows.has(number))).toEqual([]);
  const halves = [...rows].filter(([number, own]) => own.length !== (number % 3 === 0 ? 2 : 1));
  expect(halves).toEqual([]);
  expect(findings).toEqual([]);
}
