import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noSuchShare } from './revoke-share.server.ts';
import type { OwnShare } from './share.ts';
import { ownShare, working } from './shares.server.ts';

export type ListedShare = OwnShare & {
  meeting: { id: string; title: string | null; date: Date | null };
  createdAt: Date;
};

type Asking = { userId: string; origin: string; now?: Date };

const withMeeting = {
  meeting: { select: { id: true, meetingTitle: true, meetingDate: true } },
} as const;

/** A reader's links that work, the newest first. */
export async function listShares({
  userId,
  origin,
  now = new Date(),
}: Asking): Promise<ListedShare[]> {
  const rows = await db.meetingShare.findMany({
    where: { userId, ...working(now) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withMeeting,
  });
  return rows.map((row) => listed(row, origin));
}

/**
 * One of a reader's links that work.
 * @throws AppError not-found
 */
export async function readOwnShare({
  userId,
  shareId,
  origin,
  now = new Date(),
}: Asking & { shareId: string }): Promise<ListedShare> {
  const row = await db.meetingShare.findFirst({
    where: { id: shareId, userId, ...working(now) },
    include: withMeeting,
  });
  if (!row) throw new AppError('not-found', noSuchShare);
  return listed(row, origin);
}

type Row = Parameters<typeof ownShare>[0] & {
  createdAt: Date;
  meeting: { id: string; meetingTitle: string | null; meetingDate: Date | null };
};

function listed(row: Row, origin: string): ListedShare {
  const { id, meetingTitle, meetingDate } = row.meeting;
  return {
    ...ownShare(row, origin),
    createdAt: row.createdAt,
    meeting: { id, title: meetingTitle?.trim() || null, date: meetingDate },
  };
}
