import { db } from '#app/platform/db.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { leftThisMonth, mayShare, overShareLimit, type ShareState } from './share.ts';
import { nothingToShare } from './share-meeting.server.ts';
import { countThisMonth, findWorkingShare, ownShare, readerNow } from './shares.server.ts';

type Asking = { userId: string; meetingId: string; origin: string; now?: Date };

/**
 * What a reader needs to know before they share a meeting, and the link they have already made.
 * @throws AppError not-found, or forbidden where the reader may not read the meeting
 */
export async function readShareState(
  asking: Asking,
): Promise<{ meeting: { title: string | null; date: Date | null }; state: ShareState }> {
  const { userId, meetingId, origin, now = new Date() } = asking;
  const found = await readerNow(db, userId);
  const reader = found ?? { userId, tier: null, isAdmin: false, name: '' };
  const meeting = await db.meeting.findFirst({
    where: { AND: [{ id: meetingId }, await readableMeetings(reader)] },
    select: { meetingTitle: true, meetingDate: true, markdownSummary: true },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const [standing, used] = await Promise.all([
    findWorkingShare(db, { userId, meetingId, now }),
    countThisMonth(db, userId, now),
  ]);
  const hasSummary = Boolean(meeting.markdownSummary?.trim());
  const overLimit = mayShare(reader.tier, used + 1) ? null : overShareLimit(reader.tier, used, now);
  return {
    meeting: { title: meeting.meetingTitle?.trim() || null, date: meeting.meetingDate },
    state: {
      share: standing && ownShare(standing, origin),
      refusal: hasSummary ? overLimit : nothingToShare,
      wantsPlan: hasSummary && overLimit !== null,
      left: leftThisMonth(reader.tier, used),
      name: reader.name,
    },
  };
}
