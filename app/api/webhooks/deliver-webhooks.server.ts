import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import pMap from 'p-map';
import { db, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { callDeliveries } from './call-deliveries.server.ts';
import { postWebhookWithin, type WebhookAnswer, type WebhookPost } from './post-webhook.server.ts';
import { readMessage } from './read-message.server.ts';
import { settleDelivery } from './settle-delivery.server.ts';
import { signaturesOf } from './webhook-secret.server.ts';

const atOnce = 8;
const batch = 40;
/** By then a run that holds a delivery has ended, or its process has. */
const claimMinutes = 2;
/** Queues count whole seconds: a run may begin so much before what it was called for is due. */
const queueSeconds = 1;
/** What else waits for an address that did not answer is not tried one by one. */
const silenceMinutes = 5;

type Due = Awaited<ReturnType<typeof readDue>>[number];

/**
 * The job 'deliver-webhooks': sends what is due, each with its own id at every attempt. What was sent
 * when a run died is sent again, under the same id.
 */
export const deliverWebhooksThrough =
  (post: WebhookPost): JobHandler =>
  async () => {
    const silent = new Set<string>();
    try {
      await sendDue(post, silent);
    } finally {
      await callNext([...silent]);
    }
  };

async function sendDue(post: WebhookPost, silent: Set<string>): Promise<void> {
  for (;;) {
    const due = await readDue([...silent]);
    if (due.length === 0) return;
    await pMap(
      due,
      async (delivery) => {
        if (silent.has(delivery.webhook.id) || !(await claim(delivery))) return;
        const { isSilent } = await deliver(post, delivery);
        if (isSilent) silent.add(delivery.webhook.id);
      },
      { concurrency: atOnce },
    );
  }
}

/** Those of webhooks that answer, the oldest first. */
function readDue(silent: string[]) {
  return db.webhookDelivery.findMany({
    where: {
      state: 'waiting',
      dueAt: { lte: addSeconds(new Date(), queueSeconds) },
      webhookId: { notIn: silent },
    },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: batch,
    select: {
      id: true,
      event: true,
      subject: true,
      createdAt: true,
      dueAt: true,
      attempts: true,
      triedSince: true,
      webhook: { select: { id: true, userId: true, address: true } },
    },
  });
}

/** False when another run has it. */
async function claim({ id, dueAt }: Due): Promise<boolean> {
  const now = new Date();
  const { count } = await db.webhookDelivery.updateMany({
    where: { id, dueAt, state: 'waiting' },
    data: { dueAt: addMinutes(now, claimMinutes), triedAt: now, attempts: { increment: 1 } },
  });
  return count === 1;
}

async function deliver(post: WebhookPost, delivery: Due): Promise<{ isSilent: boolean }> {
  const { id, attempts, webhook } = delivery;
  const tried = { ...delivery, attempts: attempts + 1 };
  const message = await readMessage(delivery);
  if ('withheld' in message) {
    await settleDelivery(tried, { withheld: message.withheld });
    return { isSilent: false };
  }
  const answer = await sign(post, { id, webhook, body: message.body });
  await settleDelivery(tried, answer);
  return answer;
}

type Signed = { id: string; webhook: Due['webhook']; body: string };

function sign(post: WebhookPost, { id, webhook, body }: Signed): Promise<WebhookAnswer> {
  const now = new Date();
  const messageId = `msg_${id}`;
  return post(webhook.address, {
    body,
    headers: {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signaturesOf({ webhookId: webhook.id, messageId, at: now, body }),
    },
  });
}

/** Whatever still waits has a run of its own, also what was held when an earlier run died. */
async function callNext(silent: string[]): Promise<void> {
  await transact(async (tx) => {
    const now = new Date();
    await tx.webhookDelivery.updateMany({
      where: { webhookId: { in: silent }, state: 'waiting', dueAt: { lte: now } },
      data: { dueAt: addMinutes(now, silenceMinutes) },
    });
    const { _min } = await tx.webhookDelivery.aggregate({
      where: { state: 'waiting' },
      _min: { dueAt: true },
    });
    if (_min.dueAt) await callDeliveries(tx, _min.dueAt);
  });
}

export const deliverWebhooks = deliverWebhooksThrough(postWebhookWithin());
