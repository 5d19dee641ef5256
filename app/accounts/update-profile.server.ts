import { db } from '#app/platform/db.server.ts';
import type { ProfileNames } from './settings-form.ts';

/** Gives a reader's profile these names, and makes the profile where there is none. */
export async function updateProfile({
  userId,
  email,
  firstName,
  lastName,
}: ProfileNames & { userId: string; email: string }): Promise<void> {
  const names = { firstName, lastName, fullName: `${firstName} ${lastName}` };
  await db.profile.upsert({
    where: { id: userId },
    create: { id: userId, email, ...names },
    update: names,
  });
}
