import { db, lockProfile, transact } from '#app/platform/db.server.ts';
import { userIdKey } from './adopt-customer.server.ts';
import { stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** A row of checkouts. */
export type Attempt = {
  userId: string;
  attemptId: string;
  priceId: string;
  sessionId: string | null;
};

/** `over`: the attempt has run out. `replaced`: the reader has begun another one meanwhile. */
type Opened = { url: string } | 'paid' | 'over' | 'replaced';

/** The page of Stripe on which an attempt is paid: the one it has, or its first. */
export async function openSession({
  attempt,
  customer,
  siteUrl,
}: {
  attempt: Attempt;
  customer: string;
  siteUrl: string;
}): Promise<Opened> {
  const session = attempt.sessionId
    ? await stripe().checkout.sessions.retrieve(attempt.sessionId)
    : await createSession(attempt, customer, siteUrl);
  if (!attempt.sessionId && !(await keepSession(attempt, session.id))) {
    // Another plan was chosen, or the account deleted, while Stripe made this one.
    await stripe()
      .checkout.sessions.expire(session.id)
      .catch(() => undefined);
    return 'replaced';
  }
  if (session.status === 'open' && session.url) return { url: session.url };
  if (session.status === 'complete') {
    await syncCustomer(customer);
    if (await hasSubscription(attempt.userId)) return 'paid';
  }
  await forget(attempt);
  return 'over';
}

function createSession({ userId, attemptId, priceId }: Attempt, customer: string, siteUrl: string) {
  return stripe().checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { [userIdKey]: userId } },
      success_url: `${siteUrl}/my-meetings?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/pricing?checkout=cancelled`,
    },
    { idempotencyKey: `checkout ${attemptId}` },
  );
}

/**
 * False when the attempt is not the reader's newest any more. Under the lock under which another one
 * takes its place: that one has to see this session, to end it.
 */
function keepSession({ userId, attemptId }: Attempt, sessionId: string): Promise<boolean> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const { count } = await tx.checkout.updateMany({
      where: { userId, attemptId, OR: [{ sessionId: null }, { sessionId }] },
      data: { sessionId },
    });
    return count > 0;
  });
}

async function hasSubscription(userId: string): Promise<boolean> {
  return (await db.subscription.count({ where: { customer: { userId } } })) > 0;
}

async function forget({ userId, attemptId }: Attempt): Promise<void> {
  await db.checkout.deleteMany({ where: { userId, attemptId } });
}
