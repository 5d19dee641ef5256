import { subDays } from 'date-fns/subDays';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import type { Found } from '#app/search/found.ts';
import { type RelatedWord, relatedWords } from '#app/search/related-words.server.ts';
import { search } from '#app/search/search.server.ts';
import type { SearchAddress } from '#app/search/search-address.ts';
import { previewDays } from './how-often.ts';

export type Preview = {
  found: Found;
  /** Words that stand where the searched ones do, to be looked for as well */
  related: RelatedWord[];
};

/** As fast as anybody tries words out. */
const aMinute = rateLimit({ name: 'search-previews', attempts: 60, minutes: 1 });

/**
 * What a search would have found in the meetings of the last 90 days.
 * @throws AppError too-many
 */
export async function previewSearch(reader: Reader, address: SearchAddress): Promise<Preview> {
  await aMinute.take(reader.userId);
  const since = subDays(new Date(), previewDays).toISOString().slice(0, 10);
  const [found, related] = await Promise.all([
    search(reader, { ...address, page: 1 }, { since }),
    relatedWords(reader, address),
  ]);
  return { found, related };
}
