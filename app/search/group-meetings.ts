import { bestCases, type FoundCase, groupCases } from './group-cases.ts';
import type { Scored } from './score.ts';

/** Hits that are shown of a meeting. */
const mostHits = 3;
/** What the second and the third case add to the first: one that says it all comes before many. */
const laterShares = [1, 0.25, 0.1];

export type ScoredMeeting = {
  meetingId: string;
  score: number;
  /** Best first */
  found: FoundCase[];
  date: Date;
};

/** What was found by cases and these by their meetings, best first. */
export function groupMeetings(scored: readonly Scored[]): ScoredMeeting[] {
  const byMeeting = Map.groupBy(scored, ({ meetingId }) => meetingId);
  return [...byMeeting]
    .map(([meetingId, passages]) => {
      const found = groupCases(passages);
      const shares = laterShares.map((share, at) => share * (found[at]?.[0].score ?? 0));
      const score = shares.reduce((sum, share) => sum + share, 0);
      const date = found[0]?.[0].date ?? new Date(0);
      return { meetingId, score, found, date };
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.date.getTime() - one.date.getTime() ||
        (one.meetingId < other.meetingId ? -1 : 1),
    );
}

/** The best that are shown, each case once. */
export function bestHits({ found }: ScoredMeeting): { hits: FoundCase[]; moreHits: number } {
  // The title stands above them all.
  const below = found.filter(([{ kind, heading }]) => kind !== 'meeting' || heading !== null);
  return bestCases(below, mostHits);
}
