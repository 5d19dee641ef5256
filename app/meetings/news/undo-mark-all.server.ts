import { lockProfile, transact } from '#app/platform/db.server.ts';

/**
 * Makes unread again what was last marked as read all at once, apart from what the reader opened.
 * Only once, and only where it is still that: from an old page nothing is taken back.
 */
export async function undoMarkAll({
  userId,
  through,
}: {
  userId: string;
  through: Date;
}): Promise<{ undone: boolean }> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const marked = { id: userId, newsReadAt: through };
    const profile = await tx.profile.findFirst({
      where: marked,
      select: { newsReadBefore: true },
    });
    // Where both are the same it was undone before.
    if (!profile || profile.newsReadBefore?.getTime() === through.getTime()) {
      return { undone: false };
    }
    await tx.profile.updateMany({
      where: marked,
      data: { newsReadAt: profile.newsReadBefore },
    });
    return { undone: true };
  });
}
