import type { StoredCase, StoredFact } from '../../case-rows.server.ts';
import type { StoredVote } from '../../vote-rows.server.ts';

/** A draft with all that was counted behind it; votes and facts name their cases by place. */
export type Proceedings = {
  markdown: string;
  cases: StoredCase[];
  votes: StoredVote[];
  facts: StoredFact[];
};

/** Tells votes and facts where their cases stand now. */
export function withPlaces(
  proceedings: Pick<Proceedings, 'votes' | 'facts'>,
  placeOf: (place: number) => number,
): Pick<Proceedings, 'votes' | 'facts'> {
  const move = (item: number | null) => (item === null ? null : placeOf(item));
  return {
    votes: proceedings.votes.map((vote) => ({
      ...vote,
      item: move(vote.item),
      items: [...new Set(vote.items.map(placeOf))].toSorted((one, other) => one - other),
    })),
    facts: proceedings.facts.map((fact) => ({ ...fact, item: move(fact.item) })),
  };
}
