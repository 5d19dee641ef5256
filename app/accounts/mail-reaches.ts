import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Readers with such a profile who get mail: their address is confirmed, and nothing made us pause. */
export const mailReaches = (profile: Prisma.ProfileWhereInput): Prisma.UserWhereInput => ({
  emailConfirmedAt: { not: null },
  profile: { ...profile, mailPause: null },
});
