import { subjectOf } from '#app/proceedings/votes/vote-subject.ts';
import { isUndecided } from '../../account/told-state.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { noVote } from '../../drafting/no-vote.ts';
import type { StoredVote } from '../../vote-rows.server.ts';
import { casesDecidedBy } from '../../votes-of-cases.ts';
import { carryLine, withoutLine } from './carry-line.ts';
import type { Proceedings } from './proceedings.ts';

type Carrying = {
  /** The vote's place among the votes. */
  at: number;
  /** The case that it is of, by its place; null for none. */
  to: number | null;
  /** What code tells of the vote where it stands. */
  told: readonly string[];
};

/**
 * A vote of another case than before: what it was on is said anew, what became of both cases follows,
 * and the line that tells the vote goes along.
 */
export function carryVote(proceedings: Proceedings, { at, to, told }: Carrying): Proceedings {
  const vote = proceedings.votes[at];
  if (!vote) return proceedings;
  const [place = null, ...others] = casesDecidedBy(vote);
  const from = others.length > 0 ? null : place;
  const carried = onCase(vote, { from, to, cases: proceedings.cases });
  const votes = proceedings.votes.with(at, carried);
  const { cases, facts } = proceedings;
  let { markdown } = proceedings;
  if (to !== null) {
    for (const text of from === null ? [] : told) {
      markdown = carryLine({ markdown, cases }, { text, from, to });
    }
    markdown = withoutLine({ markdown, cases }, { text: noVote, place: to });
  }
  return {
    markdown,
    votes,
    facts,
    cases: withStates(cases, { before: proceedings.votes, after: votes, from, to }),
  };
}

type Move = { from: number | null; to: number | null };

function onCase(
  vote: StoredVote,
  { from, to, cases }: Move & { cases: readonly StoredCase[] },
): StoredVote {
  const [old, one] = [from, to].map((place) => (place === null ? undefined : cases[place]));
  // What one case was decided by alone is no list that was adopted together.
  const kind = vote.kind === 'consent' && one?.kind !== 'consent' ? 'main' : vote.kind;
  const said = one && old?.title ? vote.subject?.replaceAll(old.title, () => one.title) : undefined;
  const subject =
    said !== undefined && said !== vote.subject
      ? said
      : subjectOf(kind, vote.motion, {
          cases: one ? [one] : [],
          purpose: null,
          before: () => null,
        });
  return { ...vote, kind, subject, item: to, items: to === null ? [] : [to] };
}

type Votes = readonly StoredVote[];

/** What became of a case goes with its only vote. */
function withStates(
  cases: StoredCase[],
  { before, after, from, to }: Move & { before: Votes; after: Votes },
): StoredCase[] {
  const hasVotes = (votes: Votes, place: number) =>
    votes.some((vote) => casesDecidedBy(vote).includes(place));
  const old = from === null ? undefined : cases[from];
  const one = to === null ? undefined : cases[to];
  if (from === null || !old || isUndecided(old) || hasVotes(after, from)) return cases;
  const left = cases.with(from, { ...old, state: 'discussed', until: null });
  if (to === null || !one || !isUndecided(one) || hasVotes(before, to)) return left;
  return left.with(to, { ...one, state: old.state, until: old.until });
}
