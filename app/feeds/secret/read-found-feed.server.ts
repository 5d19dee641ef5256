import { readSearch } from '#app/alerts/saved-searches/read-search.server.ts';
import { maySave } from '#app/alerts/saved-searches/search-limit.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { findNewest, type NewestFound } from '#app/search/find-newest.server.ts';

const mostMeetings = 30;

export type FoundFeed = { name: string; found: NewestFound[] };

/**
 * What a saved search finds of what its reader may read now; also of one that sends no mail.
 * @throws AppError not-found; forbidden while the reader's plan has no room for it
 */
export async function readFoundFeed(reader: Reader, searchId: string): Promise<FoundFeed> {
  const { userId, tier } = reader;
  const { name, search } = await readSearch({ userId, id: searchId });
  const place = await db.savedSearch.count({ where: { userId, id: { lte: searchId } } });
  if (!maySave(tier, place)) throw new AppError('forbidden', paused);
  return { name, found: await findNewest(reader, search, mostMeetings) };
}

const paused = 'Your plan has no room for this search: it is kept, and not run.';
