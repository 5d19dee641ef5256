import { db, isDuplicate } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import { isMissing, stripe } from './stripe.server.ts';

/** Under this name a customer at Stripe says which reader it is. */
export const userIdKey = 'dais_user_id';

/**
 * The row of a customer that Stripe knows and the tables do not: the answer that named it was lost.
 * Null for a customer that is none of this site's readers, or not theirs any more.
 */
export async function adoptCustomer(stripeId: string) {
  const userId = await readUserId(stripeId);
  if (!userId || (await db.user.count({ where: { id: userId } })) === 0) return null;
  const held = await db.paymentCustomer.findUnique({ where: { userId } });
  if (held?.stripeId && held.stripeId !== stripeId) {
    log.error(
      { customer: stripeId, instead: held.stripeId },
      'a reader is two customers at Stripe',
    );
    return null;
  }
  try {
    return await db.paymentCustomer.upsert({
      where: { userId },
      create: { userId, stripeId },
      update: { stripeId },
    });
  } catch (error) {
    // Another one adopted it, or the account was deleted meanwhile.
    if (!isDuplicate(error)) throw error;
    return db.paymentCustomer.findUnique({ where: { stripeId } });
  }
}

async function readUserId(stripeId: string): Promise<string | null> {
  try {
    const customer = await stripe().customers.retrieve(stripeId);
    return customer.deleted ? null : (customer.metadata[userIdKey] ?? null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
