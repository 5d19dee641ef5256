import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimit } from './rate-limit.server.ts';

describe('a rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('refuses the attempt after the last allowed one and says when to come back', async () => {
    const limit = rateLimit({ name: 'test', attempts: 2, minutes: 15 });
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
    const limit = rateLimit({ name: 'test', attempts: 1, minutes: 15 });
    await limit.take('a');
    vi.advanceTimersByTime(15 * 60_000 + 1);
    await limit.take('a');
  });

  it('lets an attempt be given back, and all of them be forgotten', async () => {
    const limit = rateLimit({ name: 'test', attempts: 1, minutes: 15 });
    await limit.take('a');
    await limit.giveBack('a');
    await limit.take('a');
    await limit.forget('a');
    await limit.take('a');
    await expect(limit.take('a')).rejects.toThrow('Too many attempts');
  });
});
