import { db, transact } from '#app/platform/db.server.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';

const fromOneAddress = rateLimit({ name: 'forgotten-passwords', attempts: 10, minutes: 60 });

/** Longer than a job takes that begins meanwhile, so that the time of an answer tells nothing of it. */
const shortestAnswer = 250;

/**
 * Has a link for a new password sent, if there is an account; nobody who asks learns whether there
 * is. What is done here is the same for both: a job is written for nobody, too.
 * @throws AppError too-many: 10 an hour from one address
 */
export async function forgotPassword({
  email,
  address,
}: {
  email: string;
  address: string;
}): Promise<void> {
  await fromOneAddress.take(addressKey(address));
  const pause = new Promise((resolve) => setTimeout(resolve, shortestAnswer));
  try {
    const user = await db.user.findUnique({ where: { email }, select: { id: true } });
    // Not the address that was typed: it may be that of somebody who has nothing to do with us.
    const payload = { userId: user?.id ?? crypto.randomUUID() };
    await transact((tx) => enqueueJob(tx, { kind: 'send-reset-link', payload }));
  } finally {
    await pause;
  }
}
