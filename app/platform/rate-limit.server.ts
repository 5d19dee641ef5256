import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
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
  if (isIP(address) === 0) return address;
  // An IPv4 address that is written as IPv6 comes out as what it is.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

export function tooManyAttempts(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
