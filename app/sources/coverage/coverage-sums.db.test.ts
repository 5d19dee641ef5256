import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { editEntity } from '#app/entities/edit-entity.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { sumUpCoverage } from './sum-up-coverage.server.ts';

const countedAt = new Date('2026-11-20T06:00:00Z');
const nothing = { q: '', state: 'all', county: 'all', type: 'all' };

async function watched(place: { state: string; county?: string; entityType: string }, held = 10) {
  const { id: govtEntityId } = await makeEntity(place);
  const figures = { sources: 1, sourcesInNeed: held % 2, known: 20, held, usualOf: 0 };
  await db.bodyCoverage.create({
    data: {
      ...{ govtEntityId, watchedSince: countedAt, countedAt, ...figures },
      ...{ summarised: held - 1, withoutRecord: 1 },
    },
  });
  return govtEntityId;
}

/** Held meetings of the watched bodies that pass. */
const held = async (filter: object) => {
  const { bodies, held } = await sumUpCoverage({ ...nothing, ...filter });
  return [bodies, held];
};

beforeEach(async () => {
  await db.govtEntity.deleteMany({ where: { meetings: { none: {} } } });
});

it('sums up every choice of state, county and type', async () => {
  await watched({ state: 'Ohio', county: 'Summit', entityType: 'City Council' }, 11);
  await watched({ state: 'Ohio', entityType: 'School Board' }, 6);
  await watched({ state: 'Maine', county: 'Summit', entityType: 'City Council' }, 3);
  expect(await sumUpCoverage(nothing)).toEqual({
    ...{ bodies: 3, held: 20, summarised: 17, withoutRecord: 3, bodiesInNeed: 2 },
    ...{ countedAt, isCut: false },
  });
  expect(await held({ state: 'Ohio' })).toEqual([2, 17]);
  expect(await held({ county: 'Summit' })).toEqual([2, 14]);
  expect(await held({ type: 'City Council', state: 'Maine' })).toEqual([1, 3]);
  expect(await held({ state: 'Ohio', county: 'Summit', type: 'City Council' })).toEqual([1, 11]);
  expect(await held({ state: 'Ohio', county: 'Summit', type: 'School Board' })).toEqual([0, 0]);
  expect((await sumUpCoverage({ ...nothing, state: 'Texas' })).countedAt).toBeNull();
});

it('moves with a body to its new place, and goes with it', async () => {
  const id = await watched({ state: 'Ohio', entityType: 'City Council' });
  await watched({ state: 'Ohio', entityType: 'School Board' }, 5);
  const { id: actorId } = await makeUser({ tier: 'admin' });
  const fields = { entityName: 'Moved', entityDescription: null, entityType: 'City Council' };
  const rest = {
    county: 'Cumberland',
    homepageUrl: null,
    docsLink: null,
    timeZone: 'America/New_York',
  };
  await transact((tx) =>
    editEntity(tx, { actorId, entityId: id, fields: { ...fields, ...rest, state: 'Maine' } }),
  );
  expect(await held({ state: 'Ohio' })).toEqual([1, 5]);
  expect(await held({ state: 'Maine', county: 'Cumberland' })).toEqual([1, 10]);
  await db.bodyCoverage.update({ where: { govtEntityId: id }, data: { held: 30 } });
  expect(await held({})).toEqual([2, 35]);
  await db.govtEntity.delete({ where: { id } });
  expect(await held({})).toEqual([1, 5]);
  expect(await held({ state: 'Maine' })).toEqual([0, 0]);
});

it('stays right where a body is counted anew while it moves', async () => {
  const id = await watched({ state: 'Ohio', entityType: 'City Council' }, 5);
  await Promise.all([
    transact(async (tx) => {
      await tx.bodyCoverage.update({ where: { govtEntityId: id }, data: { held: 9 } });
      await pause(150);
    }),
    pause(50).then(() =>
      transact((tx) => tx.govtEntity.update({ where: { id }, data: { state: 'Iowa' } })),
    ),
  ]);
  expect(await held({})).toEqual([1, 9]);
  expect(await held({ state: 'Ohio' })).toEqual([0, 0]);
  expect(await held({ state: 'Iowa' })).toEqual([1, 9]);
});
