import { z } from 'zod';

/** What a filter that filters nothing says. */
export const all = 'all';

const text = z.string().trim().max(200).catch('');
const choice = z
  .string()
  .trim()
  .max(200)
  .transform((value) => (value === '' ? all : value))
  .catch(all);

const shape = z.object({ q: text, state: choice, county: choice, type: choice });

/** Specification, section 5: text in name or description, the others equal or 'all', joined by AND. */
export type EntityFilter = z.infer<typeof shape>;

export type EntityFilterOptions = { states: string[]; counties: string[]; types: string[] };

/** The filter that an address holds; whatever is missing or makes no sense filters nothing. */
export function readEntityFilter(params: URLSearchParams): EntityFilter {
  return shape.parse({
    q: params.get('q') ?? '',
    state: params.get('state') ?? '',
    county: params.get('county') ?? '',
    type: params.get('type') ?? '',
  });
}

/** The filter as it stands in an address: only what filters something. */
export function entityFilterParams(filter: EntityFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.q) params.set('q', filter.q);
  for (const name of ['state', 'county', 'type'] as const) {
    if (filter[name] !== all) params.set(name, filter[name]);
  }
  return params;
}

export function isFiltered(filter: EntityFilter): boolean {
  return entityFilterParams(filter).size > 0;
}

/** The value a field shows: empty for 'all'. */
export function chosen(value: string): string {
  return value === all ? '' : value;
}
