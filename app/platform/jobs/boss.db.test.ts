import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databaseKind } from '../db.server.ts';
import { env } from '../env.server.ts';
import { boss, queueName, stopBoss } from './boss.server.ts';

describe.runIf(databaseKind === 'postgres')('the queue of an earlier version', () => {
  it('takes on the options of this one', async () => {
    const { retryLimit } = (await (await boss()).getQueue(queueName)) ?? {};
    await stopBoss();
    const client = new pg.Client({ connectionString: env.databaseUrl });
    await client.connect();
    await client.query('UPDATE pgboss.queue SET retry_limit = 1');
    await client.end();
    expect(await (await boss()).getQueue(queueName)).toMatchObject({ retryLimit });
  });
});
