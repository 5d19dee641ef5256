import { beforeEach, describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { addEntity } from './add-entity.server.ts';
import { deleteEntity } from './delete-entity.server.ts';
import { editEntity } from './edit-entity.server.ts';
import { readEntityFilter } from './entity-filter.ts';
import { type EntityFields, nameTaken } from './entity-form.ts';
import { readEntityList } from './entity-list.ts';
import { findEntities } from './find-entities.server.ts';
import { importEntities, previewImport } from './import-entities.server.ts';
import { listEntities } from './list-entities.server.ts';

const actorId = 'admin';

const fields = (entityName: string, more: Partial<EntityFields> = {}): EntityFields => ({
  entityName,
  entityDescription: null,
  entityType: 'City Council',
  state: 'Colorado',
  county: null,
  homepageUrl: null,
  docsLink: null,
  timeZone: null,
  ...more,
});

const add = (entity: EntityFields) => transact((tx) => addEntity(tx, { actorId, fields: entity }));
const edit = (entityId: string, entity: EntityFields) =>
  transact((tx) => editEntity(tx, { actorId, entityId, fields: entity }));
const log = () => db.auditEntry.findMany({ orderBy: { id: 'asc' } });
const found = async (q: string) => {
  const { rows: entities } = await findEntities({
    filter: readEntityFilter(new URLSearchParams({ q })),
  });
  return entities.map(({ name }) => name);
};

beforeEach(async () => {
  await db.meeting.deleteMany();
  await db.govtEntity.deleteMany();
  await db.auditEntry.deleteMany();
});

describe('the directory in the hands of an admin', () => {
  it('gets an entity, which readers find by name and description', async () => {
    const { entityId } = await add(
      fields('Golden City Council', { entityDescription: 'Of 100% Gold_' }),
    );
    expect(await found('GOLDEN city')).toEqual(['Golden City Council']);
    expect(await found('100% gold_')).toEqual(['Golden City Council']);
    expect(await log()).toMatchObject([
      { actorId, action: 'add-entity', subjectType: 'entity', subjectId: entityId },
    ]);
  });

  it('has no two entities of one name, in whatever case', async () => {
    await add(fields('Golden City Council', { entityDescription: 'City of Golden' }));
    const { entityId } = await add(fields('100% Board'));
    for (const name of ['Golden City Council', 'GOLDEN city council']) {
      await expect(add(fields(name))).rejects.toThrow(nameTaken);
      await expect(edit(entityId, fields(name))).rejects.toThrow(nameTaken);
    }
    await edit(entityId, fields('100% BOARD'));
    await add(fields('1000 Board'));
    expect(await db.govtEntity.count()).toBe(3);
  });

  it('renames the meetings of a body with it, and no others', async () => {
    const entity = await makeEntity({ entityName: 'Golden Council', entityDescription: 'Golden' });
    const other = await makeEntity({ entityName: 'Boulder Council' });
    const named = async (govtEntityId: string, governmentBody: string | null) => {
      const { id } = await makeMeeting({ govtEntityId });
      await db.meeting.update({ where: { id }, data: { governmentBody } });
      return id;
    };
    const ids = [
      await named(entity.id, 'Golden Council'),
      await named(entity.id, 'Golden'),
      await named(entity.id, 'A committee of it'),
      await named(other.id, 'Golden Council'),
      await named(entity.id, null),
    ];
    await edit(entity.id, fields('Golden City Council', { entityDescription: 'City of Golden' }));
    const bodies = await Promise.all(
      ids.map(async (id) => (await db.meeting.findUniqueOrThrow({ where: { id } })).governmentBody),
    );
    expect(bodies).toEqual([
      'Golden City Council',
      'City of Golden',
      'A committee of it',
      'Golden Council',
      null,
    ]);
    expect(await found('city of golden')).toEqual(['Golden City Council']);
    expect(await found('golden council')).toEqual([]);
    expect((await log()).map(({ detail }) => JSON.parse(detail))).toEqual([
      {
        name: 'Golden City Council',
        changed: ['entityName', 'entityDescription'],
        was: ['Golden Council', expect.any(String)],
        is: ['Golden City Council', 'City of Golden'],
      },
    ]);
  });

  it('renames nothing when the new name is refused', async () => {
    const entity = await makeEntity({ entityName: 'Golden Council' });
    await makeEntity({ entityName: 'Boulder Council' });
    await expect(edit(entity.id, fields('Boulder Council'))).rejects.toThrow(nameTaken);
    expect(await found('golden')).toEqual(['Golden Council']);
    await expect(edit('nobody', fields('New'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('loses an entity without meetings, also from the lists of its followers', async () => {
    const entity = await makeEntity();
    const { id: userId } = await makeUser();
    await db.entityAccess.create({ data: { userId, govtEntityId: entity.id } });
    await deleteEntity({ actorId, entityId: entity.id });
    expect(await db.govtEntity.count()).toBe(0);
    expect(await db.entityAccess.count()).toBe(0);
    expect(await log()).toMatchObject([
      {
        action: 'delete-entity',
        detail: JSON.stringify({ name: entity.entityName, followers: 1 }),
      },
    ]);
  });

  it('keeps an entity with meetings', async () => {
    const { id: entityId } = await makeEntity();
    await makeMeeting({ govtEntityId: entityId });
    await expect(deleteEntity({ actorId, entityId })).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteEntity({ actorId, entityId: 'nobody' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await db.govtEntity.count()).toBe(1);
    expect(await log()).toEqual([]);
  });
});

describe('the table of entities', () => {
  it.each(['sort=name', 'sort=name&dir=desc', 'sort=type', 'sort=state&dir=desc'])(
    'is walked forth and back without a gap: %s',
    async (search) => {
      await db.govtEntity.createMany({
        data: Array.from({ length: 60 }, (_, index) => ({
          ...fields(`Board ${String(index).padStart(2, '0')}`, {
            entityType: `Type ${index % 3}`,
            state: ['Ohio', 'Maine'][index % 2],
          }),
          searchText: `board ${String(index).padStart(2, '0')}`,
        })),
      });
      const list = readEntityList(new URLSearchParams(search));
      const first = await listEntities(list);
      const second = await listEntities(list, first.next ?? {});
      const third = await listEntities(list, second.next ?? {});
      expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
      expect([first.previous, third.next, first.count]).toEqual([null, null, 60]);
      const all = [first, second, third].flatMap(({ rows }) => rows);
      expect(new Set(all.map(({ id }) => id)).size).toBe(60);
      const values = all.map((row) => row[list.sort.column]);
      const sorted = values.toSorted();
      expect(values).toEqual(list.sort.direction === 'asc' ? sorted : sorted.reverse());
      const back = await listEntities(list, third.previous ?? {});
      expect(back.rows).toEqual(second.rows);
      expect((await listEntities(list, back.previous ?? {})).rows).toEqual(first.rows);
    },
  );

  it('is filtered, and counts meetings and followers', async () => {
    const golden = await makeEntity({ entityName: 'Golden Council', state: 'Colorado' });
    await makeEntity({ entityName: 'Akron Council', state: 'Ohio' });
    await makeMeeting({ govtEntityId: golden.id });
    const { rows, count } = await listEntities(
      readEntityList(new URLSearchParams('state=Colorado&after=garbage&sort=DROP')),
    );
    expect(count).toBe(1);
    expect(rows).toMatchObject([{ name: 'Golden Council', meetings: 1, followers: 0 }]);
  });
});

describe('an import', () => {
  const csv =
    'name,type,state\nAkron Council,City Council,Ohio\nGolden Council,City Council,Colorado';
  const preview = async (text: string) => {
    const { rows } = await previewImport(text);
    return rows.flatMap((row) => (row.outcome === 'new' ? [row.fields] : []));
  };

  it('stores nothing for its preview, then all of it at once', async () => {
    await makeEntity({ entityName: 'Golden Council' });
    const rows = await preview(csv);
    expect(await db.govtEntity.count()).toBe(1);
    expect(await importEntities({ actorId, rows: JSON.stringify(rows) })).toEqual({ added: 1 });
    expect(await found('akron')).toEqual(['Akron Council']);
    expect(await log()).toMatchObject([
      {
        action: 'import-entities',
        detail: JSON.stringify({ entities: 1, names: ['Akron Council'] }),
      },
    ]);
  });

  it('stores nothing at all when one of its entities was added meanwhile', async () => {
    const rows = JSON.stringify(await preview(csv));
    await makeEntity({ entityName: 'GOLDEN COUNCIL' });
    await expect(importEntities({ actorId, rows })).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.govtEntity.count()).toBe(1);
    expect(await log()).toEqual([]);
  });

  it.each([
    '',
    '[]',
    '{}',
    'null',
    JSON.stringify([fields('A'), fields('a')]),
    JSON.stringify([{ ...fields('A'), homepageUrl: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...fields('A'), state: 'Ontario' }]),
    JSON.stringify(Array.from({ length: 2001 }, (_, index) => fields(`Board ${index}`))),
  ])('takes no preview that was tampered with: %#', async (rows) => {
    await expect(importEntities({ actorId, rows })).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.govtEntity.count()).toBe(0);
  });

  it('adds two thousand entities in one go', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => fields(`Board ${index}`));
    await importEntities({ actorId, rows: JSON.stringify(rows) });
    expect(await db.govtEntity.count()).toBe(2000);
  });
});
