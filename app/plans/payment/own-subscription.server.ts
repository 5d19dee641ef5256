import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { stripe } from './stripe.server.ts';

/** The customer that a reader is, always from who is signed in and never from what was sent. */
export async function ownCustomer(userId: string): Promise<string> {
  const row = await db.paymentCustomer.findUnique({ where: { userId } });
  if (!row?.stripeId) throw new AppError('not-found', 'You have no paid plan.');
  return row.stripeId;
}

/** A reader's subscription as Stripe has it now. @throws AppError not-found */
export async function ownSubscription(userId: string) {
  const customer = await ownCustomer(userId);
  const held = await db.subscription.findFirst({ where: { customer: { userId } } });
  if (!held) throw new AppError('not-found', 'You have no paid plan.');
  return { customer, subscription: await stripe().subscriptions.retrieve(held.id) };
}
