import { AppError } from '#app/platform/app-error.ts';
import { db, isDuplicate } from '#app/platform/db.server.ts';

/** Makes the profile that an account lacks: tier free and, until its owner gives them, no names. */
export async function ensureProfile({ userId, email }: { userId: string; email: string }) {
  const found = await db.profile.findUnique({ where: { id: userId }, select: { id: true } });
  if (found) return { created: false };
  try {
    await db.profile.create({ data: { id: userId, email } });
    return { created: true };
  } catch (error) {
    // Two requests at once: the other one made it.
    const made =
      isDuplicate(error) &&
      (await db.profile.findUnique({ where: { id: userId }, select: { id: true } }));
    if (made) return { created: false };
    throw new AppError('unavailable', 'Error creating user profile', { cause: error });
  }
}
