import { lockProfile, transact } from '#app/platform/db.server.ts';

/** Sends a reader mail again. What came back before is forgotten: else the next bounce would end it anew. */
export async function resumeMail({ userId, email }: { userId: string; email: string }) {
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    await tx.mailEvent.deleteMany({ where: { recipient: email.toLowerCase() } });
    await tx.profile.updateMany({ where: { id: userId }, data: { mailPause: null } });
  });
}
