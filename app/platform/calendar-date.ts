/**
 * A calendar date is a day at its place. It is kept as a point in time at 12:00:00 UTC and only ever
 * read and written in UTC, so that no reader's or server's time zone moves it.
 */

/** '2025-09-09', the day itself as data. */
export function isoDateOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The point in time that stands for a day given as yyyy-mm-dd; null for anything else, and for dates that no calendar has. */
export function dateAtNoon(text: string): Date | null {
  const day = text.trim();
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T12:00:00.000Z`);
  if (Number.isNaN(date.getTime())) return null;
  // 2025-02-30 would be read as March 2.
  return date.toISOString().startsWith(day) ? date : null;
}
