import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReplica, writeOut } from '#tests/support/postgres-replica.ts';
import { forgetServices, readServices } from '../breaker.server.ts';
import { TimedPostgres } from '../db/timed-postgres.server.ts';
import { type Db, databaseKind, db, primary } from '../db.server.ts';
import { env } from '../env.server.ts';
import { longestLag } from './freshness.ts';
import { readFirst } from './lagging-db.server.ts';

const shown = async (from: Db) => (await from.auditEntry.findMany()).map(({ action }) => action);

const write = (action: string) =>
  db.auditEntry.create({ data: { action, subjectType: 'x', subjectId: 'x' } });

describe.runIf(databaseKind === 'postgres')('what is read from a replica', () => {
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let lagging: Db;

  beforeAll(async () => {
    replica = await startReplica(env.databaseUrl);
    lagging = read(replica.url);
    await write('first');
    await replica.catchUp();
  });
  beforeEach(async () => {
    await isFresh();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await lagging.$disconnect();
    await replica.stop();
  });

  const read = (url: string) => readFirst(url, primary ?? new TimedPostgres(env.databaseUrl));

  /** Reads until the replica has been compared with its primary. */
  async function isFresh() {
    for (let time = 0; (await isReadFrom()) === 'primary'; time += 1) {
      if (time > 50) throw new Error('The replica is never asked.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function isReadFrom() {
    const [row] = await lagging.$queryRaw<{ of_replica: boolean }[]>`
      SELECT pg_is_in_recovery() AS of_replica`;
    return row?.of_replica ? 'replica' : 'primary';
  }

  it('is what the replica shows, a little late, and what was just written is read from the primary', async () => {
    await replica.pause();
    await write('second');
    expect(await shown(lagging)).toEqual(['first']);
    expect(await shown(db)).toEqual(['first', 'second']);
    await replica.resume();
    await replica.catchUp();
    expect(await shown(lagging)).toEqual(['first', 'second']);
  });

  it('is read from the primary once the replica lags, until it has caught up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await replica.pause();
    await write('third');
    // What is not yet written out is nothing to lag behind.
    await writeOut(env.databaseUrl);
    vi.setSystemTime(Date.now() + longestLag);
    expect(await shown(lagging)).toContain('third');
    expect(await isReadFrom()).toBe('primary');
    await replica.resume();
    await replica.catchUp();
    vi.setSystemTime(Date.now() + 2000);
    await isFresh();
    vi.useRealTimers();
  });

  it('is never written there', async () => {
    const row = { action: 'no', subjectType: 'x', subjectId: 'x' };
    await expect(lagging.auditEntry.create({ data: row })).rejects.toThrow(/only read/);
    await expect(lagging.$executeRaw`DELETE FROM audit_log`).rejects.toThrow(/only read/);
    expect(await shown(db)).not.toContain('no');
  });

  it('is what the primary has, where the other server is none of its replicas', async () => {
    const other = read(env.databaseUrl);
    expect(await shown(other)).toEqual(await shown(db));
    await other.$disconnect();
  });

  it('is read from the primary by everybody when the replica ends, which is then left alone', async () => {
    await replica.stop();
    const isLeftAlone = () => readServices().some(({ isResting }) => isResting);
    while (!isLeftAlone()) expect(await shown(lagging)).toContain('first');
    expect(await shown(lagging)).toContain('first');
    expect(readServices()).toMatchObject([{ service: 'read-replica', isResting: true }]);
    forgetServices();
  });
});
