import { AppError } from '#app/platform/app-error.ts';
import { ownSubscription } from './own-subscription.server.ts';
import { stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** Lets a reader's subscription end with the period that is paid. @throws AppError not-found */
export async function cancelSubscription(userId: string): Promise<void> {
  await setCancelled(userId, true);
}

/** Takes that back. @throws AppError not-found; conflict when the period has ended */
export async function resumeSubscription(userId: string): Promise<void> {
  await setCancelled(userId, false);
}

async function setCancelled(userId: string, cancelled: boolean): Promise<void> {
  const { customer, subscription } = await ownSubscription(userId);
  const isOver = subscription.status === 'canceled';
  if (!isOver) {
    // Somebody at Stripe may have set a day instead; Stripe takes only one of the two at a time.
    const hasDay = !subscription.cancel_at_period_end && subscription.cancel_at !== null;
    await stripe().subscriptions.update(
      subscription.id,
      hasDay && !cancelled ? { cancel_at: '' } : { cancel_at_period_end: cancelled },
    );
  }
  await syncCustomer(customer);
  if (isOver && !cancelled) {
    throw new AppError('conflict', 'Your subscription has ended. Choose a plan to begin another.');
  }
}
