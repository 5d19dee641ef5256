import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import {
  add,
  begin,
  inSession,
  lastOf,
  makePasskeyReader,
  proofBy,
} from '#tests/support/passkeys.ts';
import {
  anyAddress,
  cookieOf,
  makeGuardedReader,
  makeReader,
  password,
  requestWith,
} from '#tests/support/second-factor.ts';
import { type Asked, garbageFor, softwarePasskey } from '#tests/support/software-passkey.ts';
import { findViewer } from '../../sessions.server.ts';
import { startCheckedSession } from '../../sign-in.server.ts';
import { readSecondFactor } from '../read-second-factor.server.ts';
import { beginPasskey, readBegunPasskey } from './add-passkey.server.ts';
import { askForPasskey } from './ask-for-passkey.server.ts';
import { newPasskeyForm } from './passkey-form.ts';
import { verifyMade } from './verify-made.server.ts';

const notAdded = { code: 'invalid', message: 'This passkey could not be added. Begin again.' };

const elsewhere = [{ origin: 'https://dais.example' }, { rpId: 'example.com' }];
const madeWrongly: Omit<Asked, 'challenge'>[] = [
  ...elsewhere,
  { type: 'webauthn.get' },
  { isUntouched: true },
  { attestation: { format: 'android-key', statement: new Map() } },
  { attestation: { format: 'packed', statement: new Map([['x5c', [new Uint8Array(9)]]]) } },
];

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
    const { challenge } = await begin(reader, { code: codeNow(reader.secret) });
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

  it('takes none that was made for another page, by nobody, or with a certificate', async () => {
    const reader = await makeReader();
    const { challenge } = await begin(reader);
    for (const mistake of madeWrongly) {
      const made = softwarePasskey().make({ challenge, ...mistake });
      await expect(add(reader, made), JSON.stringify(mistake)).rejects.toMatchObject(notAdded);
    }
    expect(await readSecondFactor(reader.userId)).toBeNull();
    const good = JSON.parse(softwarePasskey().make({ challenge }));
    for (const sent of garbageFor(good, ['clientDataJSON', 'attestationObject'])) {
      const { made } = newPasskeyForm.parse({ name: 'Key', made: sent });
      expect(await verifyMade(made), sent.slice(0, 200)).toBeNull();
    }
    await add(reader, JSON.stringify(good));
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
