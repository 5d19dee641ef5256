import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { cleanUp } from './clean-up.ts';

const now = new Date();
const hour = (offset: number) => new Date(now.getTime() + offset * 3_600_000);
const run = () => cleanUp({ day: '2026-11-21' }, { id: 'clean-up', progress: async () => {} });

beforeAll(async () => {
  const { id: userId } = await makeUser();
  const session = (name: string, expiresAt: Date) => ({ userId, tokenHash: name, expiresAt });
  const used = (lastSeenAt: Date) => ({
    ...session(lastSeenAt.toISOString(), hour(9)),
    lastSeenAt,
  });
  const { id: adminId } = await makeUser({ tier: 'admin' });
  await db.session.createMany({
    data: [
      session('ended', hour(-1)),
      session('open', hour(1)),
      used(subDays(now, 15)),
      { ...used(hour(-3)), userId: adminId },
    ],
  });
  await db.accountToken.createMany({
    data: [session('ended', hour(-1)), session('open', hour(1))].map((row) => ({
      ...row,
      purpose: 'reset-password',
    })),
  });
  const follow = async (days: number) => ({
    userId,
    govtEntityId: (await makeEntity({ entityName: `Ended ${days} days ago` })).id,
    followedAt: subDays(now, 400),
    endedAt: subDays(now, days),
    held: 1,
  });
  await db.pastFollow.createMany({ data: [await follow(31), await follow(29)] });
  const job = (kind: string, state: string, days: number) => {
    const at = subDays(now, days);
    return { kind, state, payload: '{}', createdAt: at, runAt: at, finishedAt: at };
  };
  await db.job.createMany({
    data: [
      job('old', 'done', 31),
      job('recent', 'done', 29),
      job('parked', 'parked', 400),
      job('waiting', 'waiting', 400),
    ],
  });
  await db.hostTurn.createMany({
    data: [
      { host: 'forgotten.example', freeAt: subDays(now, 31) },
      { host: 'asked.example', freeAt: subDays(now, 29) },
    ],
  });
  await db.attemptCount.createMany({
    data: [
      { key: 'over', points: 1, expire: hour(-1).getTime() },
      { key: 'counts', points: 1, expire: hour(1).getTime() },
    ],
  });
  await db.mail.createMany({
    data: [
      { key: 'long ago', sentAt: subDays(now, 91) },
      { key: 'lately', sentAt: subDays(now, 89) },
      { key: 'never sent', recipient: 'a@example.com', createdAt: subDays(now, 400) },
      { key: 'nobody knows', claimedAt: subDays(now, 400), createdAt: subDays(now, 400) },
    ],
  });
  const event = (name: string, months: number) => ({
    name,
    category: 'engagement',
    createdAt: subMonths(now, months),
  });
  await db.analyticsEvent.createMany({
    data: [
      ...Array.from({ length: 1201 }, () => event('old', 26)),
      event('two years ago', 24),
      event('today', 0),
    ],
  });
  await db.auditEntry.create({
    data: { action: 'x', subjectType: 'job', subjectId: '1', createdAt: subMonths(now, 120) },
  });
  await run();
});

describe('the daily clean-up', () => {
  it('deletes the sessions and links that have ended, and no others', async () => {
    const select = { tokenHash: true };
    expect(await db.session.findMany({ select })).toEqual([{ tokenHash: 'open' }]);
    expect(await db.accountToken.findMany({ select })).toEqual([{ tokenHash: 'open' }]);
  });

  it('deletes jobs that were done a month ago; what waits for an admin or a worker stays', async () => {
    const kinds = await db.job.findMany({ select: { kind: true }, orderBy: { kind: 'asc' } });
    expect(kinds.map(({ kind }) => kind)).toEqual(['parked', 'recent', 'waiting']);
  });

  it('forgets the keys of mail that was sent a quarter ago, and of no other mail', async () => {
    const keys = await db.mail.findMany({ select: { key: true }, orderBy: { key: 'asc' } });
    expect(keys.map(({ key }) => key)).toEqual(['lately', 'never sent', 'nobody knows']);
  });

  it('keeps two years of events to compare, however many older ones there are', async () => {
    const names = await db.analyticsEvent.findMany({ select: { name: true } });
    expect(names.map(({ name }) => name).sort()).toEqual(['today', 'two years ago']);
  });

  it('forgets what was followed more than 30 days ago', async () => {
    const follows = await db.pastFollow.findMany({ select: { govtEntity: true } });
    expect(follows.map(({ govtEntity }) => govtEntity.entityName)).toEqual(['Ended 29 days ago']);
  });

  it('forgets hosts that nobody has asked for a month', async () => {
    const turns = await db.hostTurn.findMany({ select: { host: true } });
    expect(turns).toEqual([{ host: 'asked.example' }]);
  });

  it('forgets attempts that no longer count', async () => {
    const counts = await db.attemptCount.findMany({ select: { key: true } });
    expect(counts).toEqual([{ key: 'counts' }]);
  });

  it('never touches the audit log', async () => {
    expect(await db.auditEntry.count()).toBe(1);
  });

  it('changes nothing when it runs a second time', async () => {
    const before = await db.job.count();
    await run();
    expect(await db.job.count()).toBe(before);
  });
});
