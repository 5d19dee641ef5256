import { z } from 'zod';

/** Rows on a page of most lists. */
export const pageSize = 25;

/** Where a page begins, as its address has it. */
export type Place = { after?: string | null; before?: string | null };

export type Page<Row> = {
  rows: Row[];
  /** What is added to the address for the neighbouring pages; null where there is none. */
  previous: { before: string } | null;
  next: { after: string } | null;
};

/** A row by which a list can be entered again: its value in the sorted column, and its id. */
export type ListKey = { value: string | null; id: string };

/** What a list asks the database for: rows beyond `from`, in the list's order or against it. */
export type Walk = { from: ListKey | null; backwards: boolean; take: number };

type List<Row> = {
  place?: Place;
  size?: number;
  keyOf: (row: Row) => ListKey;
  /** A key of another order is no place in this list. */
  isKey?: (key: ListKey) => boolean;
  read: (walk: Walk) => Promise<Row[]>;
};

export function readPlace(search: URLSearchParams): Place {
  return { after: search.get('after'), before: search.get('before') };
}

/** One page of a sorted list of any length: where it begins is a row, not a number of rows. */
export async function pageByKey<Row>(list: List<Row>): Promise<Page<Row>> {
  const { place = {}, size = pageSize, keyOf, isKey = () => true, read } = list;
  const [before, after] = [place.before, place.after].map((text) => {
    const key = readListKey(text);
    return key && isKey(key) ? key : null;
  });
  const from = before ?? after ?? null;
  const backwards = Boolean(before);
  const found = await read({ from, backwards, take: size + 1 });
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    previous: first && (backwards ? more : from) ? { before: writeListKey(keyOf(first)) } : null,
    next: last && (backwards || more) ? { after: writeListKey(keyOf(last)) } : null,
  };
}

/** PostgreSQL takes no NUL in a text. */
const text = z.string().refine((value) => !value.includes('\0'));
const keyShape = z.tuple([text.nullable(), text]);

export function writeListKey({ value, id }: ListKey): string {
  return btoa(encodeURIComponent(JSON.stringify([value, id])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for a key that somebody typed or cut off: the list then starts from the top. */
export function readListKey(key: string | null | undefined): ListKey | null {
  if (!key) return null;
  try {
    const json = decodeURIComponent(atob(key.replaceAll('-', '+').replaceAll('_', '/')));
    const [value, id] = keyShape.parse(JSON.parse(json));
    return { value, id };
  } catch {
    return null;
  }
}
