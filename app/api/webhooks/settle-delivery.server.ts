import { type Tx, transact } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { callDeliveries } from './call-deliveries.server.ts';
import { nextAttempt } from './next-attempt.ts';
import type { WebhookAnswer } from './post-webhook.server.ts';
import { testEvent } from './webhook-events.ts';
import { webhookOffMail } from './webhook-mails.ts';

type Tried = {
  id: string;
  event: string;
  /** This one included */
  attempts: number;
  triedSince: Date;
  webhook: { id: string; userId: string };
};

type Outcome = WebhookAnswer | { withheld: string };

/**
 * Notes what came of an attempt, and what follows: the next one, or the end. An address that took nothing
 * in days, or says that it is gone, is told no more, and its reader is told of that.
 */
export async function settleDelivery(tried: Tried, outcome: Outcome): Promise<void> {
  await transact(async (tx) => {
    const now = new Date();
    if ('withheld' in outcome) {
      await end(tx, tried, 'withheld', outcome.withheld);
      return;
    }
    if (outcome.isReceived) {
      if (!(await end(tx, tried, 'sent', outcome.words))) return;
      await tx.webhook.updateMany({ where: { id: tried.webhook.id }, data: { reachedAt: now } });
      return;
    }
    // Who asks for a test waits for its outcome.
    const next = tried.event === testEvent || outcome.isGone ? null : nextAttempt(tried, now);
    if (next) {
      const { count } = await tx.webhookDelivery.updateMany({
        where: mine(tried),
        data: { dueAt: next, outcome: outcome.words },
      });
      if (count > 0) await callDeliveries(tx, next);
      return;
    }
    if (!(await end(tx, tried, 'failed', outcome.words))) return;
    if (outcome.isGone || tried.event !== testEvent) await switchOff(tx, tried, outcome, now);
  });
}

/** As long as no other attempt was begun. */
const mine = ({ id, attempts }: Tried) => ({ id, attempts, state: 'waiting' });

type End = 'sent' | 'failed' | 'withheld';

async function end(tx: Tx, tried: Tried, state: End, outcome: string): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: mine(tried),
    data: { state, outcome, dueAt: null },
  });
  return count > 0;
}

async function switchOff(tx: Tx, tried: Tried, outcome: WebhookAnswer, now: Date): Promise<void> {
  const { webhook, triedSince } = tried;
  const { isGone } = outcome;
  // One message may be at fault itself: where another got through meanwhile, the address works.
  const silentSince = isGone
    ? {}
    : { OR: [{ reachedAt: null }, { reachedAt: { lt: triedSince } }] };
  const { count } = await tx.webhook.updateMany({
    where: { id: webhook.id, disabledAt: null, ...silentSince },
    data: { disabledAt: now },
  });
  if (count === 0) return;
  await tx.webhookDelivery.updateMany({
    where: { webhookId: webhook.id, state: 'waiting' },
    data: { state: 'failed', dueAt: null, outcome: 'The webhook was switched off.' },
  });
  const profile = await tx.profile.findUnique({
    where: { id: webhook.userId },
    select: { email: true },
  });
  if (!profile) return;
  await queueMail(tx, {
    key: `webhook-off ${webhook.id} ${now.getTime()}`,
    to: profile.email,
    message: webhookOffMail({ webhookId: webhook.id, isGone }),
  });
}
