import { beforeAll, describe, expect, it } from 'vitest';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { readEntityFilter } from './entity-filter.ts';
import { findEntities } from './find-entities.server.ts';
import { followEntities } from './follow-entities.server.ts';

const names = async (address: string, more: { pageSize?: number; followedBy?: string } = {}) => {
  const found = await findEntities({
    filter: readEntityFilter(new URLSearchParams(address)),
    ...more,
  });
  return found.rows.map((entity) => entity.name);
};

beforeAll(async () => {
  await makeEntity({
    entityName: 'Boulder City Council',
    entityDescription: 'City of Boulder, Colorado',
    county: 'Boulder County',
  });
  await makeEntity({
    entityName: 'Denver School Board',
    entityType: 'School Board',
    county: 'Denver County',
  });
  await makeEntity({
    entityName: 'Utah Water Board',
    entityType: 'State Agency',
    state: 'Utah',
    county: '',
  });
  await makeEntity({ entityName: '100% Clean_Energy Board', state: 'Utah', county: null });
  await makeEntity({ entityName: '1000 Clean Energy Board', state: 'Utah' });
  await makeEntity({ entityName: 'Zürich\\Basel Board', state: 'Ohio' });
});

describe('the entity filter', () => {
  it('finds text in the name or the description, in capitals or not', async () => {
    expect(await names('q=SCHOOL')).toEqual(['Denver School Board']);
    expect(await names('q=boulder, col')).toEqual(['Boulder City Council']);
    expect(await names('q=ZÜRICH')).toEqual(['Zürich\\Basel Board']);
    expect(await names('q=council city of')).toEqual([]);
  });

  it('takes per cent, underscore and backslash as the characters they are', async () => {
    expect(await names('q=100%25')).toEqual(['100% Clean_Energy Board']);
    expect(await names('q=n_e')).toEqual(['100% Clean_Energy Board']);
    expect(await names('q=%25')).toEqual(['100% Clean_Energy Board']);
    expect(await names('q=h\\b')).toEqual(['Zürich\\Basel Board']);
    expect(await names("q='; DROP TABLE users; --")).toEqual([]);
  });

  it('combines text, state, county and type', async () => {
    expect(await names('state=Colorado&type=School+Board')).toEqual(['Denver School Board']);
    expect(await names('state=Colorado&county=Boulder+County')).toEqual(['Boulder City Council']);
    expect(await names('q=board&state=Utah&type=State+Agency')).toEqual(['Utah Water Board']);
    expect(await names('state=Utah&county=Boulder+County')).toEqual([]);
  });

  it('filters nothing by all, by nothing, and by what it does not know', async () => {
    expect(await names('state=all&county=&type=all')).toHaveLength(6);
    expect(await names('colour=red')).toHaveLength(6);
  });

  it('offers the sorted distinct values, without empty counties', async () => {
    const { options } = await findEntities({ filter: readEntityFilter(new URLSearchParams()) });
    expect(options).toEqual({
      states: ['Colorado', 'Ohio', 'Utah'],
      counties: ['Boulder County', 'Denver County'],
      types: ['City Council', 'School Board', 'State Agency'],
    });
  });
});

describe('the list of entities', () => {
  it('can be read page by page, forwards and back, without missing or repeating any', async () => {
    const filter = readEntityFilter(new URLSearchParams());
    const first = await findEntities({ filter, pageSize: 4 });
    expect(first.previous).toBeNull();
    const second = await findEntities({ filter, pageSize: 4, place: first.next ?? {} });
    expect(second.next).toBeNull();
    const all = [...first.rows, ...second.rows].map((entity) => entity.name);
    expect(all).toEqual([...(await names(''))]);
    const back = await findEntities({ filter, pageSize: 4, place: second.previous ?? {} });
    expect(back.rows).toEqual(first.rows);
    expect(back.previous).toBeNull();
    expect(second.count).toBe(6);
  });

  it('can be kept to what one reader follows', async () => {
    const reader = await makeUser({ tier: 'municipal' });
    const { rows: entities } = await findEntities({
      filter: readEntityFilter(new URLSearchParams('q=board&state=Utah')),
    });
    await followEntities({
      userId: reader.id,
      changes: { add: entities.map((entity) => entity.id), remove: [] },
    });
    expect(await names('q=clean', { followedBy: reader.id })).toHaveLength(2);
    expect(await names('q=council', { followedBy: reader.id })).toEqual([]);
    const { options } = await findEntities({
      filter: readEntityFilter(new URLSearchParams()),
      followedBy: reader.id,
    });
    expect(options.states).toEqual(['Utah']);
  });
});
