import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { bodyTitle } from './body-title.ts';
import { openPageFields } from './open-page-fields.ts';
import { type Behind, type ReadSummary, readSummary } from './read-summary.server.ts';
import { loadTranscript, type TranscriptOfMeeting } from './read-transcript.server.ts';

export type SharedMeeting = {
  shareId: string;
  meetingId: string;
  sharerId: string;
  /** Only where the one who shared it wishes so. */
  sharedBy: string | null;
  validUntil: Date;
  meeting: {
    title: string | null;
    date: Date | null;
    description: string | null;
    documents: string | null;
    entity: string | null;
  };
  summary: ReadSummary | null;
  /** What the summary was read from. */
  behind: Behind | null;
};

/** A link's page: what it leads to, or why it leads nowhere any more. */
export type Opened<T> = { state: 'working'; found: T } | { state: 'over' } | { state: 'unknown' };

type Opening = { token: string; now?: Date };

/**
 * A meeting as its link shows it: the newest published summary.
 * Who holds the link may read; nothing of a reader's own is in it.
 */
export async function readSharedMeeting(opening: Opening): Promise<Opened<SharedMeeting>> {
  const opened = await openShare(opening);
  if (opened.state !== 'working') return opened;
  const { meeting, user, ...share } = opened.found;
  const found = await readSummary(meeting);
  return {
    state: 'working',
    found: {
      shareId: share.id,
      meetingId: meeting.id,
      sharerId: share.userId,
      sharedBy: (share.showName && user.profile?.fullName.trim()) || null,
      validUntil: share.expiresAt,
      meeting: {
        title: meeting.meetingTitle?.trim() || null,
        date: meeting.meetingDate,
        description: meeting.meetingDescription?.trim() || null,
        documents: webAddress(meeting.pdfUrl),
        entity: bodyTitle(meeting),
      },
      summary: found?.summary ?? null,
      behind: found?.behind ?? null,
    },
  };
}

/** The record behind a shared summary; null where it has none. */
export async function readSharedTranscript(
  opening: Opening,
  at = 0,
): Promise<Opened<TranscriptOfMeeting | null>> {
  const opened = await openShare(opening);
  if (opened.state !== 'working') return opened;
  return { state: 'working', found: await loadTranscript({ id: opened.found.meeting.id }, at) };
}

async function openShare({ token, now = new Date() }: Opening) {
  const share = await db.meetingShare.findUnique({
    where: { token },
    include: {
      user: { select: { profile: { select: { fullName: true } } } },
      meeting: { select: openPageFields },
    },
  });
  if (!share) return { state: 'unknown' } as const;
  if (share.revokedAt || share.expiresAt <= now) return { state: 'over' } as const;
  return { state: 'working', found: share } as const;
}
