import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import {
  anyAddress,
  cookieOf,
  letCodeRunOut,
  makeGuardedReader,
  makeReader,
  password,
  pendingOf,
  requestWith,
} from '#tests/support/second-factor.ts';
import { issueToken } from '../account-token.server.ts';
import { changePassword, resetPassword } from '../change-password.server.ts';
import { findViewer } from '../sessions.server.ts';
import { signIn, startCheckedSession } from '../sign-in.server.ts';
import { findPendingSignIn, finishSignIn } from './pending-sign-in.server.ts';
import { readSecondFactor } from './read-second-factor.server.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';
import { beginSetUp, finishSetUp, readSetUp } from './set-up.server.ts';
import { resetSecondFactor, turnOff } from './turn-off.server.ts';
import { withFactor } from './with-factor.server.ts';

const wrong = {
  code: 'invalid',
  message: 'This code is not right, has run out, or was used already.',
};
const userAgent = null;

/** Signs in by a code, after the password. */
async function enter(
  reader: { userId: string; passwordHash: string },
  code: string,
  address = anyAddress(),
) {
  const { request } = await pendingOf(reader);
  const secret = (await findPendingSignIn(request))?.secret ?? 'none';
  return finishSignIn({ secret, code, address, userAgent });
}

const subjectsTo = async (recipient: string) =>
  (await db.mail.findMany({ where: { recipient } })).map(
    ({ message }) => JSON.parse(message ?? '').subject,
  );

const logged = async (subjectId: string) =>
  (await db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ actorId, action }) => [actorId, action],
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('setting up a second factor', () => {
  it('begins with the password, in one session, for a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const reader = await makeReader();
    await expect(
      beginSetUp({ ...reader, password: 'wrong', address: anyAddress() }),
    ).rejects.toMatchObject({
      message: 'Your current password is incorrect.',
    });
    const begun = requestWith(
      cookieOf(await beginSetUp({ ...reader, password, address: anyAddress() })),
    );
    expect(await readSetUp(begun, reader)).not.toBeNull();
    expect(await readSetUp(begun, { ...reader, sessionId: 'another' })).toBeNull();
    expect(await readSecondFactor(reader.userId)).toBeNull();
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    expect(await readSetUp(begun, reader)).toBeNull();
    const late = finishSetUp({ ...reader, request: begun, code: '1', address: anyAddress() });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('ends with a code: then it is on, other sessions have ended, and its owner is told', async () => {
    const reader = await makeReader();
    const other = await startCheckedSession({ ...reader, userAgent });
    const request = requestWith(
      cookieOf(await beginSetUp({ ...reader, password, address: anyAddress() })),
    );
    const secret = (await readSetUp(request, reader))?.secret ?? '';
    const finish = (code: string) =>
      finishSetUp({ ...reader, request, code, address: anyAddress() });
    await expect(finish('000000')).rejects.toMatchObject(wrong);
    const { codes, cookies } = await finish(codeNow(secret));
    if (!codes) throw new Error('No recovery codes were made.');
    expect(codes).toHaveLength(10);
    expect(await findViewer(requestWith(cookieOf(other)))).toBeNull();
    expect(await findViewer(requestWith(reader.cookie))).toBeNull();
    expect(await findViewer(requestWith(cookieOf(...cookies)))).toMatchObject({
      userId: reader.userId,
      sessionId: reader.sessionId,
    });
    await expect(finish(codeNow(secret))).rejects.toMatchObject({ code: 'conflict' });
    expect(await subjectsTo(reader.email)).toEqual(['Your account on Dais has a second factor']);
    expect(await logged(reader.userId)).toEqual([[reader.userId, 'turn-on-second-factor']]);
    const row = await db.secondFactor.findUniqueOrThrow({
      where: { userId: reader.userId },
      include: { codes: true },
    });
    const kept = JSON.stringify(row);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(hidden);
    }
  });
});

describe('signing in with a second factor', () => {
  it('starts no session by the password alone', async () => {
    const reader = await makeGuardedReader();
    const signedIn = await signIn({ email: reader.email, password, address: anyAddress() });
    expect(signedIn).toMatchObject({ userId: reader.userId, needsSecondFactor: true });
    await expect(startCheckedSession({ ...signedIn, userAgent })).rejects.toMatchObject({
      code: 'invalid',
    });
    const { cookie, request } = await pendingOf(reader);
    expect(await findPendingSignIn(request)).not.toBeNull();
    expect(await findViewer(request)).toBeNull();
    const asSession = cookie.replace('dais_sign_in=', 'dais_session=');
    expect(await findViewer(requestWith(asSession))).toBeNull();
  });

  it('takes each code once, and none older than the last one', async () => {
    const reader = await makeGuardedReader();
    const code = codeNow(reader.secret);
    const session = await enter(reader, code);
    expect(await findViewer(requestWith(cookieOf(...session.cookies)))).toMatchObject({
      userId: reader.userId,
    });
    await expect(enter(reader, code)).rejects.toMatchObject(wrong);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    await expect(enter(reader, code)).rejects.toMatchObject(wrong);
    await enter(reader, codeNow(reader.secret));
  });

  it('takes one of many uses of the same code at once', async () => {
    const { userId, sessionId, secret, codes } = await makeGuardedReader();
    const attempt = { userId, place: `session ${sessionId}`, address: anyAddress() } as const;
    for (const code of [codeNow(secret), codes[0] ?? '']) {
      const use = () => withFactor({ ...attempt, code }, async () => true);
      const all = await Promise.allSettled(Array.from({ length: 4 }, use));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('takes a recovery code once, and tells its owner how many are left', async () => {
    const reader = await makeGuardedReader();
    const code = (reader.codes[4] ?? '').toUpperCase();
    await enter(reader, code);
    await expect(enter(reader, code)).rejects.toMatchObject(wrong);
    expect((await readSecondFactor(reader.userId))?.recoveryCodes).toBe(9);
    expect(await subjectsTo(reader.email)).toContain(
      'A recovery code of your account on Dais was used',
    );
  });

  it('waits five minutes for the code, once, and not beyond a new password', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const reader = await makeGuardedReader();
    const { request } = await pendingOf(reader);
    const secret = (await findPendingSignIn(request))?.secret ?? '';
    const finish = (code: string) =>
      finishSignIn({ secret, code, address: anyAddress(), userAgent });
    await finish(codeNow(reader.secret));
    await letCodeRunOut(reader);
    await expect(finish(codeNow(reader.secret))).rejects.toMatchObject({ code: 'signed-out' });
    const late = await pendingOf(reader);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    expect(await findPendingSignIn(late.request)).toBeNull();
    const outdated = await pendingOf(reader);
    await changePassword({ ...reader, currentPassword: password, newPassword: 'Harbor!49kettles' });
    expect(await findPendingSignIn(outdated.request)).toBeNull();
    await expect(pendingOf(reader)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is not got round by the link for a forgotten password', async () => {
    const reader = await makeGuardedReader();
    const tokenId = await issueToken(db, { userId: reader.userId, purpose: 'reset-password' });
    const newPassword = 'Harbor!49kettles';
    await resetPassword({ secret: linkSecret(tokenId), newPassword, address: anyAddress() });
    expect(await findViewer(requestWith(reader.cookie))).toBeNull();
    const signedIn = await signIn({
      email: reader.email,
      password: newPassword,
      address: anyAddress(),
    });
    expect(signedIn.needsSecondFactor).toBe(true);
  });

  it('counts wrong codes by account and address, and the account from everywhere', async () => {
    const reader = await makeGuardedReader();
    const here = anyAddress();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(enter(reader, '000000', here)).rejects.toMatchObject(wrong);
    }
    const refused = { code: 'too-many' };
    await expect(enter(reader, codeNow(reader.secret), here)).rejects.toMatchObject(refused);
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await expect(enter(reader, '000000')).rejects.toMatchObject(wrong);
    }
    await expect(enter(reader, codeNow(reader.secret))).rejects.toMatchObject(refused);
    const recovery = enter(reader, reader.codes[0] ?? '');
    await expect(recovery).rejects.toMatchObject(refused);
  });
});

describe('the owner of a second factor', () => {
  it('turns it off by the password and a code, which ends every other session', async () => {
    const reader = await makeGuardedReader();
    const other = await enter(reader, codeNow(reader.secret));
    const off = (shown: { password: string; code: string }) =>
      turnOff({ ...reader, ...shown, address: anyAddress() });
    await letCodeRunOut(reader);
    const code = codeNow(reader.secret);
    await expect(off({ password: 'wrong', code })).rejects.toMatchObject({ code: 'invalid' });
    await expect(off({ password, code: '000000' })).rejects.toMatchObject(wrong);
    const pending = await pendingOf(reader);
    const cookie = await off({ password, code });
    expect(await readSecondFactor(reader.userId)).toBeNull();
    expect(await db.recoveryCode.count({ where: { userId: reader.userId } })).toBe(0);
    expect(await findPendingSignIn(pending.request)).toBeNull();
    expect(await findViewer(requestWith(cookieOf(...other.cookies)))).toBeNull();
    expect(await findViewer(requestWith(cookieOf(cookie)))).not.toBeNull();
    expect(await subjectsTo(reader.email)).toContain(
      'The second factor of your account on Dais was turned off',
    );
    expect((await logged(reader.userId)).at(-1)).toEqual([reader.userId, 'turn-off-second-factor']);
    await startCheckedSession({ ...reader, userAgent });
  });

  it('makes new recovery codes, for which the old ones no longer work', async () => {
    const reader = await makeGuardedReader();
    const [first = '', second = ''] = reader.codes;
    const codes = await renewRecoveryCodes({
      ...{ ...reader, password, code: first },
      address: anyAddress(),
    });
    expect((await readSecondFactor(reader.userId))?.recoveryCodes).toBe(10);
    await expect(enter(reader, second)).rejects.toMatchObject(wrong);
    await enter(reader, codes[9] ?? '');
  });

  it('who has lost it is let in again by the operator', async () => {
    const reader = await makeGuardedReader();
    await expect(resetSecondFactor('nobody@example.com')).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await resetSecondFactor(reader.email)).toBe(true);
    expect(await resetSecondFactor(reader.email)).toBe(false);
    expect(await findViewer(requestWith(reader.cookie))).toBeNull();
    expect((await logged(reader.userId)).at(-1)).toEqual([null, 'reset-second-factor']);
    await startCheckedSession({ ...reader, userAgent });
  });
});
