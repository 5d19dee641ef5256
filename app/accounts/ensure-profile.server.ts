import { db, isDuplicate } from '#app/platform/db.server.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';

type Account = { userId: string; email: string };
type Ensured = { created: boolean; tier: string | null };

/**
 * Makes the profile that an account lacks: tier free and, until its owner gives them, no names.
 * @param failure what a person reads when it cannot be made
 * @throws AppError broken
 */
export async function ensureProfile(
  account: Account,
  failure = 'Error creating user profile',
): Promise<Ensured> {
  const found = await orFailSaying(readTier(account.userId), 'Error accessing user profile');
  return found ?? orFailSaying(createProfile(account), failure);
}

/** Null where there is no profile. */
async function readTier(userId: string): Promise<Ensured | null> {
  const profile = await db.profile.findUnique({
    where: { id: userId },
    select: { subscriptionTier: true },
  });
  return profile && { created: false, tier: profile.subscriptionTier };
}

async function createProfile({ userId, email }: Account): Promise<Ensured> {
  try {
    const { subscriptionTier } = await db.profile.create({ data: { id: userId, email } });
    return { created: true, tier: subscriptionTier };
  } catch (error) {
    // Two requests at once: the other one made it.
    const found = isDuplicate(error) ? await readTier(userId) : null;
    if (found) return found;
    throw error;
  }
}
