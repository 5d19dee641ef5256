import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noSuchWebhook } from './list-webhooks.server.ts';

/** Tells an address again that was given up. What happened meanwhile it is not told. @throws AppError not-found */
export async function switchOnWebhook(userId: string, id: string): Promise<void> {
  const { count } = await db.webhook.updateMany({
    where: { id, userId },
    data: { disabledAt: null },
  });
  if (count === 0) throw new AppError('not-found', noSuchWebhook);
}
