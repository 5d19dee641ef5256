import { type Ballot, hasResult } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { votesWithin } from './talk-after-votes.ts';

/**
 * What an agenda lists twice, to be discussed and to be acted on, and a meeting takes up once is one case. Where a vote
 * stands between the two they stay apart.
 */
export function withListedTwice(starts: readonly Start[], ballots: readonly Ballot[]): Start[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.filter((start, place) => {
    const before = sorted[place - 1];
    const isTwice =
      before !== undefined &&
      before.entry !== null &&
      start.entry !== null &&
      before.title === start.title;
    return !isTwice || votesWithin(ballots, before.from, start.from).some(hasResult);
  });
}
