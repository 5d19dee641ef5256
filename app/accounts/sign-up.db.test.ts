import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

let visitor = 0;
/** Somebody else's address each time, so that one test does not use up another's attempts. */
const address = () => `203.0.113.${++visitor}`;
const newcomer = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Reader',
  email,
  password: 'Lantern7!underoak',
  timeZone: 'America/Chicago',
});

describe('signing up', () => {
  it('makes an account with a profile on the free tier, and the password is stored nowhere', async () => {
    const { userId } = await signUp({ newcomer: newcomer('one@example.com'), address: address() });
    const user = await db.user.findUniqueOrThrow({
      where: { id: userId },
      include: { profile: true },
    });
    expect(user.profile).toMatchObject({
      id: userId,
      email: 'one@example.com',
      firstName: 'Ada',
      lastName: 'Reader',
      fullName: 'Ada Reader',
      subscriptionTier: 'free',
      timeZone: 'America/Chicago',
    });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is refused for an e-mail that is registered, even with the right password', async () => {
    await signUp({ newcomer: newcomer('two@example.com'), address: address() });
    await expect(
      signUp({ newcomer: newcomer('two@example.com'), address: address() }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'This email is already registered. Please sign in instead.',
    });
  });

  it('makes one account out of a double click', async () => {
    const clicks = await Promise.allSettled(
      [1, 2, 3].map(() =>
        signUp({ newcomer: newcomer('three@example.com'), address: '198.51.100.1' }),
      ),
    );
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1);
    expect(await db.user.count({ where: { email: 'three@example.com' } })).toBe(1);
    expect(await db.profile.count({ where: { email: 'three@example.com' } })).toBe(1);
  });

  it('cannot be used to try out which e-mails are registered', async () => {
    await signUp({ newcomer: newcomer('four@example.com'), address: address() });
    const from = address();
    const again = () => signUp({ newcomer: newcomer('four@example.com'), address: from });
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await expect(again()).rejects.toMatchObject({ status: 409 });
    }
    await expect(again()).rejects.toMatchObject({ status: 429 });
  });
});

describe('signing in', () => {
  it('knows the account by e-mail and password', async () => {
    const { userId } = await signUp({ newcomer: newcomer('five@example.com'), address: address() });
    expect(
      await signIn({
        email: 'five@example.com',
        password: 'Lantern7!underoak',
        address: address(),
      }),
    ).toMatchObject({ userId });
  });

  it('answers the same to a wrong password and to an e-mail nobody has', async () => {
    await signUp({ newcomer: newcomer('six@example.com'), address: address() });
    const refusal = { status: 400, message: 'The email or password you entered is incorrect' };
    await expect(
      signIn({ email: 'six@example.com', password: 'lantern7!underoak', address: address() }),
    ).rejects.toMatchObject(refusal);
    await expect(
      signIn({ email: 'nobody@example.com', password: 'Lantern7!underoak', address: address() }),
    ).rejects.toMatchObject(refusal);
  });

  it('stops after five failures on one account, also for the right password', async () => {
    await signUp({ newcomer: newcomer('seven@example.com'), address: address() });
    const from = address();
    const tryWith = (password: string, somewhere = from) =>
      signIn({ email: 'seven@example.com', password, address: somewhere });
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => tryWith('wrong')));
    await expect(tryWith('Lantern7!underoak')).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    await tryWith('Lantern7!underoak', address());
  });

  it('forgets the failures before a success', async () => {
    await signUp({ newcomer: newcomer('eight@example.com'), address: address() });
    const from = address();
    const tryWith = (password: string) =>
      signIn({ email: 'eight@example.com', password, address: from });
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await expect(tryWith('wrong')).rejects.toMatchObject({ status: 400 });
      }
      await tryWith('Lantern7!underoak');
    }
  });

  it('makes the profile that is missing', async () => {
    const { userId } = await signUp({ newcomer: newcomer('nine@example.com'), address: address() });
    await db.profile.delete({ where: { id: userId } });
    await signIn({ email: 'nine@example.com', password: 'Lantern7!underoak', address: address() });
    expect(await db.profile.findUnique({ where: { id: userId } })).toMatchObject({
      email: 'nine@example.com',
      firstName: '',
      subscriptionTier: 'free',
    });
  });
});
