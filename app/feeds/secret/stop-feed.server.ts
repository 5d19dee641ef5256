import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noSuchFeed } from './make-feed.server.ts';

/** Ends an address at once and for good. @throws AppError not-found */
export async function stopFeed({ userId, id }: { userId: string; id: string }): Promise<void> {
  const { count } = await db.feedAddress.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError('not-found', noSuchFeed);
}
