import { mailReaches } from '#app/accounts/mail-reaches.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Readers whom a correction of a meeting's summary is mailed: they keep notes on it or shared it. */
export const hasWorkedWith = (meetingId: string): Prisma.UserWhereInput => ({
  ...mailReaches({ mailCorrections: true }),
  OR: [{ notes: { some: { meetingId } } }, { shares: { some: { meetingId } } }],
});
