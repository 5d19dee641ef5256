import type { Tx } from '#app/platform/db.server.ts';
import { callDigests } from '../digest-due.server.ts';
import { nextDigest } from '../next-digest.ts';
import { readZone } from '../zone.ts';

/**
 * Sets when a reader is next told of what their searches found, or of matters. The caller holds the
 * reader's lock (`lockProfile`).
 */
export async function setAlertsDue(tx: Tx, userId: string): Promise<void> {
  const { _min } = await tx.searchHit.aggregate({
    where: { search: { userId }, dueAt: { not: null } },
    _min: { dueAt: true },
  });
  const moves = await movesDue(tx, userId);
  const times = [_min.dueAt, moves].flatMap((time) => time?.getTime() ?? []);
  const due = times.length === 0 ? null : new Date(Math.min(...times));
  await tx.profile.updateMany({ where: { id: userId }, data: { alertsDueAt: due } });
  if (due) await callDigests(tx, due);
}

/** Of matters readers are told at once, and of what moved at night in the morning, where they keep nights. */
async function movesDue(tx: Tx, userId: string): Promise<Date | null> {
  const { _min } = await tx.matterMove.aggregate({
    where: { userId, toldAt: null },
    _min: { createdAt: true },
  });
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { timeZone: true, mailQuietNights: true },
  });
  if (!_min.createdAt || !profile) return null;
  const { timeZone, mailQuietNights: keepsNights } = profile;
  return nextDigest(
    { choice: 'at-once', timeZone: readZone(timeZone), keepsNights },
    _min.createdAt,
  );
}

/** Has readers told at a moment, unless they are told earlier. The caller holds their locks. */
export async function bringAlertsForward(
  tx: Tx,
  userIds: readonly string[],
  due: Date,
): Promise<void> {
  await tx.profile.updateMany({
    where: {
      id: { in: [...userIds] },
      OR: [{ alertsDueAt: null }, { alertsDueAt: { gt: due } }],
    },
    data: { alertsDueAt: due },
  });
  await callDigests(tx, due);
}
