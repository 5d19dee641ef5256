import { createHash } from 'node:crypto';
import { addressKey } from '#app/platform/http/address-key.ts';
import { growingDelay, rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.server.ts';

const growth = { longestMinutes: 60, forgottenAfterHours: 24 };

/** What holds guesses at one account back: by where they come from, and by how many there have been. */
const guessesAt = (what: string) => ({
  fromHere: rateLimit({ name: `${what}-from-here`, attempts: 5, minutes: 15 }),
  whereOwnerHasBeen: growingDelay({ name: `${what}-where-owner-has-been`, free: 20, ...growth }),
  fromElsewhere: growingDelay({ name: `${what}-from-elsewhere`, free: 20, ...growth }),
});

const passwords = guessesAt('passwords');
const codes = guessesAt('codes');
const fromOneAddress = rateLimit({ name: 'wrong-passwords', attempts: 30, minutes: 15 });
const newAccounts = rateLimit({ name: 'new-accounts', attempts: 60, minutes: 60 });
const checks = growingDelay({ name: 'password-checks', free: 5, ...growth });
const resets = rateLimit({ name: 'password-resets', attempts: 20, minutes: 15 });

type Attempt = { email: string; address: string };

/** Whatever was typed as an e-mail address, registered or not: what is counted tells neither. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Counts an attempt before its password is looked at, so that many at once are no way around the
 * limit: 5 failures on one account and 30 in all from one address in 15 minutes. Besides, 20 on one
 * account from everywhere together, then one after a growing delay; where its owner has been
 * before, 20 from that address by itself, so that strangers elsewhere cannot keep them out.
 * @throws AppError too-many
 */
export function countSignIn({ email, address }: Attempt) {
  return countGuess(passwords, { from: addressKey(address), account: accountKey(email) });
}

async function countGuess(
  { fromHere, whereOwnerHasBeen, fromElsewhere }: ReturnType<typeof guessesAt>,
  place: { from: string; account: string },
) {
  const { from, account } = place;
  const here = `${from} ${account}`;
  const isKnown = await isKnownAddress(place);
  await fromOneAddress.take(from);
  await fromHere.take(here);
  await (isKnown ? whereOwnerHasBeen.take(here) : fromElsewhere.take(account));
  return {
    async succeeded() {
      await fromOneAddress.giveBack(from);
      await fromHere.forget(here);
      await (isKnown ? whereOwnerHasBeen.forget(here) : fromElsewhere.giveBack(account));
      await rememberAddress(place);
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
      await rememberAddress({ account: accountKey(email), from });
    },
  };
}

/**
 * 5 wrong passwords of somebody who is signed in already, then one after a growing delay: whoever has
 * taken over a session has all the time there is. @throws AppError too-many
 */
export async function countPasswordCheck({ userId }: { userId: string }) {
  await checks.take(userId);
  return { succeeded: () => checks.forget(userId) };
}

/**
 * Counts a code of a second factor like a password: whoever guesses has shown the right one already.
 * An address is known by codes that were right, not by passwords.
 * @throws AppError too-many
 */
export function countCode({ userId, address }: { userId: string; address: string }) {
  return countGuess(codes, { from: addressKey(address), account: `code ${userId}` });
}

/** 20 tries of links for a new password in 15 minutes. @throws AppError too-many */
export async function countReset({ address }: { address: string }) {
  const from = addressKey(address);
  await resets.take(from);
  return {
    /** The owner is here: what somebody beside them has guessed so far is no matter any more. */
    async succeeded(email: string) {
      const place = { account: accountKey(email), from };
      await rememberAddress(place);
      await passwords.fromHere.forget(`${from} ${place.account}`);
      await passwords.whereOwnerHasBeen.forget(`${from} ${place.account}`);
    },
  };
}
