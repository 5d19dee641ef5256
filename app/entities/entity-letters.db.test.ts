import { beforeAll, describe, expect, it } from 'vitest';
import { rowsWithLetters } from '#app/platform/db/letters.server.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { entitySearchText } from './entity.ts';
import { entityLetters } from './entity-letters.server.ts';
import { findEntities } from './find-entities.server.ts';

const names = [
  'Board of Education, “St. Vrain”',
  'Ciudad de Cañon: Comité 100% público',
  'snake_case Water District',
  'Ｆullwidth 市議会 Council',
  'O\'Hare "Airport" Authority (AND) OR',
  'ab',
  '🚲🚲🚲 Lane Commission',
];

const found = async (q: string) => {
  const filter = { q, state: 'all', county: 'all', type: 'all' };
  const { rows, count } = await findEntities({ filter, pageSize: 300 });
  return { names: rows.map(({ name }) => name).sort(), count };
};

beforeAll(async () => {
  await db.govtEntity.deleteMany({ where: { meetings: { none: {} } } });
  for (const entityName of names) {
    await makeEntity({ entityName, entityDescription: `Described ${entityName.length}` });
  }
});

describe('an entity is found by any letters of its name or description', () => {
  const holding = (q: string) =>
    names.filter((name) => {
      const shown = { name, description: `Described ${name.length}` };
      return entitySearchText(shown).includes(q.toLowerCase());
    });

  it('one, two or more of them, wherever they stand, and by no others', async () => {
    const texts = names.flatMap((name) => {
      const characters = [...name];
      return [1, 2, 3, 4, 9, 60].flatMap((length) =>
        [0, 1, Math.max(0, characters.length - length)].map((from) =>
          characters.slice(from, from + length).join(''),
        ),
      );
    });
    const others = ['%', '___', '"', 'AND', 'or"x', 'ciudad  de', 'described', 'zzzz', 'abc', '*'];
    for (const text of [...texts, ...others]) {
      // As the address has it.
      const q = text.trim();
      if (q === '') continue;
      const expected = holding(q).sort();
      expect(await found(q), q).toEqual({ names: expected, count: expected.length });
    }
  });

  it('by its name of now, and no more once it is gone', async () => {
    const { id } = await makeEntity({ entityName: 'Quixotic Board' });
    const searchText = 'zymurgy board';
    await db.govtEntity.update({
      where: { id },
      data: { entityName: 'Zymurgy Board', searchText },
    });
    expect((await found('quixotic')).names).toEqual([]);
    expect((await found('ZYMURGY')).names).toEqual(['Zymurgy Board']);
    await db.govtEntity.delete({ where: { id } });
    expect((await found('zymurgy')).count).toBe(0);
  });

  it('also where very many names have them', async () => {
    const many = Array.from(
      { length: 1100 },
      (_, at) => `Usual Name ${String(at).padStart(4, '0')}`,
    );
    await db.govtEntity.createMany({
      data: many.map((entityName) => ({
        ...{ entityName, entityType: 'Board', state: 'Ohio' },
        ...{ searchText: entityName.toLowerCase(), sortTitle: entityName.toLowerCase() },
      })),
    });
    expect((await found('usual name')).names).toEqual(many.slice(0, 300));
    expect((await found('usual name')).count).toBe(501);
    expect((await found('name 10')).names).toEqual(many.filter((name) => name.includes('Name 10')));
  });

  it.runIf(databaseKind === 'sqlite')(
    'by the index, and not by going through all names',
    async () => {
      const { from, condition } = rowsWithLetters(entityLetters, 'zymurgy');
      const plan = await db.$queryRaw<{ detail: string }[]>`
      EXPLAIN QUERY PLAN SELECT 1 FROM ${from} WHERE ${condition}`;
      const scans = plan.filter(({ detail }) =>
        /^SCAN (?!entity_letters_index VIRTUAL)/.test(detail),
      );
      expect(scans).toEqual([]);
    },
  );
});
