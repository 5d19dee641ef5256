import { subDays } from 'date-fns/subDays';
import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { readEntityFilter } from './entity-filter.ts';
import { findSelection } from './entity-selection.server.ts';
import { followEntities } from './follow-entities.server.ts';

const entities = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => makeEntity()))).map(({ id }) => id);

const followedBy = async (userId: string) =>
  (await db.entityAccess.findMany({ where: { userId } })).map((row) => row.govtEntityId);

/** Follows these and nothing else. */
async function swapTo(userId: string, ...add: string[]) {
  const held = await followedBy(userId);
  const remove = held.filter((id) => !add.includes(id));
  await followEntities({ userId, changes: { add, remove } });
}

const setTier = (id: string, subscriptionTier: string) =>
  db.profile.update({ where: { id }, data: { subscriptionTier } });

const daysPass = async (userId: string, days: number) => {
  for (const { govtEntityId, endedAt } of await db.pastFollow.findMany({ where: { userId } })) {
    await db.pastFollow.update({
      where: { userId_govtEntityId: { userId, govtEntityId } },
      data: { endedAt: subDays(endedAt, days) },
    });
  }
};

const selection = (userId: string, tier: string) =>
  findSelection({
    reader: { userId, tier, isAdmin: tier === 'admin' },
    filter: readEntityFilter(new URLSearchParams()),
    place: {},
  });

describe('changing what is followed', () => {
  it.each([
    { tier: 'free', limit: 1 },
    { tier: 'basic', limit: 3 },
    { tier: 'premium', limit: 7 },
  ])('on $tier reaches three entities beyond the plan in 30 days', async ({ tier, limit }) => {
    const { id } = await makeUser({ tier });
    const all = await entities(limit + 4);
    const rest = all.slice(0, limit - 1);
    await swapTo(id, ...all.slice(0, limit));
    for (const next of all.slice(limit, limit + 3)) await swapTo(id, ...rest, next);
    const before = await followedBy(id);
    const refusal = swapTo(id, ...rest, all.at(-1) ?? '');
    await expect(refusal).rejects.toMatchObject({ code: 'forbidden' });
    await expect(refusal).rejects.toThrow(/3 .*30 days.*Nothing was saved/s);
    expect((await followedBy(id)).sort()).toEqual(before.sort());
    await daysPass(id, 31);
    await swapTo(id, ...rest, all.at(-1) ?? '');
  });

  it('counts an entity once, however often a reader comes back to it', async () => {
    const { id } = await makeUser();
    const [a = '', b = '', c = '', d = '', e = ''] = await entities(5);
    for (const one of [a, b, a, b, c, a, d, b, c, d, a]) await swapTo(id, one);
    await expect(swapTo(id, e)).rejects.toMatchObject({ code: 'forbidden' });
    await swapTo(id, b);
  });

  it('gives back one change when the first is 30 days old', async () => {
    const { id } = await makeUser();
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = await entities(6);
    await swapTo(id, a);
    await swapTo(id, b);
    await daysPass(id, 20);
    await swapTo(id, c);
    await swapTo(id, d);
    await daysPass(id, 11);
    await swapTo(id, e);
    await expect(swapTo(id, f)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is no change where a plan is taken up or given back', async () => {
    const { id } = await makeUser();
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = await entities(8);
    for (const one of [a, b, c, d]) await swapTo(id, one);
    await setTier(id, 'basic');
    await swapTo(id, d, e, f);
    await setTier(id, 'free');
    await swapTo(id, d);
    await daysPass(id, 31);
    await setTier(id, 'premium');
    await swapTo(id, a, b, c, d, e);
    await setTier(id, 'free');
    for (const one of [a, f, g, h]) await swapTo(id, one);
    const [i = ''] = await entities(1);
    await expect(swapTo(id, i)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['enterprise', 'municipal', 'admin'])('is free on %s', async (tier) => {
    const { id } = await makeUser({ tier });
    for (const one of await entities(9)) await swapTo(id, one);
    expect((await selection(id, tier)).allowance).toBeNull();
  });

  it('ends at the same number when fifty requests come at once', async () => {
    const { id } = await makeUser();
    const all = await entities(50);
    const ends = await Promise.allSettled(
      all.map((one) =>
        followEntities({
          userId: id,
          changes: { add: [one], remove: all.filter((other) => other !== one) },
        }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['forbidden']));
    expect(await followedBy(id)).toHaveLength(1);
  });
});

describe('what the selection says before a change', () => {
  it('is how many are left, and when the next becomes free', async () => {
    const { id } = await makeUser();
    const [a = '', b = '', c = '', d = ''] = await entities(4);
    await swapTo(id, a);
    expect((await selection(id, 'free')).allowance).toMatchObject({
      limit: 1,
      changesLeft: 3,
      nextChangeOn: null,
    });
    await swapTo(id, b);
    await daysPass(id, 10);
    await swapTo(id, c);
    await swapTo(id, d);
    const { allowance, followedCount } = await selection(id, 'free');
    const first = await db.pastFollow.findFirstOrThrow({ where: { userId: id, govtEntityId: a } });
    expect(followedCount).toBe(1);
    expect(allowance).toMatchObject({
      changesLeft: 0,
      nextChangeOn: new Date(first.endedAt.getTime() + 30 * 24 * 60 * 60 * 1000),
    });
  });
});

describe('the entities that were followed', () => {
  it("are in the reader's download, and go with the account", async () => {
    const { id } = await makeUser();
    const [a = '', b = ''] = await entities(2);
    await swapTo(id, a);
    await swapTo(id, b);
    const { pastFollows } = await exportData(id);
    const { entityName } = await db.govtEntity.findUniqueOrThrow({ where: { id: a } });
    expect(pastFollows).toMatchObject([{ name: entityName }]);
    expect(pastFollows[0]?.followedUntil.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await db.user.delete({ where: { id } });
    expect(await db.pastFollow.count({ where: { userId: id } })).toBe(0);
  });
});
