import { formatDistance } from 'date-fns/formatDistance';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const days = inUtc({ dateStyle: 'medium' });
const moments = inUtc({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Sep 9, 2025', the day in UTC. */
export function formatDay(moment: Date | string): string {
  return days.format(new Date(moment));
}

/** 'Sep 9, 2025, 3:04 PM UTC': admins may sit in several zones. */
export function formatMoment(moment: Date | string): string {
  return `${moments.format(new Date(moment))} UTC`;
}

/** '3 hours ago'. A clock that is a little behind says 'less than a minute ago'. */
export function formatAgo(moment: Date, now: Date = new Date()): string {
  return formatDistance(moment > now ? now : moment, now, { addSuffix: true });
}
