import { AppError } from '#app/platform/app-error.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { callDeliveries } from './call-deliveries.server.ts';
import { noSuchWebhook } from './list-webhooks.server.ts';
import { testEvent } from './webhook-events.ts';

/** Enough to find out what is wrong with a program, and nothing to trouble another's server with. */
const asking = rateLimit({ name: 'webhook-deliveries', attempts: 20, minutes: 10 });

type Asked = {
  userId: string;
  webhookId: string;
  /** One that is done and is to be sent again; without one, a test. */
  deliveryId?: string;
};

/**
 * Sends a test, or once more what was sent, under the same id.
 * @throws AppError not-found; conflict while it is switched off, or still being tried; too-many
 */
export async function askDelivery(asked: Asked): Promise<void> {
  await asking.take(asked.userId);
  await transact(async (tx) => {
    const { userId, webhookId } = asked;
    const webhook = await tx.webhook.findFirst({
      where: { id: webhookId, userId },
      select: { disabledAt: true },
    });
    if (!webhook) throw new AppError('not-found', noSuchWebhook);
    if (webhook.disabledAt) throw new AppError('conflict', 'Switch the webhook on first.');
    const now = new Date();
    await (asked.deliveryId === undefined
      ? test(tx, webhookId, now)
      : again(tx, { webhookId, id: asked.deliveryId }, now));
    await callDeliveries(tx, now);
  });
}

async function test(tx: Tx, webhookId: string, now: Date): Promise<void> {
  const key = `test ${crypto.randomUUID()}`;
  await tx.webhookDelivery.create({
    data: { webhookId, key, event: testEvent, subject: '{}', dueAt: now },
    select: { id: true },
  });
}

type Which = { webhookId: string; id: string };

async function again(tx: Tx, which: Which, now: Date): Promise<void> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { ...which, state: { not: 'waiting' } },
    data: { state: 'waiting', attempts: 0, triedSince: now, dueAt: now, outcome: null },
  });
  if (count > 0) return;
  const isThere = (await tx.webhookDelivery.count({ where: which })) > 0;
  throw isThere
    ? new AppError('conflict', 'It is being sent already.')
    : new AppError('not-found', 'This is in the log no more.');
}
