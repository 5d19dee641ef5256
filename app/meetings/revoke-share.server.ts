import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';

/**
 * Ends a reader's own link at once and for good. It stays counted in the month it was made.
 * @throws AppError not-found when it is nobody's, somebody else's, or has ended already
 */
export async function revokeShare({
  userId,
  shareId,
}: {
  userId: string;
  shareId: string;
}): Promise<void> {
  const { count } = await db.meetingShare.updateMany({
    where: { id: shareId, userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (count === 0) throw new AppError('not-found', noSuchShare);
}

export const noSuchShare = 'There is no such link among yours, or it has ended already.';
