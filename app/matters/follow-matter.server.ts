import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { databaseKind, lockProfile, transact } from '#app/platform/db.server.ts';
import { mayFollowMatters, overMatterLimit } from './matter-limit.ts';

type Following = { userId: string; matterId: string };

/**
 * From now on a reader is told when a matter moves. Who follows it already goes on.
 * @throws AppError forbidden where the plan has no room for it; not-found where the matter or the
 * account is gone
 */
export async function followMatter({ userId, matterId }: Following): Promise<{ label: string }> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const reader = await readerNow(tx, userId);
    if (!reader) throw new AppError('not-found', 'This account is deleted already.');
    // A meeting that is being published has its row until it is done: what it adds is news, or was seen.
    if (databaseKind === 'postgres') {
      await tx.$queryRaw`SELECT id FROM matters WHERE id = ${matterId} FOR UPDATE`;
    }
    const matter = await tx.matter.findUnique({
      where: { id: matterId },
      select: { label: true, followers: { where: { userId }, select: { userId: true } } },
    });
    if (!matter) throw new AppError('not-found', 'Matter not found');
    if (matter.followers.length > 0) return { label: matter.label };
    const count = await tx.matterFollow.count({ where: { userId } });
    if (!mayFollowMatters(reader.tier, count + 1)) {
      throw new AppError('forbidden', overMatterLimit(reader.tier));
    }
    await tx.matterFollow.create({
      data: { userId, matterId, createdAt: new Date() },
      select: { userId: true },
    });
    return { label: matter.label };
  });
}
