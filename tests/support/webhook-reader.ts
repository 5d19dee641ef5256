import { deliverWebhooksThrough } from '#app/api/webhooks/deliver-webhooks.server.ts';
import { makeWebhook } from '#app/api/webhooks/make-webhook.server.ts';
import { postWebhookWithin } from '#app/api/webhooks/post-webhook.server.ts';
import { tellWebhooks } from '#app/api/webhooks/tell-webhooks.server.ts';
import { eventNames, type WebhookEvent } from '#app/api/webhooks/webhook-events.ts';
import { noteChange } from '#app/meetings/ahead/note-change.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { makeMeeting } from './fixtures.ts';
import { makeFollower } from './followers.ts';
import { giveAgenda, settle } from './matters.ts';
import type { openReceiver } from './webhook-receiver.ts';

/** Names lead to this machine, which may be asked: a receiver of the test's own is there. */
const here = { mayAsk: () => true, resolve: async () => ['127.0.0.1'] };

type Receiver = Awaited<ReturnType<typeof openReceiver>>;
type Reader = { follows: string[]; tier?: string; events?: readonly WebhookEvent[] };

/** A reader whose program hears at a receiver. */
export async function makeWebhookReader(receiver: Receiver, reader: Reader) {
  const { follows, tier = 'enterprise', events = eventNames } = reader;
  const { id: userId, mails } = await makeFollower({ follows, tier });
  const address = 'https://program.example/hook';
  const { id: webhookId, secret } = await makeWebhook({ userId, address, events, rules: here });
  // Readers' own are encrypted; the receiver of a test is not.
  await db.webhook.update({ where: { id: webhookId }, data: { address: receiver.address } });
  receiver.control.secret = secret;
  return { userId, webhookId, mails, log: () => logOf(webhookId) };
}

const logOf = (webhookId: string) =>
  db.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: 'asc' } });

/** A meeting in a far week is cancelled, as an admin does it; where it has a matter, that is on its agenda. */
export async function cancelMeeting(govtEntityId: string, matter?: string) {
  const { id: meetingId } = await makeMeeting({ govtEntityId, date: '2099-01-05' });
  if (matter) {
    await giveAgenda(meetingId, [matter]);
    await settle(meetingId);
  }
  const meeting = await db.meeting.update({
    where: { id: meetingId },
    data: { cancelledAt: new Date() },
  });
  const before = { ...meeting, cancelledAt: null };
  await transact((tx) =>
    noteChange(tx, { meetingId, before, after: meeting, timeZone: null, wasHeld: false }),
  );
  return meetingId;
}

/** Does the work that waits: finds the webhooks to be told, and sends what is due. */
export async function doWebhookJobs({ seconds = 5 } = {}): Promise<void> {
  const told = await db.job.findMany({
    where: { kind: 'tell-webhooks', state: 'waiting' },
    orderBy: { id: 'asc' },
  });
  for (const { id, payload } of told) {
    await tellWebhooks(JSON.parse(payload));
    await db.job.update({ where: { id }, data: { state: 'done' } });
  }
  const send = deliverWebhooksThrough(postWebhookWithin({ ...here, seconds }));
  await send({}, { id: 'test', progress: async () => undefined });
}

/** Lets the time come for whatever waits to be tried again. */
export const letAttemptsCome = (webhookId: string) =>
  db.webhookDelivery.updateMany({
    where: { webhookId, state: 'waiting' },
    data: { dueAt: new Date(Date.now() - 1000) },
  });
