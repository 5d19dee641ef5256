import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import { inSession, lastOf, makePasskeyReader } from '#tests/support/passkeys.ts';
import {
  anyAddress,
  cookieOf,
  letCodeRunOut,
  password,
  requestWith,
} from '#tests/support/second-factor.ts';
import { findViewer } from '../sessions.server.ts';
import { startCheckedSession } from '../sign-in.server.ts';
import { readSecondFactor } from './read-second-factor.server.ts';
import { removeFactor } from './remove-factor.server.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';
import { beginSetUp, finishSetUp, readSetUp } from './set-up.server.ts';
import { resetSecondFactor, turnOff } from './turn-off.server.ts';

const off = 'The second factor of your account on Dais was turned off';

describe('the owner of a passkey', () => {
  it('makes new recovery codes by it, and turns the factor off', async () => {
    const reader = await makePasskeyReader();
    const codes = await renewRecoveryCodes({ ...reader, password, ...(await inSession(reader)) });
    expect(codes).toHaveLength(10);
    const cookie = await turnOff({ ...reader, password, ...(await inSession(reader)) });
    expect(await findViewer(requestWith(cookieOf(cookie)))).not.toBeNull();
    expect(await db.passkey.count({ where: { userId: reader.userId } })).toBe(0);
    expect(await lastOf(reader)).toEqual([off, 'turn-off-second-factor']);
  });

  it('adds an app to it, and removes one after the other', async () => {
    const reader = await makePasskeyReader();
    const shown = { ...reader, password };
    const request = requestWith(
      cookieOf(await beginSetUp({ ...shown, ...(await inSession(reader)) })),
    );
    const secret = (await readSetUp(request, reader))?.secret ?? '';
    const code = codeNow(secret);
    const { codes } = await finishSetUp({ ...reader, request, code, address: anyAddress() });
    expect(codes).toBeNull();
    await letCodeRunOut(reader);
    const passkeyId = (await readSecondFactor(reader.userId))?.passkeys[0]?.id ?? '';
    const removed = { passkeyId };
    const other = await makePasskeyReader();
    const foreign = removeFactor({ ...other, password, ...(await inSession(other)), removed });
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
    const wrong = removeFactor({ ...shown, code: '000000', address: anyAddress(), removed });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
    const first = await removeFactor({
      ...shown,
      code: codeNow(secret),
      address: anyAddress(),
      removed,
    });
    expect(first.isLast).toBe(false);
    expect(await lastOf(reader)).toEqual([
      'A passkey was removed from your account on Dais',
      'remove-factor',
    ]);
    const last = await removeFactor({
      ...{ ...shown, code: reader.codes[0] ?? '', address: anyAddress() },
      removed: 'app',
    });
    expect(last.isLast).toBe(true);
    expect(await findViewer(requestWith(cookieOf(last.cookie)))).not.toBeNull();
    expect(await readSecondFactor(reader.userId)).toBeNull();
    expect(await lastOf(reader)).toEqual([off, 'turn-off-second-factor']);
  });

  it('reads of it in the download of all data, without its key', async () => {
    const reader = await makePasskeyReader();
    const { secondFactor } = await exportData(reader.userId);
    expect(secondFactor).toMatchObject({
      authenticatorApp: false,
      passkeys: [{ name: 'My telephone', isBackedUp: false, lastUsedAt: null }],
    });
    expect(JSON.stringify(secondFactor)).not.toContain(reader.device.id);
  });

  it('who has lost it is let in again by the operator', async () => {
    const reader = await makePasskeyReader();
    expect(await resetSecondFactor(reader.email)).toBe(true);
    expect(await db.passkey.count({ where: { userId: reader.userId } })).toBe(0);
    await startCheckedSession({ ...reader, userAgent: null });
  });

  it('leaves nothing of it when the account is deleted', async () => {
    const reader = await makePasskeyReader();
    await db.user.delete({ where: { id: reader.userId } });
    expect(await db.passkey.count({ where: { userId: reader.userId } })).toBe(0);
  });
});
