import { AppError } from './app-error.ts';
import { type RateLimit, tooManyAttempts } from './rate-limit.server.ts';

type Growth = { free: number; longestMinutes: number; forgottenAfterHours: number };

const minute = 60_000;

/** As many as can be tried at once; beyond that the one that has waited longest is forgotten. */
const mostKeys = 100_000;

/**
 * Takes `free` attempts of a key, then one at a time after a wait that doubles from a minute to
 * `longestMinutes`. A key without attempts for `forgottenAfterHours` starts afresh. Like the rate
 * limits it lives in the memory of this process. It counts before anything is awaited, so that many
 * attempts at once are no way around it.
 */
export function growingDelay({ free, longestMinutes, forgottenAfterHours }: Growth): RateLimit {
  const known = new Map<string, { attempts: number; openAt: number; lastAt: number }>();
  const waitAfter = (attempts: number) =>
    attempts < free ? 0 : Math.min(2 ** (attempts - free), longestMinutes) * minute;

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
      const isFresh = found && now - found.lastAt < forgottenAfterHours * 60 * minute;
      const { attempts, openAt } = isFresh ? found : { attempts: 0, openAt: 0 };
      if (now < openAt) throw new AppError('too-many', tooManyAttempts(openAt - now));
      keep(key, attempts + 1, now + waitAfter(attempts + 1), now);
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
