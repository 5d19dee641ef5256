import { log } from '#app/platform/log.server.ts';
import { stripe } from './stripe.server.ts';

/** Ends a page of Stripe that is not to be paid any more. One that was paid meanwhile stays paid. */
export async function expireAttempt(sessionId: string): Promise<void> {
  try {
    await stripe().checkout.sessions.expire(sessionId);
  } catch (error) {
    log.warn({ err: error }, 'a page to pay on was not ended');
  }
}
