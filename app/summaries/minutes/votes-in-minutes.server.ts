import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { agrees } from '#app/proceedings/minutes/compare-minutes.ts';
import { compareMinutesApart } from '../comparing/compare-apart.server.ts';
import { shownVote } from '../vote-rows.server.ts';
import { heardVotes, parseMinutesVotes } from './minutes-votes.ts';

/** Those votes of a published version that its approved minutes say the same of, by their places. */
export async function votesInMinutes({
  votes,
  minutesVotes,
  items,
}: PublishedVersion): Promise<ReadonlySet<number>> {
  if (minutesVotes === null) return new Set();
  const written = parseMinutesVotes(minutesVotes);
  const heard = heardVotes(votes.map(shownVote), items);
  const compared = await compareMinutesApart({ written, heard }).catch((error) => {
    // A page is read all the same where its minutes are more than can be compared.
    if (error instanceof AppError) return [];
    throw error;
  });
  return new Set(
    compared.flatMap((one) => {
      const vote = one.kind === 'untold' ? undefined : written[one.written];
      return one.kind === 'both' && vote && agrees(one, vote) ? [one.heard] : [];
    }),
  );
}
