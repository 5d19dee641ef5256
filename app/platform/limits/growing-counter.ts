import type { Counter } from './counter.ts';

export type Growth = { free: number; longestMinutes: number; forgottenAfterHours: number };

const minute = 60_000;

/** In milliseconds: how long it is from so many attempts to the next one. */
export const waitAfter = (attempts: number, { free, longestMinutes }: Growth): number =>
  attempts < free ? 0 : Math.min(2 ** (attempts - free), longestMinutes) * minute;

/** As many as can be tried at once; beyond that the one that has waited longest is forgotten. */
const mostKeys = 100_000;

/**
 * `free` attempts, then one at a time after a wait that doubles from a minute to `longestMinutes`. A key
 * without attempts for `forgottenAfterHours` starts afresh. It counts before anything is awaited, so that
 * many attempts at once are no way around it.
 */
export function growingCounter(growth: Growth): Counter {
  const known = new Map<string, { attempts: number; openAt: number; lastAt: number }>();

  function keep(key: string, attempts: number, openAt: number, lastAt: number) {
    // Set anew, so that the map is in the order of the last attempts.
    known.delete(key);
    if (attempts > 0) known.set(key, { attempts, openAt, lastAt });
    const [oldest] = known.keys();
    if (known.size > mostKeys && oldest !== undefined) known.delete(oldest);
  }

  return {
    async take(key) {
      const now = Date.now();
      const found = known.get(key);
      const isFresh = found && now - found.lastAt < growth.forgottenAfterHours * 60 * minute;
      const { attempts, openAt } = isFresh ? found : { attempts: 0, openAt: 0 };
      if (now < openAt) return openAt - now;
      keep(key, attempts + 1, now + waitAfter(attempts + 1, growth), now);
      return 0;
    },
    async giveBack(key) {
      const found = known.get(key);
      if (found) keep(key, found.attempts - 1, 0, found.lastAt);
    },
    async forget(key) {
      known.delete(key);
    },
  };
}
