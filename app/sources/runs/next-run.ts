import { addHours } from 'date-fns/addHours';
import { differenceInDays } from 'date-fns/differenceInDays';

/** Hours between runs: what is asked for soon changes often, and records come within days. */
const hours = { close: 3, soon: 12, seldom: 24, atMost: 48 };
const closeDays = { before: 2, after: 5 };
const soonDays = 14;

type Rhythm = {
  /** The body's meetings about now, by their calendar dates */
  meetingDays: readonly Date[];
  /** Runs in a row that could not read the source */
  failures: number;
  /** From 0 to 1, the same for a source each time: so that not all are asked at once */
  share: number;
};

/** When a source is asked again: often about a meeting, daily between them, and less while it fails. */
export function nextRun({ meetingDays, failures, share }: Rhythm, now: Date): Date {
  const distances = meetingDays.map((day) => differenceInDays(day, now));
  const isClose = distances.some((days) => -closeDays.after <= days && days <= closeDays.before);
  const isSoon = distances.some((days) => 0 <= days && days <= soonDays);
  const usual = isClose ? hours.close : isSoon ? hours.soon : hours.seldom;
  const wait = Math.min(usual * 2 ** Math.min(failures, 5), Math.max(usual, hours.atMost));
  // A tenth to either side.
  return addHours(now, wait * (0.9 + 0.2 * share));
}
