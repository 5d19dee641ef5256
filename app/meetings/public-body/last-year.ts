import { outcomes, type ShownOutcome } from '../outcome-words.ts';
import type { RecentMeeting } from './recent-meetings.server.ts';

const dayMilliseconds = 86_400_000;
/** Fewer say nothing of what is usual. */
const fewest = 3;

export type LastYear = {
  held: number;
  summarised: number;
  /** Days in which three of four summaries were published; null where too few were. */
  usuallyDays: number | null;
};

type Days = { from: string; before: string };

/** How many of these meetings have a summary, and how soon it came. */
export function lastYear(held: readonly RecentMeeting[]): LastYear {
  const waits = held.flatMap(({ date, summary }) =>
    date && summary ? [daysBetween(date, summary.firstPublishedAt)] : [],
  );
  return {
    held: held.length,
    summarised: held.filter(({ summary }) => summary !== null).length,
    usuallyDays:
      waits.length < fewest ? null : (waits.toSorted(ascending)[threeOfFour(waits)] ?? null),
  };
}

const threeOfFour = ({ length }: readonly number[]) => Math.ceil(length * 0.75) - 1;

export type CountedOutcome = Pick<ShownOutcome, 'words' | 'badge'> & { count: number };

/** How often each outcome that decides or puts off came up, in the order of their words. */
export function countOutcomes(states: readonly string[]): CountedOutcome[] {
  return Object.entries<ShownOutcome>(outcomes)
    .filter(([state, { badge }]) => badge !== 'open' || state === 'withdrawn')
    .map(([state, { words, badge }]) => ({
      ...{ words, badge },
      count: states.filter((one) => one === state).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The meetings of these days; those without a date are of none. */
export function heldIn(meetings: readonly RecentMeeting[], { from, before }: Days) {
  return meetings.filter(({ date }) => {
    const day = date?.toISOString().slice(0, 10);
    return day !== undefined && from <= day && day < before;
  });
}

const ascending = (one: number, other: number) => one - other;

/** Whole days from a calendar date to a moment; what came on the day itself took one. */
export function daysBetween(date: Date, moment: Date): number {
  const noon = dayMilliseconds / 2;
  return Math.max(1, Math.ceil((moment.getTime() - date.getTime() - noon) / dayMilliseconds));
}
