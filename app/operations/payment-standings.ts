import type { PaymentHealth } from '#app/plans/payment/read-payment-health.server.ts';
import { formatAgo } from '#app/platform/moment.ts';
import { counted, figure, isLonger, parkedJobs, type Standing, span } from './standing.ts';

const patienceMinutes = 10;

/** How payment stands. */
export function paymentStandings(payment: PaymentHealth, now: Date): Standing[] {
  const { missingSettings: missing } = payment;
  if (missing.length > 0) {
    const text = `Nothing is sold: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`;
    return [{ name: 'Stripe', text, isFine: true }];
  }
  return [lastEvent(payment, now), unhandled(payment.unhandled), unpaid(payment)];
}

function lastEvent({ lastReceivedAt, lastMadeAt }: PaymentHealth, now: Date): Standing {
  const name = 'Last event of Stripe';
  if (!lastReceivedAt || !lastMadeAt) return { name, text: 'None has come yet.', isFine: true };
  // Two clocks: ours may be behind.
  const made = lastMadeAt < lastReceivedAt ? lastMadeAt : lastReceivedAt;
  return {
    name,
    text: `${formatAgo(lastReceivedAt, now)}, ${span(made, lastReceivedAt)} after Stripe made it.`,
    isFine: !isLonger(made, lastReceivedAt, patienceMinutes),
    advice:
      'Stripe had to send it again: see its dashboard, under Webhooks, for what was answered.',
  };
}

function unhandled(count: number): Standing {
  const name = 'Not handled';
  if (count === 0) return { name, text: 'No event waits.', isFine: true };
  return {
    name,
    text: `${counted(count, 'event')} for more than ten minutes.`,
    isFine: false,
    advice: 'Readers may not have what they paid for.',
    link: parkedJobs('Look at the jobs'),
  };
}

function unpaid({ overdue, unpaid: count }: PaymentHealth): Standing {
  const name = 'Not paid';
  if (overdue + count === 0) return { name, text: 'Every subscription is paid.', isFine: true };
  return {
    name,
    text: `${counted(overdue, 'subscription')} that Stripe asks for again, ${figure(count)} that it gave up.`,
    isFine: count === 0,
    advice: 'Look up in Stripe’s dashboard those that it gave up.',
  };
}
