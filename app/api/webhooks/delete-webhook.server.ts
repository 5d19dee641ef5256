import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noSuchWebhook } from './list-webhooks.server.ts';

/** Ends a webhook at once, with the log of what it was told. @throws AppError not-found */
export async function deleteWebhook(userId: string, id: string): Promise<void> {
  const { count } = await db.webhook.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError('not-found', noSuchWebhook);
}
