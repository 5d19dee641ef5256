import { afterAll, describe, expect, it } from 'vitest';
import { connect, databaseKind, db } from '../db.server.ts';
import { env } from '../env.server.ts';

describe.runIf(databaseKind === 'postgres')('the connections of a process', () => {
  const small = connect(env.databaseUrl, { size: 2, timeoutSeconds: 1 });
  afterAll(() => small.$disconnect());

  it('are no more than was said, and whoever comes later waits for one', async () => {
    const ask = () => small.$queryRaw<{ pid: number }[]>`
      SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)`;
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(2);
  });

  it('give a statement up that takes too long, and answer again', async () => {
    await expect(small.$queryRaw`SELECT 1 FROM pg_sleep(3)`).rejects.toThrow(/timeout/);
    expect(await small.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  it('go by the environment', async () => {
    const [set] = await db.$queryRaw<object[]>`
      SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle,
        current_setting('jit') AS jit`;
    expect(set).toEqual({ statement: '1min', idle: '1min', jit: 'off' });
  });
});
