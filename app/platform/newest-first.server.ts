import { readListKey, writeListKey } from './page-by-key.ts';

/** Rows on a page of the admin's lists. */
export const pageSize = 25;

/** Where a page begins, as its address has it. */
export type Place = { after?: string | null; before?: string | null };

export function readPlace(search: URLSearchParams): Place {
  return { after: search.get('after'), before: search.get('before') };
}

type Dated = { id: string; createdAt: Date };

/** What a list adds to its query. */
type Step = {
  from: object;
  orderBy: [{ createdAt: 'asc' | 'desc' }, { id: 'asc' | 'desc' }];
  take: number;
};

export type Page<Row> = {
  rows: Row[];
  /** What is added to the address for the neighbouring pages; null where there is none. */
  previous: { before: string } | null;
  next: { after: string } | null;
};

/** One page of a list by time, newest first. `read` asks the database for it. */
export async function newestFirst<Row extends Dated>(
  place: Place,
  read: (step: Step) => Promise<Row[]>,
): Promise<Page<Row>> {
  const before = readDatedKey(place.before);
  const after = before ? null : readDatedKey(place.after);
  const key = before ?? after;
  const direction = before ? 'asc' : 'desc';
  const rows = await read({
    from: key ? beyond(key, before ? 'gt' : 'lt') : {},
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: pageSize + 1,
  });
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (before) page.reverse();
  const [first, last] = [page.at(0), page.at(-1)];
  return {
    rows: page,
    previous: first && (before ? more : after) ? { before: keyOf(first) } : null,
    next: last && (before || more) ? { after: keyOf(last) } : null,
  };
}

function keyOf({ createdAt, id }: Dated): string {
  return writeListKey({ value: createdAt.toISOString(), id });
}

function readDatedKey(text: string | null | undefined): Dated | null {
  const key = readListKey(text ?? null);
  const createdAt = new Date(key?.value ?? '');
  return key && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: key.id } : null;
}

function beyond({ createdAt, id }: Dated, past: 'gt' | 'lt') {
  return {
    AND: [
      // Said once more for the index: where the walk starts.
      { createdAt: { [`${past}e`]: createdAt } },
      { OR: [{ createdAt: { [past]: createdAt } }, { createdAt, id: { [past]: id } }] },
    ],
  };
}
