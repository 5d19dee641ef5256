import { tellingWords } from '../cases/matter-vocabulary.ts';
import type { Vote } from '../vote.ts';
import { type Ballot, rulingOf } from '../votes/ballot.ts';
import type { OutlinedMotion } from './outline.ts';

/** A motion that an outline has decided, with the sentence of its decision and the case that is open there. */
export type Decision = OutlinedMotion & { at: number; item: number | null };

/** In sentences: how far before a vote's first and after its last word its ruling may have been placed. */
const near = { before: 3, after: 2 };

/**
 * Of each decision the vote that was counted of it, by their places in the lists: of those in or next to which it
 * lies, or which were taken on its case, those on its matter before others and the nearest. No vote is of two decisions.
 */
export function votesOfDecisions(
  decisions: readonly Decision[],
  votes: readonly Vote[],
  ballots: readonly Ballot[],
): ReadonlyMap<number, number> {
  const pairs = decisions.flatMap((decision, place) =>
    votes.flatMap((vote, index) => {
      const isSame = isOnMatter(decision, vote);
      const far = distance(decision, { vote, ballot: ballots[index], isSame });
      return far === null ? [] : [{ place, index, far, isSame }];
    }),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const surest = pairs.sort(
    (one, other) => Number(other.isSame) - Number(one.isSame) || one.far - other.far,
  );
  for (const { place, index } of surest) {
    if (found.has(place) || taken.has(index)) continue;
    found.set(place, index);
    taken.add(index);
  }
  return found;
}

/** In sentences from a decision to a ruling; null where they cannot be the same. */
function distance(
  { at, item, outcome }: Decision,
  { vote, ballot, isSame }: { vote: Vote; ballot: Ballot | undefined; isSame: boolean },
): number | null {
  if (!ballot) return null;
  const isOfCase = isSame && item !== null && vote.items.includes(item) && vote.outcome === outcome;
  const { startAt, lastAt } = ballot;
  const isNear = at >= startAt - near.before && at <= lastAt + near.after;
  return isNear || isOfCase ? Math.abs(at - rulingOf(ballot)) : null;
}

const isOnMatter = ({ matter }: Decision, { subject, motion }: Vote): boolean =>
  isSameMatter(matter, subject) || isSameMatter(matter, motion);

/** Of the words that tell what was voted on: with fewer in common they name two matters. */
const sameMatter = 0.5;

export function isSameMatter(matter: string, subject: string | null): boolean {
  const known = new Set(tellingWords(subject ?? ''));
  const own = tellingWords(matter);
  const shared = own.filter((word) => known.has(word)).length;
  return shared > 0 && shared >= sameMatter * own.length;
}
