import { lockProfiles, type Tx } from '#app/platform/db.server.ts';
import { fallBack } from './fall-back.server.ts';
import { tellEnded } from './tell-ended.server.ts';

/** Ends all seats that a reader has given, and tells those who held one. */
export async function endSeatsOf(
  tx: Tx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  const seats = await tx.seat.findMany({
    where: { ownerId },
    orderBy: { id: 'asc' },
    select: { id: true, holderId: true },
  });
  if (seats.length === 0) return;
  await lockProfiles(
    tx,
    seats.flatMap(({ holderId }) => holderId ?? []),
  );
  for (const { id, holderId } of seats) {
    // Who has just left has settled their own plan.
    const { count } = await tx.seat.deleteMany({ where: { id, holderId } });
    if (count === 0 || holderId === null) continue;
    await fallBack(tx, { holderId, now });
    await tellEnded(tx, { seatId: id, holderId });
  }
}
