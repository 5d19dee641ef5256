import { describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { type MailMessage, mailMessage } from '#app/platform/mail/mail-message.ts';
import { issueToken } from './account-token.server.ts';
import { resetPassword } from './change-password.server.ts';
import { askToConfirmAgain, confirmEmail, isEmailConfirmed } from './confirm-email.server.ts';
import { forgotPassword } from './forgot-password.server.ts';
import { sendResetLink } from './send-reset-link.server.ts';
import { startSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

let visitor = 0;
const address = () => `203.0.113.${++visitor}`;
const expired = { status: 400, message: 'This link has expired or was used already.' };

async function newcomer({ confirmed = true } = {}) {
  const email = `ada${++visitor}@example.com`;
  const names = { firstName: 'Ada', lastName: 'Reader' };
  const { userId } = await signUp({
    newcomer: { ...names, email, password: 'Lantern7!underoak', timeZone: null },
    address: address(),
  });
  if (confirmed) {
    await db.user.update({ where: { id: userId }, data: { emailConfirmedAt: new Date() } });
    await db.mail.deleteMany({ where: { recipient: email } });
  }
  return { userId, email };
}

/** Somebody asks for a link, and the worker has done what that led to. */
async function forget(email: string) {
  await forgotPassword({ email, address: address() });
  const jobs = await db.job.findMany({ where: { kind: 'send-reset-link', state: 'waiting' } });
  for (const { id } of jobs) await runJob(id, { 'send-reset-link': sendResetLink });
}

/** The messages that wait to be sent to an address, oldest first. */
async function mailTo(email: string): Promise<MailMessage[]> {
  const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });
  return mails.map(({ message }) => mailMessage.parse(JSON.parse(message ?? '')));
}

/** What the link in the newest message to an address holds. */
async function linkTo(email: string): Promise<{ path: string; secret: string }> {
  const link = (await mailTo(email)).at(-1)?.link;
  if (!link?.secretOf) throw new Error('No message with a link waits.');
  return { path: link.path, secret: linkSecret(link.secretOf) };
}

const letExpire = (userId: string) =>
  db.accountToken.updateMany({
    where: { userId },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });

describe('confirming an address', () => {
  it('works once, by the link that is sent with the sign-up', async () => {
    const { userId, email } = await newcomer({ confirmed: false });
    const { path, secret } = await linkTo(email);
    expect(path).toBe('/confirm-email');
    expect(await isEmailConfirmed(userId)).toBe(false);
    await confirmEmail(secret);
    expect(await isEmailConfirmed(userId)).toBe(true);
    await expect(confirmEmail(secret)).rejects.toMatchObject(expired);
  });

  it('works for 24 hours', async () => {
    const { userId, email } = await newcomer({ confirmed: false });
    const token = await db.accountToken.findFirstOrThrow({ where: { userId } });
    const hours = (token.expiresAt.getTime() - token.createdAt.getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    await letExpire(userId);
    await expect(confirmEmail((await linkTo(email)).secret)).rejects.toMatchObject(expired);
    expect(await isEmailConfirmed(userId)).toBe(false);
  });

  it('can be asked for again, three times an hour, and not once it is done', async () => {
    const { userId, email } = await newcomer({ confirmed: false });
    expect(await askToConfirmAgain({ userId, email })).toBe(true);
    await askToConfirmAgain({ userId, email });
    await askToConfirmAgain({ userId, email });
    await expect(askToConfirmAgain({ userId, email })).rejects.toMatchObject({ status: 429 });
    expect(await mailTo(email)).toHaveLength(4);
    await confirmEmail((await linkTo(email)).secret);
    expect(await askToConfirmAgain({ userId, email })).toBe(false);
    expect(await db.accountToken.count({ where: { userId } })).toBe(0);
  });

  it('leaves nothing in the database that a thief of it could use', async () => {
    const { userId, email } = await newcomer({ confirmed: false });
    const { secret } = await linkTo(email);
    const rows = JSON.stringify([
      await db.accountToken.findMany({ where: { userId } }),
      await db.mail.findMany({ where: { recipient: email } }),
      await db.job.findMany(),
    ]);
    expect(rows).not.toContain(secret);
  });
});

describe('a forgotten password', () => {
  it('is replaced once by the link, which signs the reader out everywhere', async () => {
    const { userId, email } = await newcomer();
    await startSession({ userId, userAgent: null });
    await forget(email);
    const { path, secret } = await linkTo(email);
    expect(path).toBe('/reset-password');
    await resetPassword({ secret, newPassword: 'Harbor!49kettles', address: address() });
    expect(await db.session.count({ where: { userId } })).toBe(0);
    await signIn({ email, password: 'Harbor!49kettles', address: address() });
    await expect(
      signIn({ email, password: 'Lantern7!underoak', address: address() }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      resetPassword({ secret, newPassword: 'Third3!!', address: address() }),
    ).rejects.toMatchObject(expired);
    expect((await mailTo(email)).at(-1)?.subject).toBe('Your password for Dais was changed');
  });

  it('is replaced by one of two who use the link at the same moment', async () => {
    const { email } = await newcomer();
    await forget(email);
    const { secret } = await linkTo(email);
    const both = await Promise.allSettled(
      ['Harbor!49kettles', 'Thimble#88rivers'].map((newPassword) =>
        resetPassword({ secret, newPassword, address: address() }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not replaced by a link after an hour, nor by one for something else', async () => {
    const { userId, email } = await newcomer();
    await forget(email);
    const token = await db.accountToken.findFirstOrThrow({
      where: { userId, purpose: 'reset-password' },
    });
    expect(token.expiresAt.getTime() - token.createdAt.getTime()).toBeLessThanOrEqual(3_600_500);
    const late = await linkTo(email);
    await letExpire(userId);
    const tokenId = await transact((tx) => issueToken(tx, { userId, purpose: 'confirm-email' }));
    for (const secret of [late.secret, linkSecret(tokenId), '', 'guessed']) {
      await expect(
        resetPassword({ secret, newPassword: 'Harbor!49kettles', address: address() }),
      ).rejects.toMatchObject(expired);
    }
    await signIn({ email, password: 'Lantern7!underoak', address: address() });
  });

  it('brings three messages an hour at most, and says nothing about it', async () => {
    const { email } = await newcomer();
    await Promise.all([1, 2, 3, 4, 5].map(() => forget(email)));
    expect(await mailTo(email)).toHaveLength(3);
  });

  it('cannot be asked for without end from one address', async () => {
    const from = address();
    const asked = await Promise.allSettled(
      Array.from({ length: 11 }, () =>
        forgotPassword({ email: 'nobody@example.com', address: from }),
      ),
    );
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('gives an address that somebody took in advance to whoever reads its mail', async () => {
    const { userId, email } = await newcomer({ confirmed: false });
    await startSession({ userId, userAgent: 'of whoever took it' });
    await forget(email);
    const { path, secret } = await linkTo(email);
    expect(path).toBe('/reset-password');
    expect(await isEmailConfirmed(userId)).toBe(false);
    await resetPassword({ secret, newPassword: 'Harbor!49kettles', address: address() });
    expect(await isEmailConfirmed(userId)).toBe(true);
    expect(await db.session.count({ where: { userId } })).toBe(0);
    await expect(
      signIn({ email, password: 'Lantern7!underoak', address: address() }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
