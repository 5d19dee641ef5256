import type { SqlDriverAdapter, SqlQuery, Transaction } from '@prisma/driver-adapter-utils';
import { expect, it } from 'vitest';
import { transactionsInTurn } from './transactions-in-turn.ts';

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

it('a statement of a transaction is sent when the one before has been answered, or has failed', async () => {
  const told: string[] = [];
  const answer = async ({ sql }: SqlQuery) => {
    told.push(`${sql} sent`);
    await new Promise((done) => setTimeout(done, 1));
    told.push(`${sql} answered`);
    if (sql === 'second') throw new Error('It cannot be done.');
    return { columnNames: [], columnTypes: [], rows: [] };
  };
  const transaction = {
    queryRaw: answer,
    executeRaw: async (sent: SqlQuery) => (await answer(sent)) && 1,
  };
  const adapter = transactionsInTurn({
    startTransaction: async () => transaction as unknown as Transaction,
  } as unknown as SqlDriverAdapter);
  const open = await adapter.startTransaction();
  const ended = await Promise.allSettled([
    open.queryRaw(statement('first')),
    open.queryRaw(statement('second')),
    open.executeRaw(statement('third')),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told).toEqual(
    ['first', 'second', 'third'].flatMap((sql) => [`${sql} sent`, `${sql} answered`]),
  );
});
