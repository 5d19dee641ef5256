import { readListKey, writeListKey } from './page-by-key.ts';

/** Rows on a page of the admin's lists. */
export const pageSize = 25;

/** Where a page begins, as its address has it. */
export type Place = { after?: string | null; before?: string | null };

export function readPlace(search: URLSearchParams): Place {
  return { after: search.get('after'), before: search.get('before') };
}

type Dated<Field extends string> = { id: string } & Record<Field, Date>;

/** What a list adds to its query. */
type Step<Field extends string> = {
  from: object;
  orderBy: [Record<Field, 'asc' | 'desc'>, { id: 'asc' | 'desc' }];
  take: number;
};

export type Page<Row> = {
  rows: Row[];
  /** What is added to the address for the neighbouring pages; null where there is none. */
  previous: { before: string } | null;
  next: { after: string } | null;
};

/** One page of a list by when its rows were made, newest first. */
export function newestFirst<Row extends Dated<'createdAt'>>(
  place: Place,
  read: (step: Step<'createdAt'>) => Promise<Row[]>,
): Promise<Page<Row>> {
  return latestFirst('createdAt', place, read);
}

/** One page of a list by one of its times, the latest first. `read` asks the database for it. */
export async function latestFirst<Field extends string, Row extends Dated<Field>>(
  field: Field,
  place: Place,
  read: (step: Step<Field>) => Promise<Row[]>,
): Promise<Page<Row>> {
  const before = readDatedKey(place.before);
  const after = before ? null : readDatedKey(place.after);
  const key = before ?? after;
  const direction = before ? 'asc' : 'desc';
  const rows = await read({
    from: key ? beyond(field, key, before ? 'gt' : 'lt') : {},
    // A computed name alone is no more to the compiler than some string.
    orderBy: [{ [field]: direction } as Record<Field, 'asc' | 'desc'>, { id: direction }],
    take: pageSize + 1,
  });
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (before) page.reverse();
  const [first, last] = [page.at(0), page.at(-1)];
  const keyOf = (row: Row) => writeListKey({ value: row[field].toISOString(), id: row.id });
  return {
    rows: page,
    previous: first && (before ? more : after) ? { before: keyOf(first) } : null,
    next: last && (before || more) ? { after: keyOf(last) } : null,
  };
}

type DatedKey = { date: Date; id: string };

function readDatedKey(text: string | null | undefined): DatedKey | null {
  const key = readListKey(text ?? null);
  const date = new Date(key?.value ?? '');
  return key && !Number.isNaN(date.getTime()) ? { date, id: key.id } : null;
}

function beyond(field: string, { date, id }: DatedKey, past: 'gt' | 'lt') {
  return {
    AND: [
      // Said once more for the index: where the walk starts.
      { [field]: { [`${past}e`]: date } },
      { OR: [{ [field]: { [past]: date } }, { [field]: date, id: { [past]: id } }] },
    ],
  };
}
