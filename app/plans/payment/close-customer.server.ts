import { z } from 'zod';
import { db } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { isMissing, orTryLater, stripe } from './stripe.server.ts';

const payload = z.object({ customerId: z.string() });

/** The job that follows the deletion of an account: what it paid for ends at Stripe too. */
export const closeDeletedCustomer: JobHandler = (given) =>
  orTryLater(closeCustomer(payload.parse(given).customerId));

/**
 * Deletes the customer whose account is gone at Stripe, which ends its subscription at once, and
 * then its row. Stripe keeps the invoices, as the law wants.
 */
export async function closeCustomer(customerId: string): Promise<void> {
  const customer = await db.paymentCustomer.findUnique({ where: { id: customerId } });
  if (!customer || customer.userId !== null) return;
  if (customer.stripeId) {
    await expireSessions(customer.stripeId);
    await stripe()
      .customers.del(customer.stripeId)
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  }
  await db.paymentCustomer.deleteMany({ where: { id: customerId, userId: null } });
}

/** Checkout pages still open must not take money for an account that is gone. */
async function expireSessions(customer: string): Promise<void> {
  try {
    const open = await stripe().checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id } of open.data) await stripe().checkout.sessions.expire(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
