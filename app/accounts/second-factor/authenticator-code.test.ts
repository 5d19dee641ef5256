import { describe, expect, it } from 'vitest';
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  sealAuthenticator,
  stepOfCode,
  unsealAuthenticator,
} from './authenticator-code.server.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.server.ts';

/** Of RFC 6238, appendix B: '12345678901234567890' in base 32, and the last six of its digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ofRfc: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe('codes of an authenticator', () => {
  it.each(ofRfc)('at %i seconds are those of the RFC', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('fit their own half a minute, neither the one before nor the one after', () => {
    const at = (seconds: number) => stepOfCode(secret, '279037', new Date(seconds * 1000));
    const step = Math.floor(2000000000 / 30);
    const first = step * 30;
    expect([-30, -1, 0, 29, 30].map((late) => at(first + late))).toEqual([
      ...[null, null, step, step, null],
    ]);
  });

  it('are six digits and nothing else', () => {
    for (const typed of ['', '27903', '2790377', 'abcdef', '-79037', '２７９０３７']) {
      expect(stepOfCode(secret, typed, new Date(2000000000_000))).toBeNull();
    }
  });

  it('come from 160 random bits that only their owner’s row opens', () => {
    const made = newAuthenticatorSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorSecret()).not.toBe(made);
    const sealed = sealAuthenticator(made, 'ada');
    expect(sealed).not.toContain(made);
    expect(unsealAuthenticator(sealed, 'ada')).toBe(made);
    expect(unsealAuthenticator(sealed, 'grace')).toBeNull();
    const altered = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
    for (const other of [altered, '', 'none', sealed.slice(0, -4)]) {
      expect(unsealAuthenticator(other, 'ada')).toBeNull();
    }
  });

  it('are set up by an address that names the site and the account', () => {
    const address = new URL(authenticatorAddress(secret, 'ada+news@example.com'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toBe('/Dais:ada+news@example.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ issuer: 'Dais', secret, algorithm: 'SHA1', digits: '6', period: '30' },
    });
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and known by their hashes however they are typed', async () => {
    const { codes, salt, hashes } = await newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')}`;
    expect(await hashRecoveryCode(typed, salt)).toBe(hashes[3]);
    expect(hashes).not.toContain(await hashRecoveryCode('2222-2222-2222', salt));
  });
});
