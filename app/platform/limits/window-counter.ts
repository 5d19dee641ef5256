import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from './counter.ts';

export type Window = { attempts: number; minutes: number };

/** So many attempts in a time that begins with the first. */
export function windowCounter({ attempts, minutes }: Window): Counter {
  const limiter = new RateLimiterMemory({ points: attempts, duration: minutes * 60 });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusal.msBeforeNext;
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
