import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressKey, rateLimit } from './rate-limit.server.ts';

describe('a rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('refuses the attempt after the last allowed one and says when to come back', async () => {
    const limit = rateLimit({ attempts: 2, minutes: 15 });
    await limit.take('a');
    await limit.take('a');
    await expect(limit.take('a')).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    vi.advanceTimersByTime(14.5 * 60_000);
    await expect(limit.take('a')).rejects.toThrow('Try again in 1 minute.');
    await limit.take('b');
  });

  it('ends with its time', async () => {
    const limit = rateLimit({ attempts: 1, minutes: 15 });
    await limit.take('a');
    vi.advanceTimersByTime(15 * 60_000 + 1);
    await limit.take('a');
  });

  it('lets an attempt be given back, and all of them be forgotten', async () => {
    const limit = rateLimit({ attempts: 1, minutes: 15 });
    await limit.take('a');
    await limit.giveBack('a');
    await limit.take('a');
    await limit.forget('a');
    await limit.take('a');
    await expect(limit.take('a')).rejects.toThrow('Too many attempts');
  });
});

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
