import { tellingWords } from '../cases/matter-vocabulary.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from '../votes/ballot.ts';
import type { OutlinedMotion } from './outline.ts';

/** A motion that an outline has decided, with the sentence of its decision and the case that is open there. */
export type Decision = OutlinedMotion & { at: number; item: number | null };

/** In sentences: how far before a vote's first and after its last word its ruling may have been placed. */
const near = { before: 3, after: 2 };

/**
 * Of each decision the vote that was counted of it, by their places in the lists: of those in or next to which it
 * lies the nearest, else one on the same matter of its case. No vote is of two decisions.
 */
export function votesOfDecisions(
  decisions: readonly Decision[],
  votes: readonly Vote[],
  ballots: readonly Ballot[],
): ReadonlyMap<number, number> {
  const pairs = decisions.flatMap((decision, place) =>
    votes.flatMap((vote, index) => {
      const far = distance(decision, vote, ballots[index]);
      return far === null ? [] : [{ place, index, far }];
    }),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { place, index } of pairs.sort((one, other) => one.far - other.far)) {
    if (found.has(place) || taken.has(index)) continue;
    found.set(place, index);
    taken.add(index);
  }
  return found;
}

/** In sentences from a decision to a ruling; beyond all of these for one that only shares its matter; null for others. */
function distance(
  { at, item, matter, outcome }: Decision,
  vote: Vote,
  ballot: Ballot | undefined,
): number | null {
  if (!ballot) return null;
  const { startAt, outcomeAt, lastAt } = ballot;
  const far = Math.abs(at - (outcomeAt ?? lastAt));
  if (at >= startAt - near.before && at <= lastAt + near.after) return far;
  const isSame =
    item !== null &&
    vote.items.includes(item) &&
    vote.outcome === outcome &&
    isSameMatter(matter, vote.subject);
  return isSame ? Number.MAX_SAFE_INTEGER : null;
}

/** Of the words that tell what was voted on: with fewer in common they name two matters. */
const sameMatter = 0.5;

export function isSameMatter(matter: string, subject: string | null): boolean {
  const known = new Set(tellingWords(subject ?? ''));
  const own = tellingWords(matter);
  const shared = own.filter((word) => known.has(word)).length;
  return shared > 0 && shared >= sameMatter * own.length;
}
