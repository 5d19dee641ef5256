import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isMonday } from 'date-fns/isMonday';
import { set } from 'date-fns/set';
import type { DigestChoice } from './digest-choice.ts';

/** From any moment there is a Monday morning within so many days, whatever clocks are set to. */
const mostDays = 8;

const morning = { hours: 7, minutes: 0, seconds: 0, milliseconds: 0 };

/** At these hours it is night, and only `keepsNights` says whether that matters. */
const isNight = (hour: number) => hour >= 22 || hour < morning.hours;

type Reader = { choice: DigestChoice; timeZone: string; keepsNights: boolean };

/**
 * When a reader's next digest goes out: at seven in the morning by the clocks of their zone, also
 * on the days on which these are changed. At once is now, and at night the next morning for who keeps
 * nights. Null for who wants none.
 * @throws RangeError for a zone that no clock is set by
 */
export function nextDigest({ choice, timeZone, keepsNights }: Reader, after: Date): Date | null {
  if (choice === 'off') return null;
  const today = new TZDate(after, timeZone);
  if (choice === 'at-once' && !(keepsNights && isNight(today.getHours()))) return after;
  for (let days = 0; days <= mostDays; days += 1) {
    // Set anew each day: seven hours after midnight is another hour when clocks change in between.
    const seven = set(addDays(today, days), morning);
    if (seven > after && (choice !== 'weekly' || isMonday(seven))) return new Date(seven.getTime());
  }
  throw new RangeError(`No morning comes in ${timeZone}.`);
}
