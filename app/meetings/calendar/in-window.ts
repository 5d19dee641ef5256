import type { Reading } from './calendar-entry.ts';

export const inWindow = (day: string, { from, until }: Reading) => from <= day && day <= until;

/** What is said of entries on days that are not looked at. */
export function passedOver(count: number): string[] {
  if (count === 0) return [];
  const entries = count === 1 ? '1 entry is' : `${count.toLocaleString('en-US')} entries are`;
  return [`${entries} over, or more than 18 months ahead, and not looked at.`];
}
