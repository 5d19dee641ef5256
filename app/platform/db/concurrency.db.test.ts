import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type LoadReport, mixedLoad } from '#tests/support/mixed-load.ts';
import { connect, db, transact } from '../db.server.ts';
import { childEnvironment, env } from '../env.server.ts';

const loadProgram = new URL('../../../tests/support/mixed-load.ts', import.meta.url).pathname;

async function loadFromAnotherProcess(rounds: number): Promise<LoadReport> {
  const { stdout } = await promisify(execFile)(
    'node',
    [loadProgram, env.databaseUrl, String(rounds)],
    { maxBuffer: 1e8, env: childEnvironment({}) },
  );
  return JSON.parse(stdout);
}

async function expectNothingLost(reports: LoadReport[]) {
  expect(reports.flatMap((report) => report.failures)).toEqual([]);
  expect(reports.map((report) => report.uncommittedSeen)).toEqual(reports.map(() => 0));
  const stored = new Set(
    (await db.auditEntry.findMany({ select: { id: true } })).map((row) => row.id),
  );
  const acknowledged = reports.flatMap((report) => report.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBe(acknowledged.length);
}

afterEach(async () => {
  await db.auditEntry.deleteMany();
});

describe('fifty requests at once, a quarter of them transactions that fail', () => {
  it('lose no acknowledged write and show no uncommitted row, in one process', async () => {
    const reports: LoadReport[] = [];
    for (let round = 0; round < 6; round += 1) reports.push(await mixedLoad(db, 50));
    await expectNothingLost(reports);
  });

  it('nor in two processes', async () => {
    await expectNothingLost(
      await Promise.all([loadFromAnotherProcess(4), loadFromAnotherProcess(4)]),
    );
  }, 60_000);
});

describe('a transaction', () => {
  it('that takes too long is rolled back and lets the others go on', async () => {
    const endless = db.$transaction(
      async (tx) => {
        await tx.auditEntry.create({ data: { action: 'slow', subjectType: 'x', subjectId: 'x' } });
        await new Promise((resolve) => setTimeout(resolve, 400));
        await tx.auditEntry.create({ data: { action: 'late', subjectType: 'x', subjectId: 'x' } });
      },
      { timeout: 100 },
    );
    await expect(endless).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await db.auditEntry.count()).toBe(0);
  });

  it.runIf(env.databaseUrl.startsWith('file:'))(
    'says so when its body writes outside of it, instead of waiting for itself for ever',
    async () => {
      const row = { action: 'write', subjectType: 'x', subjectId: 'x' };
      const mistake = transact(async () => db.auditEntry.create({ data: row }));
      await expect(mistake).rejects.toThrow(/has to use the transaction it was given/);
      expect(await db.auditEntry.count()).toBe(0);
    },
  );
});

describe('a reader', () => {
  const entry = { action: 'read', subjectType: 'x', subjectId: 'x' };

  it('waits for no transaction, and sees nothing of it before it is committed', async () => {
    const asked = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const long = transact(async (tx) => {
      await tx.auditEntry.create({ data: entry });
      begun.resolve();
      await asked.promise;
    });
    await begun.promise;
    expect(await db.auditEntry.count()).toBe(0);
    asked.resolve();
    await long;
    expect(await db.auditEntry.count()).toBe(1);
  });

  it('is answered also where a transaction looks something up at the same moment', async () => {
    const nobody = { where: { id: 'none' } };
    const outside = AsyncLocalStorage.bind(() => db.profile.findUnique(nobody));
    await transact(async (tx) => {
      const lookups = [tx.profile.findUnique(nobody), outside(), tx.profile.findUnique(nobody)];
      expect(await Promise.all(lookups)).toEqual([null, null, null]);
    });
  });

  it('sees each of its own writes at once', async () => {
    for (let time = 0; time < 200; time += 1) {
      const { id } = await db.auditEntry.create({ data: entry });
      const found = await db.auditEntry.findUnique({ where: { id } });
      expect(found?.id).toBe(id);
      const { id: inside } = await transact((tx) => tx.auditEntry.create({ data: entry }));
      expect(await db.auditEntry.count({ where: { id: inside } })).toBe(1);
    }
  });

  it.runIf(env.databaseUrl.startsWith('file:'))(
    'does not wait for a long write of another process',
    async () => {
      const other = connect(env.databaseUrl);
      const asked = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const long = transact(async (tx) => {
        await tx.auditEntry.create({ data: entry });
        begun.resolve();
        await asked.promise;
      }, other);
      await begun.promise;
      // A write of this process waits for the other's, and the readers behind it do not.
      const write = db.auditEntry.create({ data: entry });
      expect(await db.auditEntry.count()).toBe(0);
      asked.resolve();
      await Promise.all([long, write]);
      expect(await db.auditEntry.count()).toBe(2);
      await other.$disconnect();
    },
  );
});
