/** What a filter that filters nothing says. */
export const all = 'all';

const longest = 200;

/** Specification, section 5: text in name or description, the others equal or 'all', joined by AND. */
export type EntityFilter = { q: string; state: string; county: string; type: string };

export type EntityFilterOptions = { states: string[]; counties: string[]; types: string[] };

/**
 * The filter that an address holds; whatever is missing or makes no sense filters nothing. Read by
 * hand: with zod, pages that filter would carry it to the browser.
 */
export function readEntityFilter(params: URLSearchParams): EntityFilter {
  const text = (name: string) => {
    const value = params.get(name)?.trim() ?? '';
    return value.length > longest ? '' : value;
  };
  return {
    q: text('q'),
    state: text('state') || all,
    county: text('county') || all,
    type: text('type') || all,
  };
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

/** The value a field shows: empty for 'all'. */
export function chosen(value: string): string {
  return value === all ? '' : value;
}
