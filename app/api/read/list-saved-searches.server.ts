import { listSearches } from '#app/alerts/saved-searches/list-searches.server.ts';
import { type Answer, type Asked, pageOfItems } from '../asked.ts';

export async function listSavedSearches({
  reader,
  query,
}: Asked<'listSavedSearches'>): Promise<Answer<'listSavedSearches'>> {
  const page = await listSearches(reader, { after: query.after });
  return pageOfItems(page, ({ address, lastFound, ...search }) => ({
    ...search,
    search: address,
    lastFound: lastFound?.toISOString() ?? null,
  }));
}
