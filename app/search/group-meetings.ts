import type { Scored } from './score.ts';
import { stemsOf } from './words.ts';

/** Hits that are shown of a meeting. */
const mostHits = 3;
/** What the second and the third passage add to the first: one that says it all comes before many. */
const laterShares = [1, 0.25, 0.1];

export type ScoredMeeting = {
  meetingId: string;
  score: number;
  /** Best first */
  passages: Scored[];
  date: Date;
};

/** The passages by their meetings, best first. */
export function groupMeetings(scored: readonly Scored[]): ScoredMeeting[] {
  const byMeeting = Map.groupBy(scored, ({ meetingId }) => meetingId);
  return [...byMeeting]
    .map(([meetingId, passages]) => {
      const best = passages.toSorted((one, other) => other.score - one.score);
      const shares = laterShares.map((share, at) => share * (best[at]?.score ?? 0));
      const score = shares.reduce((sum, share) => sum + share, 0);
      const date = best[0]?.date ?? new Date(0);
      return { meetingId, score, passages: best, date };
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.date.getTime() - one.date.getTime() ||
        (one.meetingId < other.meetingId ? -1 : 1),
    );
}

/** The best that are shown. An agenda, a case and a sentence may say the same: once is enough. */
export function bestHits({ passages }: ScoredMeeting): { hits: Scored[]; moreHits: number } {
  // The title stands above them all.
  const below = passages.filter(({ kind, heading }) => kind !== 'meeting' || heading !== null);
  const hits: Scored[] = [];
  const said = new Set<string>();
  for (const hit of below) {
    const text = stemsOf(hit.text).join(' ');
    if (said.has(text)) continue;
    said.add(text);
    hits.push(hit);
    if (hits.length === mostHits) break;
  }
  return { hits, moreHits: below.length - hits.length };
}
