import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlDriverAdapter, SqlQuery } from '@prisma/driver-adapter-utils';
import { expect, test } from 'vitest';
import { slowStatements } from '../watch/slow-statements.server.ts';
import { timeStatements } from './time-statements.ts';

/** Answers a statement after as long as its first argument says. */
const slow = async ({ args }: SqlQuery) => {
  await sleep(Number(args[0]));
  if (args[1]) throw new Error('refused');
  return 1;
};

test('what takes long is noted, alone, in a transaction and where it fails', async () => {
  // Of an adapter no more is used here.
  const adapter = timeStatements({
    queryRaw: slow,
    executeRaw: slow,
    startTransaction: async () => ({ queryRaw: slow, executeRaw: slow }),
  } as unknown as SqlDriverAdapter);
  const statement = (sql: string, ...args: unknown[]) => ({ sql, args, argTypes: [] });
  const transaction = await adapter.startTransaction();
  await adapter.queryRaw(statement('SELECT timed_quickly', 1));
  await Promise.all([
    adapter.queryRaw(statement('SELECT timed_alone', 220)),
    transaction.executeRaw(statement('UPDATE timed_within', 220)),
    expect(adapter.executeRaw(statement('DELETE timed_failure', 220, true))).rejects.toThrow(),
  ]);
  const shapes = slowStatements().map(({ shape }) => shape);
  expect(shapes.filter((shape) => shape.includes(' timed_')).sort()).toEqual([
    'DELETE timed_failure',
    'SELECT timed_alone',
    'UPDATE timed_within',
  ]);
});
