import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

export type RateLimit = {
  /** Uses up one attempt of `key`. @throws AppError too-many, saying when to come back */
  take: (key: string) => Promise<void>;
  /** Gives the attempt back: it turned out to be none of those that are counted. */
  giveBack: (key: string) => Promise<void>;
  /** Starts `key` afresh. */
  forget: (key: string) => Promise<void>;
};

/**
 * Counts attempts in the memory of this process: nothing of whoever tries is stored, and a limit
 * holds for each web process by itself.
 */
export function rateLimit({ attempts, minutes }: { attempts: number; minutes: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: minutes * 60 });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too-many', tooManyAttempts(refusal.msBeforeNext));
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** Whom an address stands for: an IPv6 customer holds a whole /64, so that it counts as one. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + after < 8) groups.push('0');
    groups.push(...(tail === '' ? [] : tail.split(':')));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function tooManyAttempts(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
