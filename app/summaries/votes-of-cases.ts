import type { ShownVote } from './vote-rows.server.ts';

/** A vote with the cases that it was on. */
export type OnCases = { item: number | null; items: readonly number[] };

/** The cases that a vote was on, by their places; votes of early versions named no more than one. */
export const casesDecidedBy = ({ item, items }: OnCases): readonly number[] =>
  items.length > 0 || item === null ? items : [item];

/** Of the votes of a case, the one that says what became of it. */
export const decidingVote = <V extends Pick<ShownVote, 'kind' | 'outcome'>>(votes: readonly V[]) =>
  votes.findLast(({ kind, outcome }) => kind !== 'amendment' && outcome !== null);
