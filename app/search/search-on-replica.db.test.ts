import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, databaseKind, db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { startReplica } from '#tests/support/postgres-replica.ts';
import { readSearchAddress } from './search-address.ts';

describe.runIf(databaseKind === 'postgres')('a search beside a replica', () => {
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let laggingDb: Db;
  let search: typeof import('./search.server.ts').search;
  let make: typeof import('#tests/support/fixtures.ts');
  let publishSentences: typeof import('#tests/support/followers.ts').publishSentences;
  let entityId: string;
  let userId: string;

  beforeAll(async () => {
    replica = await startReplica(env.databaseUrl);
    // What is read from it is decided where the module is loaded.
    Object.assign(env, { READ_DATABASE_URL: replica.url });
    ({ laggingDb } = await import('#app/platform/replica/lagging-db.server.ts'));
    ({ publishSentences } = await import('#tests/support/followers.ts'));
    make = await import('#tests/support/fixtures.ts');
    ({ search } = await import('./search.server.ts'));
    entityId = (await make.makeEntity({ entityName: 'Village of Ours' })).id;
    userId = (await make.makeUser({ tier: 'free' })).id;
    await db.entityAccess.create({ data: { userId, govtEntityId: entityId } });
    await publish('The numbat enclosure was paid for.');
    await replica.catchUp();
    while (!(await readsReplica())) await new Promise((resolve) => setTimeout(resolve, 100));
    // On a busy machine what follows takes longer than a replica may lag.
    vi.useFakeTimers({ toFake: ['Date'] });
    // Opens the connections that a search needs: whoever waits long for one is answered by the primary.
    expect(await found()).toBe(1);
    await replica.pause();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await laggingDb.$disconnect();
    await replica.stop();
  });

  async function publish(sentence: string) {
    const { id } = await make.makeMeeting({ govtEntityId: entityId, meetingTitle: 'Session' });
    await publishSentences(id, [sentence]);
  }

  async function readsReplica() {
    const [row] = await laggingDb.$queryRaw<{ isReplica: boolean }[]>`
      SELECT pg_is_in_recovery() AS "isReplica"`;
    return row?.isReplica;
  }

  async function found() {
    const address = readSearchAddress(new URLSearchParams({ q: 'numbat' }));
    const { meetings } = await search({ userId, tier: 'free', isAdmin: false }, address);
    return meetings.length;
  }

  it('finds what the replica has, some seconds late', async () => {
    await publish('Another numbat was bought.');
    expect(await found()).toBe(1);
    await replica.resume();
    await replica.catchUp();
    expect(await found()).toBe(2);
  });

  it('shows nothing of what its reader may not read any more, from then on', async () => {
    await replica.pause();
    await db.entityAccess.deleteMany({ where: { userId } });
    expect(await found()).toBe(0);
    await replica.resume();
  });
});
