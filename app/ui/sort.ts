export type Sort = { column: string; direction: 'asc' | 'desc' };

/** Where a list begins; a new order or filter starts from the top again. */
export const cursorParams = ['after', 'before'] as const;

/** The address's query with another order (`sort`, `dir`), filters kept, first page. */
export function sortAddress(search: URLSearchParams, sort: Sort): string {
  const next = new URLSearchParams(search);
  for (const name of cursorParams) next.delete(name);
  next.set('sort', sort.column);
  next.set('dir', sort.direction);
  return `?${next}`;
}

/** The address's query with another place in the list, everything else kept. */
export function pageAddress(search: URLSearchParams, place: Record<string, string>): string {
  const next = new URLSearchParams(search);
  for (const name of cursorParams) next.delete(name);
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  const query = next.toString();
  return query ? `?${query}` : '?';
}
