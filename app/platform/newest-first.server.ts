import { type ListKey, type Page, type Place, pageByKey } from './page-by-key.ts';

type Dated<Field extends string> = { id: string } & Record<Field, Date>;

/** What a list adds to its query. */
type Step<Field extends string> = {
  from: object;
  orderBy: [Record<Field, 'asc' | 'desc'>, { id: 'asc' | 'desc' }];
  take: number;
};

/** One page of a list by when its rows were made, newest first. */
export function newestFirst<Row extends Dated<'createdAt'>>(
  place: Place,
  read: (step: Step<'createdAt'>) => Promise<Row[]>,
): Promise<Page<Row>> {
  return latestFirst('createdAt', place, read);
}

/** One page of a list by one of its times, the latest first. `read` asks the database for it. */
export function latestFirst<Field extends string, Row extends Dated<Field>>(
  field: Field,
  place: Place,
  read: (step: Step<Field>) => Promise<Row[]>,
  size?: number,
): Promise<Page<Row>> {
  return pageByKey({
    place,
    size,
    keyOf: (row: Row) => ({ value: row[field].toISOString(), id: row.id }),
    isKey: isDated,
    read({ from, backwards, take }) {
      const direction = backwards ? 'asc' : 'desc';
      return read({
        from: from ? beyond(field, from, backwards ? 'gt' : 'lt') : {},
        // A computed name alone is no more to the compiler than some string.
        orderBy: [{ [field]: direction } as Record<Field, 'asc' | 'desc'>, { id: direction }],
        take,
      });
    },
  });
}

/** A moment as it is written into keys; other years a date can have, and PostgreSQL no time. */
export const isDated = ({ value }: ListKey) =>
  value !== null && /^[1-9]\d{3}-/.test(value) && !Number.isNaN(Date.parse(value));

function beyond(field: string, { value, id }: ListKey, past: 'gt' | 'lt') {
  const date = new Date(value ?? 0);
  return {
    AND: [
      // Said once more for the index: where the walk starts.
      { [field]: { [`${past}e`]: date } },
      { OR: [{ [field]: { [past]: date } }, { [field]: date, id: { [past]: id } }] },
    ],
  };
}
