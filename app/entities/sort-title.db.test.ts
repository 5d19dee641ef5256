import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import type { Place } from '#app/platform/page-by-key.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { entitySortTitle, entityTitle } from './entity.ts';
import { readEntityFilter } from './entity-filter.ts';
import { findEntities } from './find-entities.server.ts';

const filter = readEntityFilter(new URLSearchParams());

const bodies = [
  { entityName: 'zoning board', entityDescription: null },
  { entityName: 'B Council', entityDescription: 'Águila, Arizona: Town Council' },
  { entityName: 'A Council', entityDescription: 'Yuma, Arizona: City Council' },
  { entityName: 'ÉVANSTON Council', entityDescription: null },
  { entityName: 'Estes Park Board', entityDescription: '' },
  { entityName: 'Z Council', entityDescription: 'agate, Colorado' },
  // Readers see one title for these two.
  { entityName: 'One of two', entityDescription: 'Springfield Council' },
  { entityName: 'Two of two', entityDescription: 'Springfield Council' },
  { entityName: 'St. Paul Council', entityDescription: null },
];

const inOrder = [
  'agate, Colorado',
  'Águila, Arizona: Town Council',
  'Estes Park Board',
  'ÉVANSTON Council',
  'Springfield Council',
  'Springfield Council',
  'St. Paul Council',
  'Yuma, Arizona: City Council',
  'zoning board',
];

beforeEach(async () => {
  await db.govtEntity.deleteMany();
  for (const body of bodies) await makeEntity(body);
});

describe('the lists of entities', () => {
  it('are sorted by the title they show, whatever its case and accents', async () => {
    const { rows: entities } = await findEntities({ filter });
    expect(entities.map(entityTitle)).toEqual(inOrder);
  });

  it('are turned page by page without missing or repeating one, also among equal titles', async () => {
    const seen: string[] = [];
    let place: Place | null = {};
    while (place) {
      const page = await findEntities({ filter, place, pageSize: 5 });
      seen.push(...page.rows.map(entityTitle));
      place = page.next;
    }
    expect(seen).toEqual(inOrder);
    const second = await findEntities({ filter, place: await lastPlace(), pageSize: 5 });
    const back = await findEntities({ filter, place: second.previous ?? {}, pageSize: 5 });
    expect(back.rows.map(entityTitle)).toEqual(inOrder.slice(0, 5));
    expect(back.previous).toBeNull();
  });

  it('start from the top for a place that makes no sense', async () => {
    for (const place of [{ after: 'Boulder' }, { before: '%%%' }, { after: 'a\0b' }]) {
      const { rows: entities, previous } = await findEntities({ filter, place });
      expect(entities).toHaveLength(bodies.length);
      expect(previous).toBeNull();
    }
  });

  it('have that order from the migration on, for entities that were there before', async () => {
    const kept = await titles();
    await db.govtEntity.updateMany({ data: { sortTitle: '' } });
    for (const statement of fillingStatements()) await db.$executeRawUnsafe(statement);
    expect(await titles()).toEqual(kept);
  });
});

async function lastPlace(): Promise<Place> {
  return (await findEntities({ filter, pageSize: 5 })).next ?? {};
}

async function titles() {
  const rows = await db.govtEntity.findMany({ orderBy: { entityName: 'asc' } });
  for (const { entityName: name, entityDescription: description, sortTitle } of rows) {
    expect(sortTitle).toBe(entitySortTitle({ name, description }));
  }
  return rows.map(({ id, sortTitle }) => ({ id, sortTitle }));
}

function fillingStatements(): string[] {
  const [file = ''] = globSync(`prisma/${databaseKind}/migrations/*_sort-titles/migration.sql`);
  return readFileSync(file, 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;\n/)
    .filter((statement) => statement.trim().startsWith('UPDATE'));
}
