import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';

/**
 * The moment at which clocks of a zone say so many seconds after midnight on a day. An hour that the
 * clocks pass over is read as the one after it.
 */
export function momentAt(day: string, seconds: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const local = new TZDate(year, month - 1, date, 0, 0, 0, 0, timeZone);
  local.setHours(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, 0);
  return new Date(local.getTime());
}

/** The calendar date of a moment by the clocks of a zone, yyyy-mm-dd. */
export function localDay(moment: Date, timeZone: string): string {
  return formatISO(new TZDate(moment, timeZone), { representation: 'date' });
}

/** Seconds after midnight by the clocks of a zone. */
export function localSeconds(moment: Date, timeZone: string): number {
  const local = new TZDate(moment, timeZone);
  return local.getHours() * 3600 + local.getMinutes() * 60 + local.getSeconds();
}

/** The last second of a day, which stands for a day without a time of its own. */
export const endOfDaySeconds = 24 * 3600 - 1;
