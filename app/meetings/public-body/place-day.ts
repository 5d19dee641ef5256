import { today } from '#app/entities/roster/term-words.ts';

/** The calendar date at a body's place, yyyy-mm-dd; where its zone is not known, one that has begun everywhere. */
export function placeDay(timeZone: string | null, now: Date = new Date()): string {
  if (timeZone === null) return today(now);
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  } catch {
    return today(now);
  }
}

/** The same day so many days later, or earlier. */
export function addToDay(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
