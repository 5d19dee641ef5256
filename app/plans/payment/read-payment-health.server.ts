import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { z } from 'zod';
import { rawMoment } from '#app/platform/db/raw-moment.server.ts';
import { db } from '#app/platform/db.server.ts';
import { missingSettings } from './payment-settings.server.ts';

/** An event is handled within seconds; Stripe is asked for what it says. */
const patienceMinutes = 10;

const count = z.coerce.number();

const health = z.object({
  /** When Stripe's last event came here, and when Stripe had made it. */
  lastReceivedAt: rawMoment,
  lastMadeAt: rawMoment,
  /** Events of the last week that came ten minutes ago and are not handled. */
  unhandled: count,
  /** Subscriptions that Stripe asks for again, and those that it has given up. */
  overdue: count,
  unpaid: count,
});

/** How payment stands, as far as Stripe has told. */
export async function readPaymentHealth(now: Date = new Date()) {
  const [row] = await db.$queryRaw<unknown[]>`
    SELECT
      (SELECT received_at FROM stripe_events
        ORDER BY received_at DESC LIMIT 1) AS "lastReceivedAt",
      (SELECT created_at FROM stripe_events ORDER BY received_at DESC LIMIT 1) AS "lastMadeAt",
      (SELECT count(*) FROM stripe_events
        WHERE received_at > ${subDays(now, 7)} AND received_at < ${subMinutes(now, patienceMinutes)}
        AND handled_at IS NULL) AS unhandled,
      (SELECT count(*) FROM subscriptions WHERE status = 'past_due') AS overdue,
      (SELECT count(*) FROM subscriptions WHERE status = 'unpaid') AS unpaid`;
  return { ...health.parse(row), missingSettings: missingSettings() };
}

export type PaymentHealth = Awaited<ReturnType<typeof readPaymentHealth>>;
