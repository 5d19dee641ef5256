import type { Reader } from '#app/entities/entity-access.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import { rowsOfPages } from '#app/platform/rows-of-pages.ts';
import { searchPath } from '#app/search/search-address.ts';
import { listSearches } from './list-searches.server.ts';
import { readSavedAddress } from './saved-address.ts';
import { rateWords } from './told-rate.ts';

const head = ['name', 'query', 'told', 'last_found', 'paused', 'address'];

/** A reader's saved searches as a file for spreadsheets, in the order they were saved. */
export async function searchesFile(
  reader: Reader,
  { origin }: { origin: string },
): Promise<string> {
  const rows = await rowsOfPages((place) => listSearches(reader, place));
  return csvLines([
    head,
    ...rows.map(({ name, address, rate, lastFound, isPaused }) => {
      const search = readSavedAddress(address);
      return [
        ...[name, search.q, rateWords[rate], lastFound ? isoDateOf(lastFound) : ''],
        ...[isPaused ? 'yes' : 'no', origin + searchPath(search)],
      ];
    }),
  ]);
}
