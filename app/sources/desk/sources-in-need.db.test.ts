import { subDays } from 'date-fns/subDays';
import { beforeEach, expect, it } from 'vitest';
import { mostCounted } from '#app/platform/counted.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { isInNeed, listSourcesInNeed, sourcesInNeedCount } from './list-sources.server.ts';
import { readSourcesHealth } from './read-sources-health.server.ts';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (days: number) => subDays(now, days);

type Given = Partial<Record<'createdAt' | 'lastBroughtAt' | 'pausedAt' | 'dueAt', Date>> & {
  failures?: number;
};

async function keep(sources: Record<string, Given>) {
  const { id: govtEntityId } = await makeEntity();
  await db.source.createMany({
    data: Object.entries(sources).map(([address, given]) => ({
      ...{ govtEntityId, kind: 'icalendar', address, createdAt: ago(300) },
      ...{ lastWorkedAt: ago(1), ...given },
    })),
  });
}

beforeEach(async () => {
  await db.source.deleteMany();
});

it('are those that fail, the longest first, and then those that are silent, the longest first', async () => {
  await keep({
    works: { lastBroughtAt: ago(59) },
    'new': { createdAt: ago(59) },
    silent: { lastBroughtAt: ago(61) },
    'fails once': { failures: 1, lastBroughtAt: ago(200) },
    'never brought anything': {},
    'fails often': { failures: 9, lastBroughtAt: ago(1) },
    paused: { failures: 9, pausedAt: ago(1) },
    'silent for long': { lastBroughtAt: ago(100) },
  });
  const found = await listSourcesInNeed(now);
  const expected = [
    'fails often',
    'fails once',
    'never brought anything',
    'silent for long',
    'silent',
  ];
  expect(found.map(({ address }) => address)).toEqual(expected);
  expect(await countTogether({ count: sourcesInNeedCount(now) })).toEqual({ count: 5 });
  expect(await db.source.count({ where: isInNeed(now) })).toBe(5);
  expect(await readSourcesHealth(now)).toMatchObject({
    asked: 7,
    failing: 2,
    silent: 3,
    overdue: 0,
  });
});

it('are counted no further than an admin reads', async () => {
  const many = Array.from({ length: mostCounted + 5 }, (_, at) => [
    `source ${at}`,
    { failures: 1 },
  ]);
  await keep(Object.fromEntries(many));
  const { asked, failing } = await readSourcesHealth(now);
  expect([asked, failing]).toEqual([mostCounted + 1, mostCounted + 1]);
  expect(await listSourcesInNeed(now)).toHaveLength(50);
});
