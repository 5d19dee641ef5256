import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { hasSummary } from './has-summary.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { mayShare, overShareLimit, shareDays } from './share.ts';
import { countThisMonth, findWorkingShare, readerNow } from './shares.server.ts';

type Sharing = {
  userId: string;
  meetingId: string;
  /** Whether the page says who shared it. */
  showName: boolean;
  now?: Date;
};

export const nothingToShare = 'This meeting has no summary yet, so there is nothing to share.';

/**
 * Makes a link to a meeting that opens without an account. While an earlier one works, that one is
 * given again, with the name shown or not as wished now; it does not count again.
 * @throws AppError not-found, forbidden where the reader may not read the meeting or their plan's
 * month is used up, conflict while there is no published summary
 */
export async function shareMeeting(sharing: Sharing): Promise<{ token: string; isNew: boolean }> {
  const { userId, meetingId, showName, now = new Date() } = sharing;
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const reader = await readerNow(tx, userId);
    if (!reader) throw new AppError('invalid', 'Please complete your profile setup first');
    const meeting = await tx.meeting.findFirst({
      where: { AND: [{ id: meetingId }, await readableMeetings(reader, tx)] },
      select: { id: true },
    });
    if (!meeting) throw await meetingRefusal(meetingId, tx);

    const standing = await findWorkingShare(tx, { userId, meetingId, now });
    if (standing) {
      await tx.meetingShare.update({ where: { id: standing.id }, data: { showName } });
      return { token: standing.token, isNew: false };
    }
    if (!(await hasSummary(tx, meetingId))) throw new AppError('conflict', nothingToShare);
    const used = await countThisMonth(tx, userId, now);
    if (!mayShare(reader.tier, used + 1)) {
      throw new AppError('forbidden', overShareLimit(reader.tier, used, now));
    }
    const { token } = await tx.meetingShare.create({
      data: {
        token: randomBytes(24).toString('base64url'),
        userId,
        meetingId,
        showName,
        createdAt: now,
        expiresAt: addDays(now, shareDays),
      },
      select: { token: true },
    });
    return { token, isNew: true };
  });
}
