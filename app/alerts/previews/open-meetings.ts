import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** How far a digest looks ahead. */
export const previewDays = 8;

/**
 * Meetings that there is more to say of than their date, and something to do before: an agenda to read,
 * a hearing to speak at, comments to send.
 */
export const openMeetings = (now: Date): Prisma.MeetingWhereInput => ({
  cancelledAt: null,
  OR: [
    { agenda: { entries: { some: {} } } },
    { searchTitle: { contains: 'hearing' } },
    { commentUntil: { gt: now } },
  ],
});

/** What a reader was told of a meeting ahead: once that it is to come, and once that it is open. */
export type PreviewStage = 'date' | 'open';
