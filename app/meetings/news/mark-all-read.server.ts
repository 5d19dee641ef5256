import { lockProfile, transact } from '#app/platform/db.server.ts';

/**
 * Marks as read all that was published until a moment: of the newest that the reader was shown, so
 * that what came since stays unread. It can be undone once (`undoMarkAll`).
 */
export async function markAllRead({
  userId,
  through,
}: {
  userId: string;
  through: Date;
}): Promise<void> {
  const now = new Date();
  const newsReadAt = through > now ? now : through;
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    const profile = await tx.profile.findUnique({
      where: { id: userId },
      select: { newsReadAt: true },
    });
    if (!profile || (profile.newsReadAt && profile.newsReadAt >= newsReadAt)) return;
    await tx.profile.update({
      where: { id: userId },
      data: { newsReadAt, newsReadBefore: profile.newsReadAt },
      select: { id: true },
    });
  });
}
