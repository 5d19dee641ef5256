import { readerNow } from '#app/meetings/shares.server.ts';
import { webhooksOf } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import {
  type AddressRules,
  checkedAddress,
  whereAsked,
} from '#app/platform/http/checked-address.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { readWebhookAddress } from './webhook-address.ts';
import { packEvents, type WebhookEvent } from './webhook-events.ts';
import { mayUseWebhooks, noWebhooks, webhookCount } from './webhook-limits.ts';
import { webhookSecret } from './webhook-secret.server.ts';

/** Each looks a name up, wherever it leads. */
const tries = rateLimit({ name: 'new-webhooks', attempts: 30, minutes: 60 });

type NewWebhook = {
  userId: string;
  address: string;
  events: readonly WebhookEvent[];
  rules?: AddressRules;
};

/**
 * Makes a webhook and answers with its id and with what its messages are signed with, which is not shown
 * again.
 * @throws AppError invalid for an address that is none or is not public; forbidden where the plan has no
 * webhooks; conflict where there are as many as it has
 */
export async function makeWebhook({ userId, address, events, rules }: NewWebhook) {
  await tries.take(userId);
  const url = readWebhookAddress(address);
  const to = await checkedAddress(url, rules).catch(() => undefined);
  if (to === undefined) {
    throw new AppError('invalid', 'No server is known by this name. Check how it is spelled.');
  }
  if (to === null) {
    throw new AppError('invalid', `This address does not lead to ${whereAsked}.`);
  }
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const reader = await readerNow(tx, userId);
    if (!reader) throw new AppError('not-found', 'This account is deleted already.');
    if (!mayUseWebhooks(reader.tier)) throw new AppError('forbidden', noWebhooks(reader.tier));
    const most = webhooksOf(reader.tier);
    if ((await tx.webhook.count({ where: { userId } })) >= most) {
      const words = `Your plan has ${webhookCount(most)}, and you have as many. Delete one first.`;
      throw new AppError('conflict', words);
    }
    const data = { userId, address: url.href, events: packEvents(events) };
    const { id } = await tx.webhook.create({ data, select: { id: true } });
    return { id, secret: webhookSecret(id) };
  });
}
