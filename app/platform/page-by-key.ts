import { z } from 'zod';

/** Where a page of a sorted list begins: the last row's value in the sorted column, and its id. */
export type ListKey = { value: string | null; id: string };

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
export function readListKey(key: string | null): ListKey | null {
  if (!key) return null;
  try {
    const json = decodeURIComponent(atob(key.replaceAll('-', '+').replaceAll('_', '/')));
    const [value, id] = keyShape.parse(JSON.parse(json));
    return { value, id };
  } catch {
    return null;
  }
}
