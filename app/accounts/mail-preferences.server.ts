import { db } from '#app/platform/db.server.ts';

/** Whether a reader gets mail when a summary is corrected that they have worked with. */
export async function wantsCorrectionMail(userId: string): Promise<boolean> {
  const profile = await db.profile.findFirst({
    where: { id: userId },
    select: { mailCorrections: true },
  });
  return profile?.mailCorrections ?? true;
}

/** Switches mail about corrections on or off. Nothing happens where the account is gone. */
export async function setCorrectionMail(userId: string, wanted: boolean): Promise<void> {
  await db.profile.updateMany({ where: { id: userId }, data: { mailCorrections: wanted } });
}
