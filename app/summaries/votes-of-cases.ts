import { isLostSeat } from '#app/proceedings/votes/nomination-patterns.ts';
import type { ShownVote } from './vote-rows.server.ts';

/** A vote with the cases that it was on. */
export type OnCases = { item: number | null; items: readonly number[] };

/** The cases that a vote was on, by their places; votes of early versions named no more than one. */
export const casesDecidedBy = ({ item, items }: OnCases): readonly number[] =>
  items.length > 0 || item === null ? items : [item];

/** Of the votes of a case, the one that says what became of it. */
export function decidingVote<V extends Pick<ShownVote, 'kind' | 'outcome' | 'motion'>>(
  votes: readonly V[],
): V | undefined {
  const decided = votes.filter(({ kind, outcome }) => kind !== 'amendment' && outcome !== null);
  return decided.findLast((vote) => !isLostSeat(vote)) ?? decided.at(-1);
}
