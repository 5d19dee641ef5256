import type { Tx } from '#app/platform/db.server.ts';

/** Forgets which changes of meetings a reader has not been told: they want no such mail any more. */
export async function forgetNotices(tx: Tx, userId: string): Promise<void> {
  await tx.meetingNotice.updateMany({
    where: { userId, dueAt: { not: null } },
    data: { dueAt: null },
  });
  await tx.profile.updateMany({ where: { id: userId }, data: { changesDueAt: null } });
}
