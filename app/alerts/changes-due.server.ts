import type { Tx } from '#app/platform/db.server.ts';
import { callDigests } from './digest-due.server.ts';

/** Sets when a reader is next told of meetings that changed. The caller holds the reader's lock. */
export async function setChangesDue(tx: Tx, userId: string): Promise<void> {
  const { _min } = await tx.meetingNotice.aggregate({
    where: { userId, dueAt: { not: null } },
    _min: { dueAt: true },
  });
  await tx.profile.updateMany({ where: { id: userId }, data: { changesDueAt: _min.dueAt } });
  if (_min.dueAt) await callDigests(tx, _min.dueAt);
}
