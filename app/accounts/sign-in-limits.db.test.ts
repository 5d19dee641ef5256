import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { issueToken } from './account-token.server.ts';
import { resetPassword } from './change-password.server.ts';
import { checkPassword } from './check-password.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

let visitor = 0;
/** Somebody else's address each time. */
const address = () => `198.51.${Math.floor(++visitor / 250)}.${visitor % 250}`;
const password = 'Lantern7!underoak';

async function reader() {
  const email = `grace${++visitor}@example.com`;
  const home = address();
  const names = { firstName: 'Grace', lastName: 'Reader', timeZone: null };
  const { userId } = await signUp({ newcomer: { ...names, email, password }, address: home });
  return { userId, email, home };
}

/** How many of as many wrong passwords, each from an address of its own, were looked at. */
async function guess(email: string, count: number): Promise<number> {
  const guesses = await Promise.allSettled(
    Array.from({ length: count }, () => signIn({ email, password: 'x', address: address() })),
  );
  const statuses = guesses.map((each) => each.status === 'rejected' && each.reason.status);
  expect(new Set(statuses).difference(new Set([400, 429]))).toEqual(new Set());
  return statuses.filter((status) => status === 400).length;
}

/** 1 for a wrong password that was held against the right one, 0 where it had to wait. */
const wasLookedAt = (wrong: Promise<unknown>) =>
  wrong.then(
    () => Number.NaN,
    ({ status }: { status: number }) => Number(status === 400),
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('an account that is guessed at from everywhere', () => {
  it('is closed to addresses it does not know after 20 wrong passwords, as is no account', async () => {
    const { email } = await reader();
    expect(await guess(email, 60)).toBe(20);
    expect(await guess('nobody@example.com', 60)).toBe(20);
    await expect(signIn({ email, password, address: address() })).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 1 minute.',
    });
  });

  it('opens for one guess more after a time that doubles, up to an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email } = await reader();
    await guess(email, 21);
    const waits: number[] = [];
    for (let minute = 0; minute < 400; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      if ((await guess(email, 2)) > 0) waits.push(minute);
    }
    const between = waits.map((minute, index) => minute - (waits[index - 1] ?? -1));
    expect(between).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
  });

  it('stays open to its reader, where they have signed in before', async () => {
    const { userId, email, home } = await reader();
    await guess(email, 60);
    expect(await signIn({ email, password, address: home })).toMatchObject({ userId });
    // There it counts as it always did.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = signIn({ email, password: 'x', address: home });
      await expect(wrong).rejects.toMatchObject({ status: 400 });
    }
    await expect(signIn({ email, password, address: home })).rejects.toMatchObject({ status: 429 });
  });

  it('is guessed at ever more slowly by whoever shares an address with its reader', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, home } = await reader();
    // Others of a household, an office or a mobile network, from all over its /64.
    const beside = (attempt: number) => `2001:db8:1:1::${attempt.toString(16)}`;
    await signIn({ email, password, address: beside(1) });
    let looked = 0;
    for (let attempt = 2; attempt < 98; attempt += 1) {
      // A quarter of an hour ends the limit of the address, which would let 480 through in a day.
      vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
      const wrong = signIn({ email, password: 'x', address: beside(attempt) });
      looked += await wasLookedAt(wrong);
    }
    expect(looked).toBeLessThan(45);
    expect(looked).toBeGreaterThan(25);
    await signIn({ email, password, address: home });
  });

  it('opens to its reader anywhere by the link for a forgotten password', async () => {
    const { userId, email } = await reader();
    await guess(email, 60);
    const elsewhere = address();
    const tokenId = await issueToken(db, { userId, purpose: 'reset-password' });
    const newPassword = 'Harbor!49kettles';
    await resetPassword({ secret: linkSecret(tokenId), newPassword, address: elsewhere });
    expect(await signIn({ email, password: newPassword, address: elsewhere })).toMatchObject({
      userId,
    });
    await expect(
      signIn({ email, password: newPassword, address: address() }),
    ).rejects.toMatchObject({ status: 429 });
  });

  it('counts no password that was right', async () => {
    const { email } = await reader();
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await signIn({ email, password, address: address() });
    }
    expect(await guess(email, 30)).toBe(20);
  });

  it('is guessed at ever more slowly by whoever has taken a session of it over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { userId } = await reader();
    let looked = 0;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      vi.setSystemTime(Date.now() + 10 * 60_000);
      looked += await wasLookedAt(checkPassword({ userId, password: 'x' }));
    }
    expect(looked).toBeLessThan(35);
    expect(looked).toBeGreaterThan(25);
  });
});
