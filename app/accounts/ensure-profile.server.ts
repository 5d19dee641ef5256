import { db, isDuplicate } from '#app/platform/db.server.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import { hasProfile } from './has-profile.server.ts';

type Account = { userId: string; email: string };

/**
 * Makes the profile that an account lacks: tier free and, until its owner gives them, no names.
 * @param failure what a person reads when it cannot be made
 * @throws AppError broken
 */
export async function ensureProfile(account: Account, failure = 'Error creating user profile') {
  const found = await orFailSaying(hasProfile(account.userId), 'Error accessing user profile');
  return { created: found ? false : await orFailSaying(createProfile(account), failure) };
}

async function createProfile({ userId, email }: Account): Promise<boolean> {
  try {
    await db.profile.create({ data: { id: userId, email } });
    return true;
  } catch (error) {
    // Two requests at once: the other one made it.
    if (isDuplicate(error) && (await hasProfile(userId))) return false;
    throw error;
  }
}
