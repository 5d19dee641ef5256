import { createHash } from 'node:crypto';
import { growingDelay } from '#app/platform/growing-delay.server.ts';
import { addressKey, rateLimit } from '#app/platform/rate-limit.server.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.server.ts';

const onOneAccount = rateLimit({ attempts: 5, minutes: 15 });
const fromOneAddress = rateLimit({ attempts: 30, minutes: 15 });
const fromUnknownAddresses = growingDelay({
  free: 20,
  longestMinutes: 60,
  forgottenAfterHours: 24,
});
const codesOfOneAccount = rateLimit({ attempts: 5, minutes: 15 });
const codesFromUnknownAddresses = growingDelay({
  free: 20,
  longestMinutes: 60,
  forgottenAfterHours: 24,
});
const newAccounts = rateLimit({ attempts: 60, minutes: 60 });
const checks = rateLimit({ attempts: 5, minutes: 15 });
const resets = rateLimit({ attempts: 20, minutes: 15 });

type Attempt = { email: string; address: string };

/** Whatever was typed as an e-mail address, registered or not: what is counted tells neither. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Counts an attempt before its password is looked at, so that many at once are no way around the
 * limit: 5 failures on one account and 30 in all from one address in 15 minutes. Besides, 20 on one
 * account from everywhere together, then one after a growing delay; that does not count where its
 * owner has been before, so that strangers cannot keep them out.
 * @throws AppError too-many
 */
export async function countSignIn({ email, address }: Attempt) {
  const from = addressKey(address);
  const account = accountKey(email);
  const onAccount = `${from} ${account}`;
  const isStrange = !isKnownAddress({ account, from });
  await fromOneAddress.take(from);
  await onOneAccount.take(onAccount);
  if (isStrange) await fromUnknownAddresses.take(account);
  return {
    async succeeded() {
      await fromOneAddress.giveBack(from);
      await onOneAccount.forget(onAccount);
      if (isStrange) await fromUnknownAddresses.giveBack(account);
      rememberAddress({ account, from });
    },
  };
}

/** An address that is already registered counts like a failed sign-in. @throws AppError too-many */
export async function countSignUp({ email, address }: Attempt) {
  const from = addressKey(address);
  await fromOneAddress.take(from);
  await newAccounts.take(from);
  return {
    async succeeded() {
      await fromOneAddress.giveBack(from);
      rememberAddress({ account: accountKey(email), from });
    },
  };
}

/** 5 wrong passwords of somebody who is signed in already. @throws AppError too-many */
export async function countPasswordCheck({ userId }: { userId: string }) {
  await checks.take(userId);
  return { succeeded: () => checks.forget(userId) };
}

/**
 * Counts a code of a second factor like a password: whoever guesses has shown the right one already.
 * An address is known by codes that were right, not by passwords.
 * @throws AppError too-many
 */
export async function countCode({ userId, address }: { userId: string; address: string }) {
  const from = addressKey(address);
  const account = `code ${userId}`;
  const onAccount = `${from} ${account}`;
  const isStrange = !isKnownAddress({ account, from });
  await fromOneAddress.take(from);
  await codesOfOneAccount.take(onAccount);
  if (isStrange) await codesFromUnknownAddresses.take(account);
  return {
    async succeeded() {
      await fromOneAddress.giveBack(from);
      await codesOfOneAccount.forget(onAccount);
      if (isStrange) await codesFromUnknownAddresses.giveBack(account);
      rememberAddress({ account, from });
    },
  };
}

/** 20 tries of links for a new password in 15 minutes. @throws AppError too-many */
export async function countReset({ address }: { address: string }) {
  const from = addressKey(address);
  await resets.take(from);
  return {
    succeeded: (email: string) => rememberAddress({ account: accountKey(email), from }),
  };
}
