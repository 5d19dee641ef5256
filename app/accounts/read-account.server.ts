import { db } from '#app/platform/db.server.ts';

/** What settings shows of an account beyond what the viewer knows. */
export async function readAccount(userId: string) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailConfirmedAt: true },
  });
  return { emailConfirmed: user.emailConfirmedAt !== null };
}
