import { expect, it } from 'vitest';
import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { readableEntities, readableEntity } from './entity-access.server.ts';

it.each([
  ['free', 1],
  ['basic', 3],
  ['municipal', 4],
  ['admin', 5],
])('what a reader may read is one rule, however it is asked: %s', async (tier, count) => {
  await db.govtEntity.deleteMany();
  const { id: userId } = await makeUser({ tier });
  const followed: string[] = [];
  for (let day = 1; day <= 4; day += 1) {
    const { id: govtEntityId } = await makeEntity();
    followed.push(govtEntityId);
    const createdAt = new Date(Date.UTC(2025, 0, day));
    await db.entityAccess.create({ data: { userId, govtEntityId, createdAt } });
  }
  const { id: other } = await makeEntity();
  const reader = { userId, tier, isAdmin: tier === 'admin' };
  const where = await readableEntities(reader);
  const asked = await db.govtEntity.findMany({ where, select: { id: true } });
  const condition = readableEntity(reader, Prisma.sql`id`);
  const inSql = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM govt_entities ${whereAll([condition])}`;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  expect(ids(inSql)).toEqual([...followed, other].slice(0, count).sort());
  expect(ids(asked)).toEqual(ids(inSql));
});
