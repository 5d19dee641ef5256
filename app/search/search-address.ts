import { type Facet, facetNames } from './found.ts';

/** A search as it stands in an address: `/search?q=…&kind=decision&page=2`. */
export type SearchAddress = {
  /** The query as typed */
  q: string;
  /** What is chosen of each facet; null for all */
  chosen: Record<Facet['name'], string | null>;
  /** From 1 */
  page: number;
};

/** Characters of a query; what is longer is refused with a sentence, not cut. */
export const longestQuery = 500;

const lastPage = 50;

/** Whatever of an address makes no sense counts as absent. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const text = (name: string) => params.get(name)?.trim() || null;
  const page = Number(params.get('page') ?? '1');
  const [kind, body, outcome, year] = facetNames.map(text);
  return {
    q: text('q') ?? '',
    chosen: {
      kind: kind ?? null,
      body: body ?? null,
      outcome: outcome ?? null,
      year: year ?? null,
    },
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a search, with some of it changed; choosing anew starts at the first page. */
export function searchPath(
  { q, chosen, page }: SearchAddress,
  changes: Partial<Record<Facet['name'], string | null>> & { page?: number } = {},
): string {
  const { page: turned, ...choices } = changes;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries({ ...chosen, ...choices })) {
    if (value) params.set(name, value);
  }
  const shown = turned ?? (Object.keys(choices).length > 0 ? 1 : page);
  if (shown > 1) params.set('page', String(shown));
  return `/search?${params}`;
}
