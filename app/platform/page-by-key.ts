import { z } from 'zod';

/** Where a page of a sorted list begins: the last row's value in the sorted column, and its id. */
export type ListKey = { value: string | null; id: string };

const keyShape = z.tuple([z.string().nullable(), z.string()]);

export function writeListKey({ value, id }: ListKey): string {
  return btoa(encodeURIComponent(JSON.stringify([value, id])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for a key that somebody typed or cut off: the list then starts from the top. */
export function readListKey(text: string | null): ListKey | null {
  if (!text) return null;
  try {
    const json = decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    const [value, id] = keyShape.parse(JSON.parse(json));
    return { value, id };
  } catch {
    return null;
  }
}
