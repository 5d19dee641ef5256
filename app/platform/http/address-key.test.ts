import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

describe('the one an address stands for', () => {
  it('is an IPv4 address by itself, however it is written', () => {
    for (const written of ['203.0.113.9', '::ffff:203.0.113.9', '0:0:0:0:0:FFFF:cb00:7109']) {
      expect(addressKey(written)).toBe('203.0.113.9');
    }
  });

  it('is the /64 of an IPv6 address, however it is written', () => {
    expect(addressKey('2001:db8::1')).toBe(addressKey('2001:0db8:0:0:ffff::2'));
    expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'));
    expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
  });

  it('is what was said, where that is no address', () => {
    for (const said of ['', 'unknown', '1']) expect(addressKey(said)).toBe(said);
  });
});
