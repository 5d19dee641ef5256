import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { codeAt } from '#tests/support/authenticator.ts';
import {
  add,
  begin,
  makePasskeyReader,
  pendingChallenge,
  proofBy,
  type Reader,
} from '#tests/support/passkeys.ts';
import {
  anyAddress,
  cookieOf,
  makeGuardedReader,
  makeReader,
  password,
  requestWith,
} from '#tests/support/second-factor.ts';
import { type Asked, softwarePasskey } from '#tests/support/software-passkey.ts';
import { findViewer } from '../../sessions.server.ts';
import { signIn, startCheckedSession } from '../../sign-in.server.ts';
import { findPendingSignIn, finishSignIn } from '../pending-sign-in.server.ts';
import { readSecondFactor } from '../read-second-factor.server.ts';
import { removeFactor } from '../remove-factor.server.ts';
import { renewRecoveryCodes } from '../renew-recovery-codes.server.ts';
import { beginSetUp, finishSetUp, readSetUp } from '../set-up.server.ts';
import { resetSecondFactor, turnOff } from '../turn-off.server.ts';
import { beginPasskey, readBegunPasskey } from './add-passkey.server.ts';
import { askForPasskey } from './ask-for-passkey.server.ts';

const refused = {
  code: 'invalid',
  message: 'This passkey was not accepted. Try it again, or use a code.',
};
const notAdded = { code: 'invalid', message: 'This passkey could not be added. Begin again.' };
const off = 'The second factor of your account on Dais was turned off';

/** Ends the sign-in of a request by what a passkey has signed. */
async function enter(request: Request, signed: string, address = anyAddress()) {
  const secret = (await findPendingSignIn(request))?.secret ?? 'none';
  return finishSignIn({ secret, ...proofBy(signed), address, userAgent: null });
}

/** What a passkey has signed for somebody who is signed in. */
async function inSession({
  userId,
  sessionId,
  device,
}: Awaited<ReturnType<typeof makePasskeyReader>>) {
  const { challenge } = await askForPasskey({ userId, place: `session ${sessionId}` });
  return { ...proofBy(device.sign({ challenge })), address: anyAddress() };
}

const lastOf = async ({ userId, email }: Reader) => {
  const mails = await db.mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });
  const entries = await db.auditEntry.findMany({
    where: { subjectId: userId },
    orderBy: { id: 'asc' },
  });
  return [JSON.parse(mails.at(-1)?.message ?? '{}').subject, entries.at(-1)?.action];
};

afterEach(() => {
  vi.useRealTimers();
});

describe('adding a passkey', () => {
  it('turns the second factor on, with recovery codes, and ends other sessions', async () => {
    const reader = await makeReader();
    const other = await startCheckedSession({ ...reader, userAgent: null });
    const { challenge, rp, user, excludeCredentials } = await begin(reader);
    expect([rp.id, user.name, excludeCredentials]).toEqual(['localhost', reader.email, []]);
    const { codes, cookies } = await add(reader, softwarePasskey().make({ challenge }));
    expect(codes).toHaveLength(10);
    expect(await findViewer(requestWith(cookieOf(other)))).toBeNull();
    expect(await findViewer(requestWith(cookieOf(...cookies)))).toMatchObject({
      userId: reader.userId,
    });
    expect(await readSecondFactor(reader.userId)).toMatchObject({
      ...{ hasApp: false, recoveryCodes: 10 },
      passkeys: [{ name: 'My telephone', lastUsedAt: null }],
    });
    expect(await lastOf(reader)).toEqual([
      'Your account on Dais has a second factor',
      'turn-on-second-factor',
    ]);
    const kept = await db.passkey.findFirstOrThrow({ where: { userId: reader.userId } });
    expect(kept).toMatchObject({ counter: 1n, transports: 'internal,hybrid', isBackedUp: false });
  });

  it('needs the password, and the factor where there is one', async () => {
    const reader = await makeGuardedReader();
    const address = anyAddress();
    const shown = { ...reader, password, address };
    await expect(beginPasskey({ ...shown, password: 'wrong' })).rejects.toMatchObject({
      message: 'Your current password is incorrect.',
    });
    await expect(beginPasskey(shown)).rejects.toMatchObject({ code: 'conflict' });
    await expect(begin(reader, { code: '000000' })).rejects.toMatchObject({ code: 'invalid' });
    const { challenge } = await begin(reader, { code: codeAt(reader.secret) });
    const { codes } = await add(reader, softwarePasskey().make({ challenge }));
    expect(codes).toBeNull();
    expect(await readSecondFactor(reader.userId)).toMatchObject({
      hasApp: true,
      recoveryCodes: 10,
    });
    expect(await lastOf(reader)).toEqual([
      'A passkey was added to your account on Dais',
      'add-factor',
    ]);
  });

  const wrongly: [string, Omit<Asked, 'challenge'>][] = [
    ['for another site', { origin: 'https://dais.example' }],
    ['for another part of the web', { rpId: 'example.com' }],
    ['as if it were shown', { type: 'webauthn.get' }],
    ['by nobody', { isUntouched: true }],
    ['as a telephone of Android', { attestation: { format: 'android-key', statement: new Map() } }],
    [
      'with a certificate',
      { attestation: { format: 'packed', statement: new Map([['x5c', [new Uint8Array(9)]]]) } },
    ],
  ];

  it.each(wrongly)('takes none that was made %s', async (_how, mistake) => {
    const reader = await makeReader();
    const { challenge } = await begin(reader);
    const made = softwarePasskey().make({ challenge, ...mistake });
    await expect(add(reader, made)).rejects.toMatchObject(notAdded);
    expect(await readSecondFactor(reader.userId)).toBeNull();
  });

  it('takes one for what was asked, once, for five minutes, in the session that asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const reader = await makeReader();
    const { challenge } = await begin(reader);
    const elsewhere = { ...reader, sessionId: 'another' };
    const device = softwarePasskey();
    const made = device.make({ challenge });
    await expect(add(elsewhere, made)).rejects.toMatchObject(notAdded);
    await expect(add(await makeReader(), made)).rejects.toMatchObject(notAdded);
    await add(reader, made);
    await expect(add(reader, softwarePasskey().make({ challenge }))).rejects.toMatchObject(
      notAdded,
    );
    const cookie = await beginPasskey({
      ...{ ...reader, password, address: anyAddress() },
      ...proofBy(
        device.sign(
          await askForPasskey({ userId: reader.userId, place: `session ${reader.sessionId}` }),
        ),
      ),
    });
    const request = requestWith(cookieOf(cookie));
    const options = await readBegunPasskey(request, reader);
    expect(options?.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect(await readBegunPasskey(request, elsewhere)).toBeNull();
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    const late = softwarePasskey().make({ challenge: options?.challenge ?? '' });
    await expect(add(reader, late)).rejects.toMatchObject(notAdded);
  });

  it('takes the same one for no second account', async () => {
    const { device } = await makePasskeyReader();
    const other = await makeReader();
    const { challenge } = await begin(other);
    await expect(add(other, device.make({ challenge }))).rejects.toMatchObject(notAdded);
  });

  it('ends at ten', async () => {
    const reader = await makePasskeyReader();
    const { challenge } = await begin(reader, await inSession(reader));
    const tenth = Array.from({ length: 9 }, (_, at) => ({
      ...{ userId: reader.userId, name: 'Key', credentialId: `${reader.userId}-${at}` },
      ...{ publicKey: new Uint8Array(1), counter: 0, transports: '', isBackedUp: false },
    }));
    await db.passkey.createMany({ data: tenth });
    const made = softwarePasskey().make({ challenge });
    await expect(add(reader, made)).rejects.toMatchObject({ code: 'conflict' });
    await expect(begin(reader, await inSession(reader))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('signing in with a passkey', () => {
  it('needs it after the password, and takes it', async () => {
    const reader = await makePasskeyReader();
    const signedIn = await signIn({ email: reader.email, password, address: anyAddress() });
    expect(signedIn.needsSecondFactor).toBe(true);
    await expect(startCheckedSession({ ...signedIn, userAgent: null })).rejects.toMatchObject({
      code: 'invalid',
    });
    const { request, challenge } = await pendingChallenge(reader);
    const { cookies } = await enter(request, reader.device.sign({ challenge }));
    expect(await findViewer(requestWith(cookieOf(...cookies)))).toMatchObject({
      userId: reader.userId,
    });
    expect((await readSecondFactor(reader.userId))?.passkeys[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  it('takes one that does not count, and a recovery code in its place', async () => {
    const reader = await makePasskeyReader(softwarePasskey({ counts: false }));
    for (let time = 0; time < 2; time += 1) {
      const { request, challenge } = await pendingChallenge(reader);
      await enter(request, reader.device.sign({ challenge }));
    }
    const { request } = await pendingChallenge(reader);
    const secret = (await findPendingSignIn(request))?.secret ?? '';
    const [code = ''] = reader.codes;
    await finishSignIn({ secret, code, address: anyAddress(), userAgent: null });
  });

  const wrongly: [string, Omit<Asked, 'challenge'>][] = [
    ['for another site', { origin: 'https://dais.example' }],
    ['for another part of the web', { rpId: 'example.com' }],
    ['as if it were made', { type: 'webauthn.create' }],
    ['by nobody', { isUntouched: true }],
  ];

  it.each(wrongly)('takes none that was signed %s', async (_how, mistake) => {
    const reader = await makePasskeyReader();
    const { request, challenge } = await pendingChallenge(reader);
    const signed = reader.device.sign({ challenge, ...mistake });
    await expect(enter(request, signed)).rejects.toMatchObject(refused);
  });

  it('takes none of somebody else, and none that says it is another', async () => {
    const [reader, other] = [await makePasskeyReader(), await makePasskeyReader()];
    const { request, challenge } = await pendingChallenge(reader);
    const signed = other.device.sign({ challenge });
    await expect(enter(request, signed)).rejects.toMatchObject(refused);
    const disguised = signed.replaceAll(other.device.id, reader.device.id);
    await expect(enter(request, disguised)).rejects.toMatchObject(refused);
    await enter(request, reader.device.sign({ challenge }));
  });

  it('takes each signature once, within five minutes, in the sign-in that asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const reader = await makePasskeyReader(softwarePasskey({ counts: false }));
    const first = await pendingChallenge(reader);
    const second = await pendingChallenge(reader);
    const signed = reader.device.sign({ challenge: first.challenge });
    await expect(enter(second.request, signed)).rejects.toMatchObject(refused);
    await enter(first.request, signed);
    const third = await pendingChallenge(reader);
    await expect(enter(third.request, signed)).rejects.toMatchObject(refused);
    const unasked = reader.device.sign({ challenge: 'bm9ib2R5IGhhcyBhc2tlZCBmb3IgdGhpcw' });
    await expect(enter(third.request, unasked)).rejects.toMatchObject(refused);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    const late = reader.device.sign({ challenge: third.challenge });
    await expect(enter(third.request, late)).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('takes one of many answers at once', async () => {
    const reader = await makePasskeyReader();
    const { request, challenge } = await pendingChallenge(reader);
    const signed = reader.device.sign({ challenge });
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => enter(request, signed)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes none whose count has gone back, as that of a copy does', async () => {
    const reader = await makePasskeyReader();
    const { request, challenge } = await pendingChallenge(reader);
    reader.device.countFrom(0);
    await expect(enter(request, reader.device.sign({ challenge }))).rejects.toMatchObject(refused);
    reader.device.countFrom(4_000_000_000);
    await enter(request, reader.device.sign({ challenge }));
  });

  it('refuses what no browser sends like any other, and counts it', async () => {
    const reader = await makePasskeyReader();
    const { request, challenge } = await pendingChallenge(reader);
    const good = JSON.parse(reader.device.sign({ challenge }));
    const broken = (part: string, value: unknown) =>
      JSON.stringify({ ...good, response: { ...good.response, [part]: value } });
    const garbage = [
      ...['', '{', 'null', '[]', '7', '{"id":"__proto__"}', '['.repeat(20_000)],
      ...['clientDataJSON', 'authenticatorData', 'signature'].flatMap((part) =>
        ['', 'AAAA', 'x'.repeat(4000), '{}', 7, null].map((value) => broken(part, value)),
      ),
      JSON.stringify({ ...good, type: 'password' }),
      JSON.stringify({ ...good, rawId: 'AAAA' }),
    ];
    for (const sent of garbage) {
      await expect(enter(request, sent), sent.slice(0, 200)).rejects.toMatchObject({
        code: expect.stringMatching(/^(invalid|too-many)$/),
      });
    }
    const good2 = enter(request, reader.device.sign({ challenge }));
    await expect(good2).rejects.toMatchObject({ code: 'too-many' });
  });
});

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
    const code = codeAt(secret, -1);
    const { codes } = await finishSetUp({ ...reader, request, code, address: anyAddress() });
    expect(codes).toBeNull();
    const passkeyId = (await readSecondFactor(reader.userId))?.passkeys[0]?.id ?? '';
    const removed = { passkeyId };
    const other = await makePasskeyReader();
    const foreign = removeFactor({ ...other, password, ...(await inSession(other)), removed });
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
    const wrong = removeFactor({ ...shown, code: '000000', address: anyAddress(), removed });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
    const first = await removeFactor({
      ...shown,
      code: codeAt(secret),
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
