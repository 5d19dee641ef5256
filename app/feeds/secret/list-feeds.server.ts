import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noSuchFeed } from './make-feed.server.ts';

/** An address as its reader knows it: the secret itself is kept nowhere. */
export type ListedFeed = {
  id: string;
  /** The search whose finds it tells; null for what is followed */
  search: { id: string; name: string } | null;
  madeAt: Date;
  lastUsedAt: Date | null;
};

const select = {
  id: true,
  madeAt: true,
  lastUsedAt: true,
  search: { select: { id: true, name: true } },
} as const;

/** A reader's addresses in the order in which they were made. */
export const listFeeds = (userId: string): Promise<ListedFeed[]> =>
  db.feedAddress.findMany({ where: { userId }, orderBy: { id: 'asc' }, select });

/** One of them. @throws AppError not-found */
export async function readFeed(userId: string, id: string): Promise<ListedFeed> {
  const feed = await db.feedAddress.findFirst({ where: { id, userId }, select });
  if (!feed) throw new AppError('not-found', noSuchFeed);
  return feed;
}

/** The one for a search; null where there is none. */
export const readFeedOfSearch = (userId: string, searchId: string): Promise<ListedFeed | null> =>
  db.feedAddress.findFirst({ where: { userId, searchId }, select });
