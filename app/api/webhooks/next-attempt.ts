import { addSeconds } from 'date-fns/addSeconds';

const minute = 60;
const hour = 60 * minute;

/** Seconds before each further attempt, as Standard Webhooks suggests; then the last of them again. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;
const lastWait = 10 * hour;

/** Long enough for a weekend with a holiday. */
const givenUpAfter = 5 * 24 * hour;

type Tried = { attempts: number; triedSince: Date };

/** When a message that did not get through is tried again; null where it has been tried long enough. */
export function nextAttempt({ attempts, triedSince }: Tried, now: Date): Date | null {
  const next = addSeconds(now, waits[attempts - 1] ?? lastWait);
  return next > addSeconds(triedSince, givenUpAfter) ? null : next;
}
