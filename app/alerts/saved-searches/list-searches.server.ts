import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey } from '#app/platform/page-by-key.ts';
import { type DigestChoice, readDigestChoice } from '../digest-choice.ts';
import { maySave } from './search-limit.ts';
import { toldRate } from './told-rate.ts';

export type ListedSearch = {
  id: string;
  name: string;
  address: string;
  /** When the reader is told, as their plan allows */
  rate: DigestChoice;
  /** The plan has no room for it: it is kept and not run */
  isPaused: boolean;
  /** When it last found something; null where it has not yet */
  lastFound: Date | null;
};

type Row = {
  id: string;
  name: string;
  address: string;
  rate: string;
  hits: { foundAt: Date }[];
};

/** A reader's saved searches in the order they were saved, and how many they are. */
export async function listSearches(
  reader: Reader,
  place: Place,
): Promise<Page<ListedSearch> & { count: number }> {
  const { userId, tier } = reader;
  const count = await db.savedSearch.count({ where: { userId } });
  const { rows, ...pages } = await pageByKey<Row>({
    place,
    keyOf: ({ id }) => ({ value: null, id }),
    read: ({ from, backwards, take }) =>
      db.savedSearch.findMany({
        where: { userId, ...(from ? { id: { [backwards ? 'lt' : 'gt']: from.id } } : {}) },
        orderBy: { id: backwards ? 'desc' : 'asc' },
        take,
        select: {
          id: true,
          name: true,
          address: true,
          rate: true,
          hits: { orderBy: { foundAt: 'desc' }, take: 1, select: { foundAt: true } },
        },
      }),
  });
  const [first] = rows;
  const before = first
    ? await db.savedSearch.count({ where: { userId, id: { lt: first.id } } })
    : 0;
  return {
    ...pages,
    count,
    rows: rows.map(({ id, name, address, rate, hits }, at) => ({
      ...{ id, name, address },
      rate: toldRate(readDigestChoice(rate), tier),
      isPaused: !maySave(tier, before + at + 1),
      lastFound: hits[0]?.foundAt ?? null,
    })),
  };
}
