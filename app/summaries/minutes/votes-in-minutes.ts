import { agrees, compareMinutes } from '#app/proceedings/minutes/compare-minutes.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { heardVotes, parseMinutesVotes } from './minutes-votes.ts';

type Published = {
  /** What its approved minutes say, as it is kept; null where there are none. */
  minutesVotes: string | null;
  items: readonly { index: number; designator: string | null; title: string }[];
};

/**
 * Marks those votes of a published version that its approved minutes say the same of.
 * @param of the day of the meeting, yyyy-mm-dd
 */
export function markApproved(
  votes: readonly ShownVote[],
  { minutesVotes, items }: Published,
  of: string | null,
): ShownVote[] {
  if (minutesVotes === null) return [...votes];
  const written = parseMinutesVotes(minutesVotes);
  const approved = new Set(
    compareMinutes(written, heardVotes(votes, items)).flatMap((one) => {
      const vote = one.kind === 'untold' ? undefined : written[one.written];
      return one.kind === 'both' && vote && agrees(one, vote) ? [one.heard] : [];
    }),
  );
  return votes.map((vote, at) => (approved.has(at) ? { ...vote, inMinutes: { of } } : vote));
}
