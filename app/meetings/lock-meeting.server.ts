import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';

/**
 * Makes transactions that change what belongs to one meeting take turns: whoever writes its row
 * first goes first, until the transaction ends.
 * @throws AppError `not-found`
 */
export async function lockMeeting(tx: Tx, meetingId: string): Promise<void> {
  const { count } = await tx.meeting.updateMany({
    where: { id: meetingId },
    data: { updatedAt: new Date() },
  });
  if (count === 0) throw new AppError('not-found', 'Meeting not found');
}
