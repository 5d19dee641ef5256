import { addressKey, rateLimit } from '#app/platform/rate-limit.server.ts';

const onOneAccount = rateLimit({ attempts: 5, minutes: 15 });
const fromOneAddress = rateLimit({ attempts: 30, minutes: 15 });
const newAccounts = rateLimit({ attempts: 60, minutes: 60 });
const checks = rateLimit({ attempts: 5, minutes: 15 });
const resets = rateLimit({ attempts: 20, minutes: 15 });

type Attempt = { email: string; address: string };

/**
 * Counts an attempt before its password is looked at, so that many at once are no way around the
 * limit: 5 failures on one account and 30 in all from one address in 15 minutes.
 * @throws AppError too-many
 */
export async function countSignIn({ email, address }: Attempt) {
  const from = addressKey(address);
  const onAccount = `${from} ${email}`;
  await fromOneAddress.take(from);
  await onOneAccount.take(onAccount);
  return {
    async succeeded() {
      await fromOneAddress.giveBack(from);
      await onOneAccount.forget(onAccount);
    },
  };
}

/** An address that is already registered counts like a failed sign-in. @throws AppError too-many */
export async function countSignUp({ address }: { address: string }) {
  const from = addressKey(address);
  await fromOneAddress.take(from);
  await newAccounts.take(from);
  return { succeeded: () => fromOneAddress.giveBack(from) };
}

/** 5 wrong passwords of somebody who is signed in already. @throws AppError too-many */
export async function countPasswordCheck({ userId }: { userId: string }) {
  await checks.take(userId);
  return { succeeded: () => checks.forget(userId) };
}

/** 20 tries of links for a new password in 15 minutes. @throws AppError too-many */
export async function countReset({ address }: { address: string }): Promise<void> {
  await resets.take(addressKey(address));
}
