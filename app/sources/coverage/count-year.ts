import { daysBetween } from '#app/meetings/public-body/last-year.ts';
import { medianOf } from '#app/platform/median.ts';

/** Records come within days; of a meeting that is over for longer, one is missing. */
export const graceDays = 14;
/** Who has fewer summaries of a year, and no source, is not watched. */
export const fewestSummaries = 3;

const dayMilliseconds = 86_400_000;

/** A meeting of the last twelve months. */
export type YearMeeting = {
  /** A calendar date, stored at 12:00:00 UTC */
  day: Date;
  endsAt: Date | null;
  isCancelled: boolean;
  hasRecord: boolean;
  /** Null while readers see no summary. */
  firstPublishedAt: Date | null;
};

type Counted = {
  known: number;
  held: number;
  summarised: number;
  withoutRecord: number;
  usualDays: number | null;
  usualOf: number;
};

type Watched = {
  /** The day at the place, yyyy-mm-dd */
  today: string;
  watchedSince: Date;
};

/**
 * What came of the meetings of a year. How soon summaries come is counted of meetings since the body
 * is watched: what was held before is caught up with, not waited for.
 */
export function countYear(meetings: readonly YearMeeting[], watched: Watched): Counted {
  const held = meetings.filter(
    ({ day, isCancelled }) => !isCancelled && day.toISOString().slice(0, 10) < watched.today,
  );
  const waits = held.flatMap((meeting) =>
    meeting.firstPublishedAt && overAt(meeting) >= watched.watchedSince
      ? [waitOf(meeting, meeting.firstPublishedAt)]
      : [],
  );
  const median = medianOf(waits);
  const noon = new Date(`${watched.today}T12:00:00Z`).getTime();
  return {
    known: meetings.length,
    held: held.length,
    summarised: held.filter(({ firstPublishedAt }) => firstPublishedAt).length,
    withoutRecord: held.filter(
      ({ day, hasRecord, firstPublishedAt }) =>
        !hasRecord && !firstPublishedAt && noon - day.getTime() > graceDays * dayMilliseconds,
    ).length,
    usualDays: median === null ? null : Math.ceil(median),
    usualOf: waits.length,
  };
}

/** When a meeting was over: as it is known, else the end of its day. */
const overAt = ({ day, endsAt }: YearMeeting) =>
  endsAt ?? new Date(day.getTime() + dayMilliseconds / 2);

function waitOf({ day, endsAt }: YearMeeting, published: Date): number {
  if (!endsAt) return daysBetween(day, published);
  return Math.max(1, Math.ceil((published.getTime() - endsAt.getTime()) / dayMilliseconds));
}
