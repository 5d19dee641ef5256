import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { readEntityFilter } from './entity-filter.ts';
import { readEntity } from './entity-page.server.ts';
import { followEntities } from './follow-entities.server.ts';
import { findFollowedEntities } from './followed-entities.server.ts';

const entities = (count: number) => Promise.all(Array.from({ length: count }, () => makeEntity()));
const follow = (userId: string, add: string[], remove: string[] = []) =>
  followEntities({ userId, changes: { add, remove } });
const followedBy = async (userId: string) =>
  (await db.entityAccess.findMany({ where: { userId } })).map((row) => row.govtEntityId).sort();
const asReader = (user: { id: string }, tier: string | null) => ({
  userId: user.id,
  tier,
  isAdmin: tier === 'admin',
});

describe('following entities', () => {
  it('saves what was added and what was removed, as one', async () => {
    const reader = await makeUser({ tier: 'basic' });
    const [a, b, c] = await entities(3);
    await follow(reader.id, [a?.id ?? '', b?.id ?? '']);
    await follow(reader.id, [c?.id ?? ''], [a?.id ?? '']);
    expect(await followedBy(reader.id)).toEqual([b?.id, c?.id].sort());
  });

  it('is the same when it is saved twice', async () => {
    const reader = await makeUser();
    const entity = await makeEntity();
    await follow(reader.id, [entity.id]);
    await follow(reader.id, [entity.id, entity.id]);
    expect(await followedBy(reader.id)).toEqual([entity.id]);
  });

  it('refuses an entity that does not exist, and saves nothing by halves', async () => {
    const reader = await makeUser({ tier: 'basic' });
    const [kept, wanted] = await entities(2);
    await follow(reader.id, [kept?.id ?? '']);
    await expect(
      follow(reader.id, [wanted?.id ?? '', 'no-such-entity'], [kept?.id ?? '']),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(await followedBy(reader.id)).toEqual([kept?.id]);
  });

  it('refuses a reader without a profile', async () => {
    const entity = await makeEntity();
    const user = await db.user.create({
      data: { email: 'no-profile@example.com', passwordHash: 'none' },
    });
    await expect(follow(user.id, [entity.id])).rejects.toThrow(
      'Please complete your profile setup first',
    );
  });
});

describe('the limit of a plan', () => {
  it.each([
    ['free', 1, /up to 3 entities/],
    ['basic', 3, /up to 7 entities/],
    ['premium', 7, /as many as you like/],
  ])(
    'lets %s follow %i, names the plan that allows more, and saves nothing',
    async (tier, limit, words) => {
      const reader = await makeUser({ tier });
      const ids = (await entities(limit + 1)).map((entity) => entity.id);
      await expect(follow(reader.id, ids)).rejects.toThrow(words);
      expect(await followedBy(reader.id)).toEqual([]);
      await follow(reader.id, ids.slice(1));
      expect(await followedBy(reader.id)).toHaveLength(limit);
    },
  );

  it.each(['municipal', 'admin'])('does not bind %s', async (tier) => {
    const reader = await makeUser({ tier });
    await follow(
      reader.id,
      (await entities(9)).map((entity) => entity.id),
    );
    expect(await followedBy(reader.id)).toHaveLength(9);
  });

  it('holds when fifty requests come at once', async () => {
    const reader = await makeUser({ tier: 'basic' });
    const ids = (await entities(50)).map((entity) => entity.id);
    const outcomes = await Promise.allSettled(ids.map((id) => follow(reader.id, [id])));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
    expect(await followedBy(reader.id)).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'forbidden' });
    }
  });
});

describe('after a downgrade', () => {
  async function downgraded() {
    const reader = await makeUser({ tier: 'basic' });
    const [first, second, third] = await entities(3);
    for (const [day, entity] of [first, second, third].entries()) {
      await db.entityAccess.create({
        data: {
          userId: reader.id,
          govtEntityId: entity?.id ?? '',
          createdAt: new Date(Date.UTC(2025, 0, day + 1)),
        },
      });
    }
    await db.profile.update({ where: { id: reader.id }, data: { subscriptionTier: 'free' } });
    return { reader, first: first?.id ?? '', second: second?.id ?? '', third: third?.id ?? '' };
  }

  it('the earliest follows stay readable and the others are listed as locked', async () => {
    const { reader, first, second, third } = await downgraded();
    const list = await findFollowedEntities({
      reader: asReader(reader, 'free'),
      filter: readEntityFilter(new URLSearchParams()),
      place: {},
    });
    const locked = list.rows.filter((entity) => entity.locked).map((entity) => entity.id);
    expect(locked.sort()).toEqual([second, third].sort());
    expect(list).toMatchObject({ followedCount: 3, lockedCount: 2 });
    await expect(readEntity(asReader(reader, 'free'), first)).resolves.toMatchObject({ id: first });
    await expect(readEntity(asReader(reader, 'free'), second)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('a reader can still unfollow, and the next one opens', async () => {
    const { reader, first, second } = await downgraded();
    await follow(reader.id, [], [first]);
    await expect(readEntity(asReader(reader, 'free'), second)).resolves.toMatchObject({
      id: second,
    });
  });
});

describe('an entity', () => {
  it('is shown to those who follow it and to admins only', async () => {
    const entity = await makeEntity();
    const [follower, other] = [await makeUser(), await makeUser()];
    await follow(follower.id, [entity.id]);
    await expect(readEntity(asReader(follower, 'free'), entity.id)).resolves.toMatchObject({
      name: entity.entityName,
    });
    await expect(readEntity(asReader(other, 'free'), entity.id)).rejects.toThrow(
      "You don't have access to this entity",
    );
    await expect(readEntity(asReader(other, 'municipal'), entity.id)).rejects.toMatchObject({
      status: 403,
    });
    await expect(readEntity(asReader(other, 'admin'), entity.id)).resolves.toBeTruthy();
    await expect(readEntity(asReader(other, 'free'), 'nothing')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('links only to addresses of the web', async () => {
    const entity = await makeEntity();
    await db.govtEntity.update({
      where: { id: entity.id },
      data: { homepageUrl: 'javascript:alert(1)', docsLink: 'https://docs.example.gov/a b' },
    });
    const admin = await makeUser({ tier: 'admin' });
    expect(await readEntity(asReader(admin, 'admin'), entity.id)).toMatchObject({
      homepageUrl: null,
      documentsUrl: 'https://docs.example.gov/a%20b',
    });
  });
});
