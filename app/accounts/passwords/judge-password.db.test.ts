import { expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { issueToken } from '../account-token.server.ts';
import { changePassword, resetPassword } from '../change-password.server.ts';
import { hashPassword } from '../password.server.ts';
import { startSession } from '../sessions.server.ts';
import { signIn } from '../sign-in.server.ts';
import { signUp } from '../sign-up.server.ts';
import { WeakPassword } from './weak-password.ts';

let visitor = 0;
const address = () => `192.0.2.${++visitor}`;
const names = { firstName: 'Ottoline', lastName: 'Reader', timeZone: null };
const strong = 'Lantern7!underoak';

const join = (email: string, password: string) =>
  signUp({ newcomer: { ...names, email, password }, address: address() });

it('a sign-up with a weak password says so, and nothing of who is registered', async () => {
  await join('known@example.com', strong);
  for (const email of ['known@example.com', 'unknown@example.com']) {
    await expect(join(email, 'Qwerty@123')).rejects.toThrow(WeakPassword);
    await expect(join(email, 'Ottoline.1')).rejects.toThrow(WeakPassword);
  }
  expect(await db.user.count({ where: { email: 'unknown@example.com' } })).toBe(0);
});

it('a weak password is not changed to, and the session stays', async () => {
  const { userId } = await join('changing@example.com', strong);
  await startSession({ userId, userAgent: null });
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId } });
  const change = (currentPassword: string, newPassword: string) =>
    changePassword({ userId, sessionId, currentPassword, newPassword });
  await expect(change(strong, 'Ottoline.1')).rejects.toThrow(WeakPassword);
  await expect(change(strong, 'Changing#2026')).rejects.toThrow(WeakPassword);
  await expect(change('wrong', 'Ottoline.1')).rejects.not.toThrow(WeakPassword);
  expect(await db.session.count({ where: { id: sessionId } })).toBe(1);
  await change(strong, 'Harbor!49kettles');
});

it('a link for a new password is not used up by a weak one', async () => {
  const { userId } = await join('forgetful@example.com', strong);
  const tokenId = await issueToken(db, { userId, purpose: 'reset-password' });
  const reset = (newPassword: string) =>
    resetPassword({ secret: linkSecret(tokenId), newPassword, address: address() });
  await expect(reset('Forgetful!1')).rejects.toThrow(WeakPassword);
  await reset('Harbor!49kettles');
});

it('a password that was set before there were such rules still signs in', async () => {
  const { userId } = await join('early@example.com', strong);
  const passwordHash = await hashPassword('Password1!');
  await db.user.update({ where: { id: userId }, data: { passwordHash } });
  const early = { email: 'early@example.com', password: 'Password1!', address: address() };
  expect(await signIn(early)).toMatchObject({ userId });
});
