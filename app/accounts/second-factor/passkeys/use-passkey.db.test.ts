import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePasskeyReader, pendingChallenge, proofBy } from '#tests/support/passkeys.ts';
import { anyAddress, cookieOf, password, requestWith } from '#tests/support/second-factor.ts';
import { type Asked, garbageFor, softwarePasskey } from '#tests/support/software-passkey.ts';
import { findViewer } from '../../sessions.server.ts';
import { signIn, startCheckedSession } from '../../sign-in.server.ts';
import { findPendingSignIn, finishSignIn } from '../pending-sign-in.server.ts';
import { readSecondFactor } from '../read-second-factor.server.ts';
import { readyPasskey } from './use-passkey.server.ts';

const refused = {
  code: 'invalid',
  message: 'This passkey was not accepted. Try it again, or use a code.',
};

const elsewhere = [{ origin: 'https://dais.example' }, { rpId: 'example.com' }];
const signedWrongly: Omit<Asked, 'challenge'>[] = [
  ...elsewhere,
  { type: 'webauthn.create' },
  { isUntouched: true },
];
/** Ends the sign-in of a request by what a passkey has signed. */
async function enter(request: Request, signed: string, address = anyAddress()) {
  const secret = (await findPendingSignIn(request))?.secret ?? 'none';
  return finishSignIn({ secret, ...proofBy(signed), address, userAgent: null });
}

afterEach(() => {
  vi.useRealTimers();
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

  it('takes none that was signed for another page, or by nobody', async () => {
    const reader = await makePasskeyReader();
    const { request, challenge } = await pendingChallenge(reader);
    for (const mistake of signedWrongly) {
      const signed = reader.device.sign({ challenge, ...mistake });
      const attempt = enter(request, signed);
      await expect(attempt, JSON.stringify(mistake)).rejects.toMatchObject(refused);
    }
    await enter(request, reader.device.sign({ challenge }));
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
    const good = reader.device.sign({ challenge });
    const parts = ['clientDataJSON', 'authenticatorData', 'signature'];
    const garbage = garbageFor(JSON.parse(good), parts);
    const place = `session ${reader.sessionId}` as const;
    for (const sent of garbage) {
      const ready = await readyPasskey({ userId: reader.userId, place, ...proofBy(sent) });
      expect(ready, sent.slice(0, 200)).toBeNull();
    }
    const here = anyAddress();
    for (const sent of garbage.slice(0, 5)) {
      await expect(enter(request, sent, here)).rejects.toMatchObject(refused);
    }
    await expect(enter(request, good, here)).rejects.toMatchObject({ code: 'too-many' });
    await enter(request, good);
  });
});
