import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { hasSummary } from './has-summary.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { leftThisMonth, mayShare, overShareLimit, type ShareState } from './share.ts';
import { nothingToShare } from './share-meeting.server.ts';
import {
  ownShare,
  readerNow,
  readSharing,
  type Sharing,
  type SharingColumns,
  sharingOf,
} from './shares.server.ts';

type Asked = { meetingId: string; origin: string; now?: Date };

/**
 * What a reader needs to know before they share a meeting, and the link they have already made.
 * @throws AppError not-found, or forbidden where the reader may not read the meeting
 */
export async function readShareState({ userId, ...asked }: Asked & { userId: string }): Promise<{
  meeting: { title: string | null; date: Date | null };
  state: ShareState;
}> {
  const { meetingId } = asked;
  const found = await readerNow(db, userId);
  const reader = found ?? { userId, tier: null, isAdmin: false, fullName: '' };
  const meeting = await db.meeting.findFirst({
    where: { AND: [{ id: meetingId }, await readableMeetings(reader)] },
    select: { meetingTitle: true, meetingDate: true },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const canBeRead = await hasSummary(db, meetingId);
  const now = asked.now ?? new Date();
  const [row] = await db.$queryRaw<SharingColumns[]>`
    SELECT ${sharingOf({ userId, meetingId, now })}`;
  const sharing = row ? readSharing(row) : { standing: null, used: 0 };
  const state = shareStateOf(reader, { sharing, origin: asked.origin, now });
  return {
    meeting: { title: meeting.meetingTitle?.trim() || null, date: meeting.meetingDate },
    state: canBeRead ? state : { ...state, refusal: nothingToShare, wantsPlan: false },
  };
}

/** The same of a meeting that has a summary and was read for this reader. */
export function shareStateOf(
  reader: Reader & { fullName: string },
  {
    sharing: { standing, used },
    origin,
    now = new Date(),
  }: { sharing: Sharing; origin: string; now?: Date },
): ShareState {
  const { tier } = reader;
  const refusal = mayShare(tier, used + 1) ? null : overShareLimit(tier, used, now);
  return {
    share: standing && ownShare(standing, origin),
    refusal,
    wantsPlan: refusal !== null,
    left: leftThisMonth(tier, used),
    name: reader.fullName.trim(),
  };
}
