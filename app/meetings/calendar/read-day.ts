import { dateAtNoon } from '../meeting-date.ts';

/** A calendar date as American files write it, or as computers do; null for anything else. */
export function readDay(text: string): Date | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (month && day && year) {
    return dateAtNoon(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  }
  return dateAtNoon(text.trim());
}
