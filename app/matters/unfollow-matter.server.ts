import { lockProfile, transact } from '#app/platform/db.server.ts';

/** Ends a reader's following of a matter; what they were not told of it yet they are not told. */
export async function unfollowMatter(following: { userId: string; matterId: string }) {
  const { userId, matterId } = following;
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    await tx.matterFollow.deleteMany({ where: { userId, matterId } });
    await tx.matterMove.updateMany({
      where: { userId, matterId, toldAt: null },
      data: { toldAt: new Date() },
    });
    const left = { where: { matterId } };
    if ((await tx.matterFollow.count(left)) + (await tx.matterStep.count(left)) > 0) return;
    // Only its follower kept it.
    await tx.matter.deleteMany({ where: { id: matterId } });
  });
}
