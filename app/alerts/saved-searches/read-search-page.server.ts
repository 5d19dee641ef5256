import type { Reader } from '#app/entities/entity-access.server.ts';
import { isToldAtOnce } from '#app/plans/plan-catalogue.ts';
import { isEmptyQuery } from '#app/search/query.ts';
import { readQuery } from '#app/search/read-query.ts';
import type { SearchAddress } from '#app/search/search-address.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { readMailChoice } from '../read-mail-choice.server.ts';
import { readZone } from '../zone.ts';
import { previewSearch } from './preview-search.server.ts';
import { toldRate } from './told-rate.ts';

type Shown = { search: SearchAddress; name: string; rate: DigestChoice };

/** What the page of a saved search shows: the form as it stands, and what the search finds. */
export async function readSearchPage(reader: Reader, { search, name, rate }: Shown) {
  const isAsked = !isEmptyQuery(readQuery(search.q));
  const [preview, { timeZone }] = await Promise.all([
    isAsked ? previewSearch(reader, search) : null,
    readMailChoice(reader.userId),
  ]);
  return {
    search,
    name,
    rate: toldRate(rate, reader.tier),
    mayTellAtOnce: isToldAtOnce(reader.tier),
    zone: readZone(timeZone),
    preview,
  };
}
